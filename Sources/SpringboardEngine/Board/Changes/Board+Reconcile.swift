extension Board {
  /// Returns the board with all applications of the catalogue added, except those that the user removed.
  ///
  /// A new application is appended to the last page if that has room in the current viewport, and to a new page
  /// otherwise. Applications that are no longer installed keep their positions, so that nothing moves when they are
  /// installed again.
  public func reconciled(with catalogue: some Sequence<AppItem>, pageCapacity: Int) -> Board {
    var board = self
    let known = Set(everything.flatMap(\.ids) + removed)
    for application in Self.byName(catalogue.filter { !known.contains($0.id) }) {
      board.append(application.id, pageCapacity: pageCapacity)
    }
    return board
  }

  /// Returns the board with the applications added that only `later` has. Returning to an old board must not lose
  /// applications that are not installed at the moment.
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
