extension SpringboardViewDelegate {
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didOpen item: Item) {}
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didChange pages: [[Item]]) {}
  /// Returns nil.
  public func springboard(_ view: SpringboardView<Item>, folderFor items: [Item]) -> Item? { nil }
  /// Returns no rows.
  public func springboard(_ view: SpringboardView<Item>, menuFor item: Item) -> [MenuItem] { [] }
  /// Returns true.
  public func springboard(_ view: SpringboardView<Item>, canMove item: Item) -> Bool { true }
  /// Returns true.
  public func springboard(_ view: SpringboardView<Item>, shouldDelete item: Item) -> Bool { true }
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didChangeEditing isEditing: Bool) {}
}
