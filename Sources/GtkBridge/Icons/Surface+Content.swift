import CGtk

/// The visible content of an image, without the transparent border that it may have.
extension Surface {
  /// The smallest rectangle with everything that is visible in the image; nil if nothing is. Soft shadows do not count.
  package var contentBounds: PixelRect? {
    guard !isOpaque else { return PixelRect(x: 0, y: 0, width: Double(width), height: Double(height)) }
    var (left, top, right, bottom) = (width, height, -1, -1)
    read { pixels in
      for y in 0..<height {
        for x in 0..<width where pixels.alpha(x, y) >= Self.leastContentAlpha {
          (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), y)
        }
      }
    }
    guard right >= left else { return nil }
    return PixelRect(
      x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
  }

  /// The alpha from which a pixel belongs to the content (by eye, on icons with soft shadows).
  private static let leastContentAlpha: UInt32 = 48

  /// The colours, as `0xRRGGBB`, of the pixels in every `step`-th row and column that are at most `depth` pixels away from
  /// the edge of what is visible.
  package func edgeColors(within depth: Int, step: Int) -> [UInt32] {
    var colors: [UInt32] = []
    read { pixels in
      for y in stride(from: 0, to: height, by: step) {
        for x in stride(from: 0, to: width, by: step) where pixels.isVisible(x, y) {
          let isInside =
            pixels.isVisible(x - depth, y) && pixels.isVisible(x + depth, y) && pixels.isVisible(x, y - depth)
            && pixels.isVisible(x, y + depth)
          if !isInside { colors.append(pixels.color(x, y)) }
        }
      }
    }
    return colors
  }

  /// The colours, as `0xRRGGBB`, of the visible pixels in every `step`-th row and column.
  package func visibleColors(step: Int) -> [UInt32] {
    var colors: [UInt32] = []
    read { pixels in
      for y in stride(from: 0, to: height, by: step) {
        for x in stride(from: 0, to: width, by: step) where pixels.isVisible(x, y) { colors.append(pixels.color(x, y)) }
      }
    }
    return colors
  }

  private func read(_ body: (PixelReader) -> Void) {
    edit { bytes, stride in
      body(PixelReader(bytes: bytes, stride: stride, width: width, height: height, isOpaque: isOpaque))
    }
  }
}

/// Reads single pixels of an image.
private nonisolated struct PixelReader {
  let bytes: UnsafeMutableRawPointer
  /// Bytes per row.
  let stride: Int
  let width: Int
  let height: Int
  let isOpaque: Bool

  private func word(_ x: Int, _ y: Int) -> UInt32 {
    bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
  }

  func alpha(_ x: Int, _ y: Int) -> UInt32 { isOpaque ? 0xff : word(x, y) >> 24 }

  /// Whether most of the background is hidden at a point, which may be outside the image.
  func isVisible(_ x: Int, _ y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && alpha(x, y) >= 0x80
  }

  /// Not premultiplied. The alpha must not be 0.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    let (pixel, alpha) = (word(x, y), alpha(x, y))
    let part = { (shift: UInt32) in min((pixel >> shift & 0xff) * 0xff / alpha, 0xff) << shift }
    return part(16) | part(8) | part(0)
  }
}
