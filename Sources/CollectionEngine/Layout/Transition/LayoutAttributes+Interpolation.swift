extension LayoutAttributes {
  /// Interpolates towards the attributes of the same element in another layout. Beyond both ends, sizes stay positive
  /// and alpha stays between 0 and 1.
  func interpolated(to other: LayoutAttributes, _ progress: Double) -> LayoutAttributes {
    var result = self
    result.frame = frame.resized(to: other.frame, progress)
    result.icon = icon.resized(to: other.icon, progress)
    result.label = Self.label(of: self, other, progress)
    result.alpha = interpolate(alpha, other.alpha, progress).clamped(to: 0...1)
    result.z = interpolate(z, other.z, progress)
    result.transform = transform.interpolated(to: other.transform, progress)
    return result
  }

  /// A label that only one of the two has grows out of the lower edge of the icon.
  private static func label(of a: LayoutAttributes, _ b: LayoutAttributes, _ progress: Double) -> Rect? {
    guard a.label != nil || b.label != nil else { return nil }
    return (a.label ?? a.foldedLabel).resized(to: b.label ?? b.foldedLabel, progress)
  }

  private var foldedLabel: Rect { Rect(x: icon.minX, y: icon.maxY, width: icon.width, height: 0) }

  @usableFromInline func moved(by distance: Point) -> LayoutAttributes {
    var result = self
    result.frame = frame.moved(by: distance)
    result.icon = icon.moved(by: distance)
    result.label = label?.moved(by: distance)
    return result
  }

  /// The attributes at the same place, but small and transparent.
  @usableFromInline var absent: LayoutAttributes {
    var result = self
    result.alpha = 0
    result.transform.scale *= CellTuning.absentScale
    return result
  }

  /// A rectangle that contains the frame and the transformed frame.
  var coverage: Rect { transform.coverage(of: frame).union(frame) }
}

extension Rect {
  /// Interpolates towards another rectangle. Beyond both ends, no side is negative.
  fileprivate func resized(to other: Rect, _ progress: Double) -> Rect {
    var rect = interpolated(to: other, progress)
    rect.size = Size(width: max(0, rect.width), height: max(0, rect.height))
    return rect
  }
}
