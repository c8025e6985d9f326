extension Scene {
  /// What can be touched.
  public enum Target: Hashable, Sendable {
    case icon(ItemID)
    /// From 0.
    case pageDot(Int)
    case badge(ItemID)
    case title(ItemID)
    case button(Button)
    /// An open folder or a sheet, between what can be touched on it.
    case panel
    /// Nothing else: the wallpaper, the dock's plate between its icons.
    case background
  }

  /// An item's icon, if it is in view.
  public func icon(_ id: ItemID) -> Element? {
    elements.first { $0.kind == .icon(id) || $0.kind == .folder(id) }
  }

  /// What a finger at a point touches: the frontmost.
  public func hit(_ point: Point) -> Target {
    for element in elements.reversed() where element.touch?.contains(point) == true {
      if let target = element.kind.traits.target { return target }
    }
    return .background
  }
}
