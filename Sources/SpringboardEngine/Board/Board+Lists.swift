extension Board {
  /// Every list of slots, pages and dock, through the same hands.
  mutating func updateLists(_ body: (inout [Item]) -> Void) {
    for page in pages.indices { body(&pages[page]) }
    body(&dock)
  }

  /// Takes items from wherever they are, and gives them in the order asked for; nil where one is nowhere, or asked for twice.
  mutating func take(_ ids: [ItemID]) -> [Item]? {
    let wanted = Set(ids)
    var taken: [ItemID: Item] = [:]
    updateLists { items in
      for index in items.indices {
        for id in items[index].take(wanted) { taken[id] = .app(id) }
        if wanted.contains(items[index].id) { taken[items[index].id] = items[index] }
      }
      items.removeAll { wanted.contains($0.id) }
    }
    let items = ids.compactMap { taken.removeValue(forKey: $0) }
    return items.count == ids.count ? items : nil
  }

  /// False where they cannot be: there is no such place, or it is in a folder and a folder is among them.
  mutating func insert(_ items: [Item], at place: Place) -> Bool {
    switch place.container {
    case .page(let page):
      guard page <= pages.count else { return false }
      if page == pages.count { pages.append([]) }
      pages[page].insert(contentsOf: items, at: place.index)
      return true
    case .dock:
      dock.insert(contentsOf: items, at: place.index)
      return true
    case .folder(let id):
      return insert(items, intoFolder: id, at: place.index)
    }
  }

  private mutating func insert(_ items: [Item], intoFolder id: ItemID, at index: Int) -> Bool {
    guard !items.contains(where: \.isFolder) else { return false }
    return updateFolder(id) { $0.items.insert(contentsOf: items.map(\.id), at: index) }
  }

  /// False where there is no such folder.
  mutating func updateFolder(_ id: ItemID, _ body: (inout Folder) -> Void) -> Bool {
    var isFound = false
    updateLists { items in
      guard let index = items.firstIndex(where: { $0.id == id }), case .folder(var folder) = items[index] else {
        return
      }
      body(&folder)
      items[index] = .folder(folder)
      isFound = true
    }
    return isFound
  }
}

extension Board.Item {
  /// Takes applications out of a folder.
  fileprivate mutating func take(_ ids: Set<ItemID>) -> [ItemID] {
    guard case .folder(var folder) = self else { return [] }
    let taken = folder.items.filter(ids.contains)
    folder.items.removeAll(where: ids.contains)
    self = .folder(folder)
    return taken
  }
}
