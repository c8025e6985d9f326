extension Board {
  /// What follows from an act on `before`: folders that lost items by it dissolve, full pages push over, empty ones go.
  mutating func settle(since before: Board, pageCapacity: Int, keepingEmptyPages: Bool = false) {
    dissolveFolders(since: before)
    pushOver(since: before, pageCapacity: max(1, pageCapacity))
    if !keepingEmptyPages { pages.removeAll(where: \.isEmpty) }
  }

  private mutating func dissolveFolders(since before: Board) {
    let counts = Dictionary(before.everything.map { ($0.id, $0.applications.count) }, uniquingKeysWith: max)
    updateLists { items in items = items.compactMap { $0.dissolved(from: counts[$0.id] ?? 0) } }
  }

  /// What a page has too much goes to the front of the next one. A page that had too much before is another grid's, and
  /// may grow.
  private mutating func pushOver(since before: Board, pageCapacity: Int) {
    var page = 0
    while page < pages.count {
      let excess = pages[page].count - pageCapacity
      if excess > 0, (before.pages.element(at: page)?.count ?? 0) <= pageCapacity { push(excess, from: page) }
      page += 1
    }
  }

  private mutating func push(_ count: Int, from page: Int) {
    if page + 1 == pages.count { pages.append([]) }
    pages[page + 1].insert(contentsOf: pages[page].suffix(count), at: 0)
    pages[page].removeLast(count)
  }
}

extension Board.Item {
  /// A folder that had more items leaves its slot to the last one; nil where it has none. Any other stays as it is.
  fileprivate func dissolved(from count: Int) -> Board.Item? {
    guard case .folder(let folder) = self, folder.items.count < min(2, count) else { return self }
    return folder.items.first.map(Self.app)
  }
}
