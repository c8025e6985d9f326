/// Uncompressed pixels as GdkPixbuf lays them out: 8 bits for each of red, green, blue and, if there is one, alpha, which
/// is not premultiplied.
nonisolated package struct RawPicture: Equatable, Sendable {
  private let size: PixelSize
  /// Bytes from one row to the next.
  private let rowStride: Int
  private let channels: Int
  private let bytes: [UInt8]

  /// The longest side that is accepted, in pixels.
  private static let longestSide = 512

  /// Returns nil if the numbers contradict each other, or the picture is larger than an icon.
  package init?(width: Int, height: Int, rowStride: Int, hasAlpha: Bool, bytes: [UInt8]) {
    let channels = hasAlpha ? 4 : 3
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      rowStride >= width * channels, rowStride <= bytes.count,
      rowStride * (height - 1) + width * channels <= bytes.count
    else { return nil }
    (size, self.rowStride, self.channels, self.bytes) = (
      PixelSize(width: width, height: height), rowStride, channels, bytes
    )
  }

  /// The picture in the middle of a transparent square; nil if there is not enough memory.
  @MainActor
  package var square: Surface? {
    let side = max(size.width, size.height)
    let (left, top) = ((side - size.width) / 2, (side - size.height) / 2)
    var words = [UInt32](repeating: 0, count: side * side)
    for y in 0..<size.height {
      for x in 0..<size.width { words[(top + y) * side + left + x] = premultiplied(x, y) }
    }
    return Surface(width: side, height: side, copying: words.span.bytes)
  }

  private func premultiplied(_ x: Int, _ y: Int) -> UInt32 {
    let start = y * rowStride + x * channels
    let alpha = channels == 4 ? UInt32(bytes[start + 3]) : 0xff
    let color = bytes[start..<start + 3].reduce(UInt32(0)) { $0 << 8 | (UInt32($1) * alpha + 0x7f) / 0xff }
    return alpha << 24 | color
  }
}
