import CGtk

/// A rectangle in logical pixels. Its owner defines the origin.
package nonisolated struct Extent: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package func contains(x: Double, y: Double) -> Bool {
    (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
  }

  /// The intersection of two rectangles; nil if they share no more than an edge.
  func common(with other: Extent) -> Extent? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return left < right && top < bottom ? Extent(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  init(_ rectangle: GdkRectangle) {
    self.init(
      x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width), height: Double(rectangle.height))
  }
}
