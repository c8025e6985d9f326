extension Board {
  /// The board with a place for every application there is that no one took from it.
  ///
  /// A new one goes to the first free place from the end: onto the last page if that has room on the present viewport, else onto a new
  /// page. One that is no longer there keeps its place, and takes one: nothing has to move when it comes back.
  public func reconciled(with catalogue: some Sequence<AppItem>, pageCapacity: Int) -> Board {
    var board = self
    let known = Set(everything.flatMap(\.ids) + removed)
    for application in Self.byName(catalogue.filter { !known.contains($0.id) }) {
      board.append(application.id, pageCapacity: pageCapacity)
    }
    return board
  }

  /// The board with a place for all that came to a later one since: it need not be installed just now, and is not lost by
  /// going back.
  func keeping(_ later: Board, pageCapacity: Int) -> Board {
    var board = self
    let known = Set(everything.flatMap(\.ids) + removed)
    for id in later.applications + later.removed where !known.contains(id) {
      board.append(id, pageCapacity: pageCapacity)
    }
    return board
  }

  mutating func append(_ id: ItemID, pageCapacity: Int) {
    if let last = pages.indices.last, pages[last].count < pageCapacity {
      pages[last].append(.app(id))
    } else {
      pages.append([.app(id)])
    }
  }
}
