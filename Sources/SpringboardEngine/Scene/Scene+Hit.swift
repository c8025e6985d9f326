extension Scene {
  /// What can be touched.
  public enum Target: Hashable, Sendable {
    case icon(ItemID)
    /// From 0.
    case pageDot(Int)
    /// Nothing else: the wallpaper, the dock's plate between its icons.
    case background
  }

  /// An item's icon, if it is in view.
  public func icon(_ id: ItemID) -> Element? {
    elements.first { $0.kind == .icon(id) }
  }

  /// What a finger at a point touches: the frontmost.
  public func hit(_ point: Point) -> Target {
    for element in elements.reversed() where element.touch?.contains(point) == true {
      switch element.kind {
      case .icon(let id): return .icon(id)
      case .pageDot(let page): return .pageDot(page)
      case .label, .dock, .opening, .notice: continue
      }
    }
    return .background
  }
}
