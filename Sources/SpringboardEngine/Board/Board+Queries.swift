extension Board {
  /// Where an item is moved to, in terms of other items, so that it does not depend on a grid.
  public enum Destination: Hashable, Sendable {
    /// The position of an item, which moves behind; on a page, in the dock or in a folder.
    case before(ItemID)
    /// The position after an item, wherever that is.
    case after(ItemID)
    /// The end of a page, of the dock or of a folder.
    case endOf(Container)
    /// A new page after the last one.
    case newPage
    /// Into this folder, or into a new folder with this application.
    case into(ItemID)
  }

  /// A list of items: a page by its number from 0, the dock, or a folder.
  public enum Container: Hashable, Sendable { case page(Int), dock, folder(ItemID) }

  /// The position of an item.
  public struct Place: Hashable, Sendable {
    /// The list that it is in.
    public var container: Container
    /// The index of the item in that list, from 0.
    public var index: Int

    /// Creates a position from a list and an index.
    public init(_ container: Container, _ index: Int) {
      self.container = container
      self.index = index
    }
  }

  /// All applications on the board, including those in folders: first those of the pages, then those of the dock.
  public var applications: [ItemID] { everything.flatMap(\.applications) }

  /// All items that occupy a slot: first those of the pages, then those of the dock.
  public var everything: [Item] { pages.joined() + dock }

  /// All folders: first those of the pages, then those of the dock.
  var folders: [Folder] { pages.flatMap { $0.compactMap(\.folder) } + dock.compactMap(\.folder) }

  /// Finds a folder by its name, or else by its id.
  public func folder(called name: String) -> Folder? {
    let folders = folders
    return folders.first { $0.name == name } ?? folder(.folder(name))
  }

  /// The folder with an id; nil if it is not on the board.
  public func folder(_ id: ItemID) -> Folder? { folders.first { $0.id == id } }

  /// The ids of all folders, as ``ItemID/init(text:folders:)`` needs them.
  public var folderIDs: Set<String> { Set(folders.map(\.id.boardName)) }

  /// The position of an application or a folder; nil if it is not on the board.
  public func place(of id: ItemID) -> Place? {
    for (page, items) in pages.enumerated() {
      if let place = Self.place(of: id, among: Array(items), in: .page(page)) { return place }
    }
    return Self.place(of: id, among: dock, in: .dock)
  }

  private static func place(of id: ItemID, among items: [Item], in container: Container) -> Place? {
    for (index, item) in items.enumerated() {
      if item.id == id { return Place(container, index) }
      guard case .folder(let folder) = item, let inside = folder.items.firstIndex(of: id) else { continue }
      return Place(.folder(folder.id), inside)
    }
    return nil
  }

  /// A broken invariant of a board.
  public enum Violation: Hashable, Sendable {
    /// The id of an application or a folder occurs more than once on the board, or on it and among the removed ones. An
    /// application and a folder cannot have the same id either, because the arrangement file has it for both.
    case twice(ItemID)
    /// A folder has no items.
    case emptyFolder(ItemID)
    /// A page other than the last one has no items. The last page is empty while an item is dragged to it.
    case emptyPage(Int)
  }

  /// The broken invariants; none for a valid board.
  public var violations: [Violation] {
    emptyPages.map(Violation.emptyPage) + emptyFolders.map(Violation.emptyFolder) + repeatedIDs.map(Violation.twice)
  }

  /// Stops the program if an invariant is broken.
  public func checkInvariants() {
    let found = violations
    precondition(found.isEmpty, "invalid board: \(found)")
  }

  private var emptyPages: [Int] { pages.indices.dropLast().filter { pages[$0].isEmpty } }

  private var emptyFolders: [ItemID] { everything.filter(\.applications.isEmpty).map(\.id) }

  private var repeatedIDs: [ItemID] {
    var seen: Set<String> = []
    return (everything.flatMap(\.ids) + removed).filter { !seen.insert($0.boardName).inserted }
  }
}

extension ItemID {
  /// The name of the item in the arrangement file: the id of the application or of the folder.
  var boardName: String {
    switch self {
    case .application(let id), .folder(let id): id
    case .action, .result, .copy, .programme, .power: text
    }
  }
}

extension Board.Item {
  /// The id of the application or of the folder.
  public var id: ItemID {
    switch self {
    case .app(let id): id
    case .folder(let folder): folder.id
    }
  }

  var folder: Board.Folder? {
    guard case .folder(let folder) = self else { return nil }
    return folder
  }

  var isFolder: Bool { folder != nil }

  /// Whether it is one of these, or a folder with one of them.
  func holds(anyOf ids: Set<ItemID>) -> Bool {
    switch self {
    case .app(let id): ids.contains(id)
    case .folder(let folder): ids.contains(folder.id) || folder.items.contains(where: ids.contains)
    }
  }

  /// The application itself, or those in the folder.
  public var applications: [ItemID] {
    switch self {
    case .app(let id): [id]
    case .folder(let folder): folder.items
    }
  }
}

extension Board.Item {
  /// The item's own id, followed by those of the applications in it.
  var ids: [ItemID] {
    switch self {
    case .app(let id): [id]
    case .folder(let folder): [folder.id] + folder.items
    }
  }
}
