extension Board {
  /// What holds an item.
  public enum Container: Hashable, Sendable { case page(Int), dock, folder(ItemID) }

  /// Where an item is: in what, and how many come before it there.
  public struct Place: Hashable, Sendable {
    public var container: Container
    public var index: Int

    public init(_ container: Container, _ index: Int) {
      self.container = container
      self.index = index
    }
  }

  /// Every application on the board, those in folders too; pages first, then the dock.
  public var applications: [ItemID] { everything.flatMap(\.applications) }

  /// What takes a slot, on the pages and then in the dock.
  public var everything: [Item] { pages.joined() + dock }

  /// A folder by its name or its id.
  public func folder(called name: String) -> Folder? {
    let folders = everything.compactMap(\.folder)
    return folders.first { $0.name == name } ?? folders.first { $0.id.rawValue == name }
  }

  /// Where an application or a folder is; nil where it is nowhere.
  public func place(of id: ItemID) -> Place? {
    for (page, items) in pages.enumerated() {
      if let place = Self.place(of: id, among: items, in: .page(page)) { return place }
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
}

extension Board.Item {
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

  /// The applications it stands for.
  public var applications: [ItemID] {
    switch self {
    case .app(let id): [id]
    case .folder(let folder): folder.items
    }
  }
}
