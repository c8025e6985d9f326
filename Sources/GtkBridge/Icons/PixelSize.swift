/// A size in device pixels.
nonisolated package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var area: Int { width * height }
}

/// A rectangle in device pixels, with y downwards.
nonisolated package struct PixelRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Whether the rectangle contains a whole picture of this size at the origin.
  package func covers(_ size: PixelSize) -> Bool {
    x <= 0 && y <= 0 && x + width >= Double(size.width) && y + height >= Double(size.height)
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
