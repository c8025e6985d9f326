import CollectionEngine

extension Board {
  /// Returns the board with items moved to a destination, where they are together and in the order of `ids`:
  /// applications from anywhere on the board, and folders.
  ///
  /// A page that now has more items than slots passes its last ones to the next page. A folder that loses items and has
  /// fewer than two left is dissolved. `folderName` names a new folder from the applications in it. `keepingEmptyPages`
  /// is for the preview of a drag, in which pages keep their numbers. The pages that the items leave and come to are
  /// arranged from then on.
  ///
  /// Returns nil if the dock is full, a folder would be in a folder, or the destination does not exist.
  public func moving(
    _ ids: [ItemID], to destination: Destination, pageCapacity: Int, dockCapacity: Int,
    folderName: ([ItemID]) -> String, keepingEmptyPages: Bool = false
  ) -> Board? {
    if let item = destination.item, ids.contains(item) { return destination.isOwnPosition(of: ids) ? self : nil }
    var board = self
    let destination = resolved(destination, for: ids, pageCapacity: pageCapacity, dockCapacity: dockCapacity)
    board.markArranged(pagesOf: ids)
    guard let items = board.take(ids), !items.isEmpty,
      let place = board.place(for: items, at: destination, folderName: folderName),
      board.insert(items, at: place), board.dock.count <= max(dockCapacity, dock.count)
    else { return nil }
    board.settle(since: self, pageCapacity: pageCapacity, keepingEmptyPages: keepingEmptyPages)
    board.markArranged(pagesOf: ids)
    return board
  }

  /// The position for items that have been taken from the board. If necessary, it makes the folder that they are moved
  /// into.
  private mutating func place(for items: [Item], at destination: Destination, folderName: ([ItemID]) -> String)
    -> Place?
  {
    switch destination {
    case .before(let id): place(of: id)
    case .after(let id): place(of: id).map { Place($0.container, $0.index + 1) }
    case .endOf(let container): end(of: container)
    case .newPage: Place(.page(pages.count), 0)
    case .into(let id): folder(at: id, for: items, name: folderName).flatMap { end(of: .folder($0)) }
    }
  }

  private func end(of container: Container) -> Place? {
    switch container {
    case .page(let page): pages.element(at: page).map { Place(container, $0.count) }
    case .dock: Place(container, dock.count)
    case .folder(let id):
      everything.first { $0.isFolder && $0.id == id }.map { Place(container, $0.applications.count) }
    }
  }

  private func resolved(
    _ destination: Destination, for ids: [ItemID], pageCapacity: Int, dockCapacity: Int
  ) -> Destination {
    switch destination {
    case .before(let id), .after(let id): isSpilled(id, dockCapacity: dockCapacity) ? endOfLastPage : destination
    case .endOf(.page(let page)): end(ofPage: page, for: ids, pageCapacity: pageCapacity)
    case .endOf, .newPage, .into: destination
    }
  }

  /// Whether the dock has no room for an item. The item is then shown at the end of the last page, so a position next
  /// to it means that page.
  private func isSpilled(_ id: ItemID, dockCapacity: Int) -> Bool {
    dock.dropFirst(max(0, dockCapacity)).contains { $0.id == id }
  }

  private var endOfLastPage: Destination { pages.isEmpty ? .newPage : .endOf(.page(pages.count - 1)) }

  /// Items that are moved to the end of a full page stay on that page: they are inserted before the items that have to
  /// move to the next page.
  private func end(ofPage page: Int, for ids: [ItemID], pageCapacity: Int) -> Destination {
    guard let items = pages.element(at: page), items.count <= pageCapacity else { return .endOf(.page(page)) }
    let others = Array(items).filter { !ids.contains($0.id) }
    return others.element(at: max(0, pageCapacity - ids.count)).map { .before($0.id) } ?? .endOf(.page(page))
  }

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

extension Board.Destination {
  /// The item that the destination refers to.
  fileprivate var item: ItemID? {
    switch self {
    case .before(let id), .after(let id), .into(let id), .endOf(.folder(let id)): id
    case .endOf(.page), .endOf(.dock), .newPage: nil
    }
  }

  /// A single item is already before and after itself.
  fileprivate func isOwnPosition(of ids: [ItemID]) -> Bool {
    switch self {
    case .before, .after: ids.count == 1
    case .into, .endOf, .newPage: false
    }
  }
}
