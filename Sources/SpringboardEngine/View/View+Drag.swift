extension View {
  /// Where an item is being dragged.
  func draggedRect(of id: ItemID) -> Rect? {
    guard let drag = mode.drag, let pointer = drag.pointer, let index = drag.items.firstIndex(of: id) else {
      return nil
    }
    let side = layout.metrics.iconSide
    let step = preferences.motion.stackStep * Double(min(index, Self.stackDepth))
    return Rect(
      center: pointer.center + Point(x: step, y: step), size: Size(width: side, height: side))
  }

  /// How many tiles of a stack can be told apart under the first.
  private static let stackDepth = 2
}
