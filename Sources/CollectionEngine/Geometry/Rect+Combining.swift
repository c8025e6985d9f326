extension Rect {
  /// Whether a point is inside. The top and left edges are, the bottom and right ones are not.
  @inlinable public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether the rectangles overlap; rectangles that only share an edge do not.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle made smaller by the insets. Its sides do not become negative.
  @inlinable public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle extended by a distance on all sides, or reduced if it is negative.
  @inlinable public func outset(by distance: Double) -> Rect {
    inset(by: Insets(top: -distance, left: -distance, bottom: -distance, right: -distance))
  }

  /// Returns the rectangle moved by a vector.
  @inlinable public func moved(by distance: Point) -> Rect {
    Rect(origin: origin + distance, size: size)
  }

  /// Returns the rectangle enlarged about its centre so that neither side is shorter than `side`.
  @inlinable public func atLeast(_ side: Double) -> Rect {
    Rect(center: center, size: Size(width: max(width, side), height: max(height, side)))
  }

  /// Whether all of another rectangle is in this one.
  @inlinable public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the common part of two rectangles; nil if they have none.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
