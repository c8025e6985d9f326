extension Board {
  /// The board without the applications that are not there; a page or folder that this empties is not shown either.
  ///
  /// What is stored stays as it is: an application that comes back is where it was.
  public func visible(where isShown: (ItemID) -> Bool) -> Board {
    Board(
      pages: pages.compactMap { page in
        let left = page.compactMap { $0.visible(where: isShown) }
        return left.isEmpty && !page.isEmpty ? nil : left
      },
      dock: dock.compactMap { $0.visible(where: isShown) },
      removed: removed)
  }

  /// The board as a dock of so many items shows it: what the dock has no room for ends the last page, so that nothing is out of reach.
  public func spilling(dockCapacity: Int) -> Board {
    let rest = dock.dropFirst(max(0, dockCapacity))
    guard !rest.isEmpty else { return self }
    return Board(
      pages: pages.dropLast() + [(pages.last ?? []) + rest], dock: dock.dropLast(rest.count), removed: removed)
  }
}

extension Board.Item {
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
