/// Linear interpolation: exactly `a` at progress 0 and exactly `b` at 1. Progress beyond 0...1 extrapolates.
@inlinable package func interpolate(_ a: Double, _ b: Double, _ progress: Double) -> Double {
  progress == 1 ? b : a + (b - a) * progress
}

extension Point {
  /// Returns the point between this one and another; 0 is this one, 1 the other one.
  @inlinable public func interpolated(to other: Point, _ progress: Double) -> Point {
    Point(x: interpolate(x, other.x, progress), y: interpolate(y, other.y, progress))
  }
}

extension Rect {
  /// Interpolates origin and size: this rectangle at progress 0, `other` at 1. Progress beyond 0...1 extrapolates.
  @inlinable public func interpolated(to other: Rect, _ progress: Double) -> Rect {
    Rect(
      x: interpolate(minX, other.minX, progress), y: interpolate(minY, other.minY, progress),
      width: interpolate(width, other.width, progress), height: interpolate(height, other.height, progress))
  }

  /// Returns the rectangle scaled about its centre: the area that a scaled element covers.
  @inlinable public func scaled(_ scale: Double) -> Rect {
    Rect(center: center, size: Size(width: width * scale, height: height * scale))
  }
}
