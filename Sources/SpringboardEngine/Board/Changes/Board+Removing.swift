extension Board {
  /// The board without an item. An application is remembered, so that it does not come back by itself; the applications of
  /// a folder take its place, in the dock as far as there is room and else on the last page.
  public func removing(_ id: ItemID, pageCapacity: Int, dockCapacity: Int) -> Board {
    guard let place = place(of: id) else { return self }
    var board = self
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

  /// The board with an application that was taken from it, in the first free place from the end.
  public func restoring(_ id: ItemID, pageCapacity: Int) -> Board {
    guard let index = removed.firstIndex(of: id) else { return self }
    var board = self
    board.removed.remove(at: index)
    board.append(id, pageCapacity: pageCapacity)
    return board
  }

  private mutating func overflowDock(to capacity: Int, pageCapacity: Int) {
    let rest = dock.dropFirst(max(0, capacity))
    dock.removeLast(rest.count)
    for id in rest.map(\.id) { append(id, pageCapacity: pageCapacity) }
  }
}
