import SpringboardEngine

extension Rect {
  /// Larger by a distance to all sides.
  func outset(by distance: Double) -> Rect {
    Rect(center: center, size: Size(width: width + 2 * distance, height: height + 2 * distance))
  }
}
