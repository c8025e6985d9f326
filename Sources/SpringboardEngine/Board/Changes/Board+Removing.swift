extension Board {
  /// Returns the board without an item. An application is added to `removed`. The applications of a folder take its
  /// place; those that the dock has no room for are appended to the pages.
  public func removing(_ id: ItemID, pageCapacity: Int, dockCapacity: Int) -> Board {
    guard let place = place(of: id) else { return self }
    var board = self
    board.markArranged(pagesOf: [id])
    let item = board.take([id])?.first
    if item?.isFolder == true {
      _ = board.insert(item?.applications.map(Item.app) ?? [], at: place)
      board.overflowDock(to: max(dockCapacity, dock.count), pageCapacity: pageCapacity)
    } else {
      board.removed.insert(id, at: 0)
    }
    board.settle(since: self, pageCapacity: pageCapacity)
    return board
  }

  /// Returns the board with a removed application appended to the last page, or to a new page if that is full.
  public func restoring(_ id: ItemID, pageCapacity: Int) -> Board {
    guard let index = removed.firstIndex(of: id) else { return self }
    var board = self
    board.removed.remove(at: index)
    board.append(id, pageCapacity: pageCapacity)
    return board
  }

  /// Returns the board with all removed applications appended, the one that was removed first before the others.
  public func restoringAll(pageCapacity: Int) -> Board {
    removed.reversed().reduce(self) { $0.restoring($1, pageCapacity: pageCapacity) }
  }

  private mutating func overflowDock(to capacity: Int, pageCapacity: Int) {
    let rest = dock.dropFirst(max(0, capacity))
    dock.removeLast(rest.count)
    for id in rest.map(\.id) { append(id, pageCapacity: pageCapacity) }
  }
}
