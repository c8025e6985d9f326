/// Two pages with the same items are equal, because they look the same.
extension Board.Page: Equatable {
  /// Compares the items.
  public static func == (a: Board.Page, b: Board.Page) -> Bool { a.items == b.items }
}

extension Board.Page: ExpressibleByArrayLiteral, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Creates an empty page that counts as arranged.
  public init() { self.init([]) }
  /// Creates a page that counts as arranged.
  public init(arrayLiteral items: Board.Item...) { self.init(items) }

  /// The index of the first item.
  public var startIndex: Int { items.startIndex }
  /// The index after the last item.
  public var endIndex: Int { items.endIndex }

  /// The item at an index.
  public subscript(index: Int) -> Board.Item {
    get { items[index] }
    set { items[index] = newValue }
  }

  /// Replaces items by others.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Board.Item>) {
    items.replaceSubrange(range, with: new)
  }
}

extension Board {
  /// Returns the board with the pages that nobody has arranged filled again, for screens with another number of slots. The
  /// order of the items stays the same, and pages that a person has arranged stay as they are. An application that is not
  /// installed counts, so that others do not move to other pages when it is installed or uninstalled.
  ///
  /// - Parameter pageCapacity: The number of slots of a screen.
  /// - Returns: The board.
  public func flowing(pageCapacity: Int) -> Board {
    guard pages.contains(where: { !$0.isArranged }) else { return self }
    var board = self
    board.pages = []
    var flow: [Item] = []
    func endFlow() {
      board.pages += Page.divided(flow, by: max(1, pageCapacity))
      flow = []
    }
    for page in pages {
      if page.isArranged {
        endFlow()
        board.pages.append(page)
      } else {
        flow += page
      }
    }
    endFlow()
    return board
  }

  /// A person has moved these items: the pages that they are on are arranged from now on.
  mutating func markArranged(pagesOf ids: [ItemID]) {
    let ids = Set(ids)
    for page in pages.indices where pages[page].contains(where: { $0.holds(anyOf: ids) }) {
      pages[page].isArranged = true
    }
  }

  /// Returns the board without the applications for which `isShown` is false, and without the pages and folders that
  /// have no items left.
  ///
  /// The stored board does not change, so that an application that is installed again has its old position.
  public func visible(where isShown: (ItemID) -> Bool) -> Board {
    Board(
      pages: pages.compactMap { page in
        if page.allSatisfy({ $0.isComplete(where: isShown) }) { return page }
        let left = page.compactMap { $0.visible(where: isShown) }
        return left.isEmpty && !page.isEmpty ? nil : Page(left, isArranged: page.isArranged)
      },
      dock: dock.compactMap { $0.visible(where: isShown) },
      removed: removed)
  }

  /// Returns the board as it is shown when the dock has room for `dockCapacity` items: the others are at the end of the
  /// last page, so that they can be reached.
  public func spilling(dockCapacity: Int) -> Board {
    let rest = dock.dropFirst(max(0, dockCapacity))
    guard !rest.isEmpty else { return self }
    return Board(
      pages: pages.dropLast() + [(pages.last ?? []) + rest], dock: dock.dropLast(rest.count), removed: removed)
  }
}

extension Board.Page {
  /// Pages that nobody has arranged, each with so many items.
  fileprivate static func divided(_ items: [Board.Item], by capacity: Int) -> [Board.Page] {
    stride(from: 0, to: items.count, by: capacity).map {
      Board.Page(items[$0...].prefix(capacity), isArranged: false)
    }
  }
}

extension Board.Item {
  /// Whether all of it is shown.
  fileprivate func isComplete(where isShown: (ItemID) -> Bool) -> Bool {
    switch self {
    case .app(let id): isShown(id)
    case .folder(let folder): !folder.items.isEmpty && folder.items.allSatisfy(isShown)
    }
  }

  func visible(where isShown: (ItemID) -> Bool) -> Board.Item? {
    switch self {
    case .app(let id):
      return isShown(id) ? self : nil
    case .folder(var folder):
      folder.items = folder.items.filter(isShown)
      return folder.items.isEmpty ? nil : .folder(folder)
    }
  }
}
