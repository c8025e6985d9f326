/// The value that lies `progress` of the way from `a` to `b`; beyond both ends too.
func interpolate(_ a: Double, _ b: Double, _ progress: Double) -> Double {
  a + (b - a) * progress
}

extension Rect {
  /// This rectangle on its way to another one.
  public func interpolated(to other: Rect, _ progress: Double) -> Rect {
    Rect(
      x: interpolate(minX, other.minX, progress), y: interpolate(minY, other.minY, progress),
      width: interpolate(width, other.width, progress), height: interpolate(height, other.height, progress))
  }

  /// Its scale about the centre applied: what a scaled element covers.
  public func scaled(_ scale: Double) -> Rect {
    Rect(center: center, size: Size(width: width * scale, height: height * scale))
  }
}
