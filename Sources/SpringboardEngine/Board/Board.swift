/// The arrangement: pages of items, and the dock. It knows order, not cells.
public struct Board: Equatable, Sendable {
  public var pages: [[Item]]
  public var dock: [Item]
  /// Applications that anyone took from the board, the last one first: they are not put back by themselves.
  public var removed: [ItemID]

  public init(pages: [[Item]] = [], dock: [Item] = [], removed: [ItemID] = []) {
    self.pages = pages
    self.dock = dock
    self.removed = removed
  }

  /// What takes a slot.
  public enum Item: Hashable, Sendable {
    case app(ItemID)
    case folder(Folder)
  }

  /// Applications under one name; never a folder in a folder.
  public struct Folder: Hashable, Sendable {
    public var id: ItemID
    public var name: String
    public var items: [ItemID]

    public init(id: ItemID, name: String, items: [ItemID]) {
      self.id = id
      self.name = name
      self.items = items
    }
  }
}
