extension Board {
  /// The board with items somewhere else, together and in their order: applications from anywhere on it, and folders.
  ///
  /// A page that gets more items than it has slots pushes its last ones to the front of the next page. What a folder has
  /// lost by it may dissolve it. `folderName` names the folder that is made, by the applications that it is made of.
  /// `keepingEmptyPages` is for the preview of a drag, whose pages stay where they are.
  ///
  /// It is nil where it cannot be: the dock is full, a folder would be in a folder, or there is no such place.
  public func moving(
    _ ids: [ItemID], to destination: Destination, pageCapacity: Int, dockCapacity: Int,
    folderName: ([ItemID]) -> String, keepingEmptyPages: Bool = false
  ) -> Board? {
    if let item = destination.item, ids.contains(item) { return destination.isNowhereElse(for: ids) ? self : nil }
    var board = self
    let destination = place(meantBy: destination, for: ids, pageCapacity: pageCapacity, dockCapacity: dockCapacity)
    guard let items = board.take(ids), !items.isEmpty,
      let place = board.place(for: items, at: destination, folderName: folderName),
      board.insert(items, at: place), board.dock.count <= max(dockCapacity, dock.count)
    else { return nil }
    board.settle(since: self, pageCapacity: pageCapacity, keepingEmptyPages: keepingEmptyPages)
    return board
  }

  /// Where items that have been taken from the board go; makes the folder they go into, if that is to be.
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
}

extension Board {
  private func place(
    meantBy destination: Destination, for ids: [ItemID], pageCapacity: Int, dockCapacity: Int
  ) -> Destination {
    switch destination {
    case .before(let id), .after(let id): isSpilled(id, dockCapacity: dockCapacity) ? endOfLastPage : destination
    case .endOf(.page(let page)): end(ofPage: page, for: ids, pageCapacity: pageCapacity)
    case .endOf, .newPage, .into: destination
    }
  }

  /// The dock has no room for it. It is seen at the end of the last page: who aims beside it means that page.
  private func isSpilled(_ id: ItemID, dockCapacity: Int) -> Bool {
    dock.dropFirst(max(0, dockCapacity)).contains { $0.id == id }
  }

  private var endOfLastPage: Destination { pages.isEmpty ? .newPage : .endOf(.page(pages.count - 1)) }

  /// What goes to the end of a full page stays on it: it goes before those that it pushes over.
  private func end(ofPage page: Int, for ids: [ItemID], pageCapacity: Int) -> Destination {
    guard let items = pages.element(at: page), items.count <= pageCapacity else { return .endOf(.page(page)) }
    let others = items.filter { !ids.contains($0.id) }
    return others.element(at: max(0, pageCapacity - ids.count)).map { .before($0.id) } ?? .endOf(.page(page))
  }
}

extension Board.Destination {
  /// The item it is said by.
  fileprivate var item: ItemID? {
    switch self {
    case .before(let id), .after(let id), .into(let id), .endOf(.folder(let id)): id
    case .endOf(.page), .endOf(.dock), .newPage: nil
    }
  }

  /// Beside itself is where an item is.
  fileprivate func isNowhereElse(for ids: [ItemID]) -> Bool {
    switch self {
    case .before, .after: ids.count == 1
    case .into, .endOf, .newPage: false
    }
  }
}
