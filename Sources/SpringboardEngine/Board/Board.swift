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

  /// A page: its items in order, and whether a person has arranged it.
  ///
  /// Pages that nobody has arranged were filled by Quiver. They are filled again where a screen has room for another number of
  /// items; see ``Board/flowing(pageCapacity:)``.
  public struct Page: Sendable {
    var items: [Item]
    /// Whether a person has decided what is on the page.
    public var isArranged: Bool

    /// Creates a page from its items.
    public init(_ items: some Sequence<Item>, isArranged: Bool = true) {
      (self.items, self.isArranged) = (Array(items), isArranged)
    }
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
