extension Board {
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
