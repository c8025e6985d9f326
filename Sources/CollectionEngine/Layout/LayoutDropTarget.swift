/// The meaning of a drop at a point of a layout.
public enum LayoutDropTarget: Equatable, Sendable {
  /// Onto an item, which forms a folder.
  case onto(ItemIndex)
  /// Before an item.
  case before(ItemIndex)
  /// After an item.
  case after(ItemIndex)
  /// After the last item that is visible at this point.
  case end
}

extension LayoutAttributes {
  /// Returns the meaning of a drop onto a cell: onto the item in the middle of the icon, and before or after it at the
  /// sides; nil for other elements.
  public func dropTarget(at point: Point, share: Double, isRightToLeft: Bool) -> LayoutDropTarget? {
    guard let index else { return nil }
    let middle = Rect(center: icon.center, size: Size(width: icon.width * share, height: icon.height * share))
    if middle.contains(point) { return .onto(index) }
    return (point.x < frame.midX) != isRightToLeft ? .before(index) : .after(index)
  }
}
