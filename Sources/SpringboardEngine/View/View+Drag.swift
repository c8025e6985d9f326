extension View {
  /// Where an item is in a hand.
  func draggedRect(of id: ItemID) -> Rect? {
    guard let carry = mode.carry, let hand = carry.hand, let index = carry.items.firstIndex(of: id) else { return nil }
    let side = layout.metrics.iconSide
    let step = preferences.motion.stackStep * Double(min(index, Self.stackDepth))
    return Rect(
      center: hand.center + Point(x: step, y: step), size: Size(width: side, height: side))
  }

  /// How many tiles of a stack can be told apart under the first.
  private static let stackDepth = 2
}
