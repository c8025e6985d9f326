import SpringboardEngine

extension Rect {
  /// The rectangle extended by a distance on all sides.
  func outset(by distance: Double) -> Rect {
    Rect(center: center, size: Size(width: width + 2 * distance, height: height + 2 * distance))
  }
}
