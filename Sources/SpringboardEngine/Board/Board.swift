/// The arrangement: the pages and the dock. It stores the order of the items, not their cells.
public struct Board: Equatable, Sendable {
  /// The pages, in order.
  public var pages: [Page]
  /// The items of the dock, in order.
  public var dock: [Item]
  /// Applications that the user removed from the board, the last one first. They are not added again automatically.
  public var removed: [ItemID]

  /// Creates a board from its lists. Callers that take them from outside check ``violations``.
  public init(pages: [Page] = [], dock: [Item] = [], removed: [ItemID] = []) {
    self.pages = pages
    self.dock = dock
    self.removed = removed
  }

  /// Something that occupies a slot: an application or a folder.
  public enum Item: Hashable, Sendable {
    case app(ItemID)
    case folder(Folder)
  }

  /// A named group of applications. A folder does not contain folders.
  public struct Folder: Hashable, Sendable {
    /// The id, which no application and no other folder has.
    public var id: ItemID
    /// The name, which the user can change.
    public var name: String
    /// The applications in it, in order.
    public var items: [ItemID]

    /// Creates a folder from its parts.
    public init(id: ItemID, name: String, items: [ItemID]) {
      self.id = id
      self.name = name
      self.items = items
    }
  }
}
