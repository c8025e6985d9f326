/// A layout that another program has kept.
public struct ImportedLayout: Equatable, Sendable {
  /// Something on a page.
  public enum Item: Equatable, Sendable {
    case app(ItemID)
    case folder(name: String, [ItemID])
  }

  /// The pages, in order.
  public var pages: [[Item]]
  /// The dock, in order.
  public var dock: [ItemID]

  /// Its applications, also those in folders.
  public var applications: Set<ItemID> {
    pages.joined().reduce(into: Set(dock)) { applications, item in
      switch item {
      case .app(let id): applications.insert(id)
      case .folder(_, let ids): applications.formUnion(ids)
      }
    }
  }

  /// Whether it has no application.
  public var isEmpty: Bool { applications.isEmpty }

  /// Creates a layout.
  public init(pages: [[Item]] = [], dock: [ItemID] = []) { (self.pages, self.dock) = (pages, dock) }
}

/// The layout of another program, which a user can take over at the first run.
public struct LayoutOffer: Equatable, Sendable {
  /// The name of the program.
  public var program: String
  /// Its layout.
  public var layout: ImportedLayout

  /// Creates an offer.
  public init(program: String, layout: ImportedLayout) { (self.program, self.layout) = (program, layout) }
}

extension Board {
  /// Returns the board with a layout of another program, and then the applications that only this board has, so that none is lost.
  /// An application that the layout has twice stays where it is first: in the dock, and then on the pages. A folder with a single
  /// application becomes that application. The capacity is the number of slots of a page.
  public func importing(_ layout: ImportedLayout, pageCapacity: Int) -> Board {
    var (board, seen, folders) = (Board(), Set<ItemID>(), 0)
    func new(_ ids: [ItemID]) -> [ItemID] { ids.filter { seen.insert($0).inserted } }
    board.dock = new(layout.dock).map(Item.app)
    for page in layout.pages {
      let items = page.flatMap { item -> [Item] in
        switch item {
        case .app(let id): return new([id]).map(Item.app)
        case .folder(let name, let ids):
          let ids = new(ids)
          guard ids.count > 1 else { return ids.map(Item.app) }
          folders += 1
          return [.folder(Folder(id: .newFolder(folders), name: Self.plainName(name), items: ids))]
        }
      }
      if !items.isEmpty { board.pages.append(Page(items)) }
    }
    return board.keeping(self, pageCapacity: pageCapacity)
  }
}
