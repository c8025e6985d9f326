/// Rounds lengths in logical pixels to whole device pixels. The results are finite; NaN becomes zero.
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels per logical pixel.
  public let scale: Double

  /// Creates the grid of a scale; one that is not finite and positive counts as 1, and others are
  /// limited to 1/64...64.
  @inlinable public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale.clamped(to: 1 / 64...64) : 1
  }

  /// Rounds down to a whole device pixel. A length that is whole except for rounding errors is kept.
  @inlinable public func floor(_ length: Double) -> Double { (length.bounded * scale + 1e-6).rounded(.down) / scale }

  /// Rounds up to a whole device pixel. A length that is whole except for rounding errors is kept.
  @inlinable public func ceiling(_ length: Double) -> Double { (length.bounded * scale - 1e-6).rounded(.up) / scale }

  /// Rounds to the nearest whole device pixel.
  @inlinable public func nearest(_ length: Double) -> Double { (length.bounded * scale).rounded() / scale }

  /// Returns the largest rectangle on whole device pixels that lies within another one.
  @inlinable public func inside(_ rect: Rect) -> Rect {
    let (x, y) = (ceiling(rect.minX), ceiling(rect.minY))
    return Rect(x: x, y: y, width: max(0, floor(rect.maxX) - x), height: max(0, floor(rect.maxY) - y))
  }
}
