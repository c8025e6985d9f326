import GtkBridge
import Posix

extension Surface {
  /// The checksum of all pixels, as text. It detects accidents, not attacks.
  var sum: String { String(withPixels { Checksum(words: $0).value } ?? 0, radix: 16) }
}

nonisolated extension PixelImage {
  /// The same as that of the image's surface.
  var sum: String { String(withPixels { Checksum(words: $0).value }, radix: 16) }
}
