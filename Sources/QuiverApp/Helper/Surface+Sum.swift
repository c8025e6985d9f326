import GtkBridge
import Posix

extension Surface {
  /// Of all its pixels, as text: against accidents.
  var sum: String { String(withPixels { Checksum(words: $0).value } ?? 0, radix: 16) }
}

nonisolated extension PixelImage {
  /// The same as that of its surface.
  var sum: String { String(withPixels { Checksum(words: $0).value }, radix: 16) }
}
