import CollectionEngine

extension Board {
  /// Completes a change of the board `before`: dissolves folders that lost items, passes surplus items to the next
  /// page, and removes empty pages.
  mutating func settle(since before: Board, pageCapacity: Int, keepingEmptyPages: Bool = false) {
    dissolveFolders(since: before)
    passSurplusItems(since: before, pageCapacity: max(1, pageCapacity))
    if !keepingEmptyPages { pages.removeAll(where: \.isEmpty) }
  }

  private mutating func dissolveFolders(since before: Board) {
    let counts = Dictionary(before.folders.map { ($0.id, $0.items.count) }, uniquingKeysWith: max)
    updateLists { items in
      guard items.contains(where: \.isFolder) else { return }
      items = items.compactMap { $0.dissolved(from: counts[$0.id] ?? 0) }
    }
  }

  /// Passes surplus items to the start of the next page. A page that had too many items before was filled on a larger
  /// grid, and stays as it is.
  private mutating func passSurplusItems(since before: Board, pageCapacity: Int) {
    var page = 0
    while page < pages.count {
      let excess = pages[page].count - pageCapacity
      if excess > 0, (before.pages.element(at: page)?.count ?? 0) <= pageCapacity { pass(excess, toPageAfter: page) }
      page += 1
    }
  }

  private mutating func pass(_ count: Int, toPageAfter page: Int) {
    if page + 1 == pages.count { pages.append(Page([], isArranged: false)) }
    pages[page + 1].insert(contentsOf: pages[page].suffix(count), at: 0)
    pages[page].removeLast(count)
  }
}

extension Board.Item {
  /// Replaces a folder that lost items by its last one, or by nil if it is empty. Other items are returned unchanged.
  fileprivate func dissolved(from count: Int) -> Board.Item? {
    guard case .folder(let folder) = self, folder.items.count < min(2, count) else { return self }
    return folder.items.first.map(Self.app)
  }
}
