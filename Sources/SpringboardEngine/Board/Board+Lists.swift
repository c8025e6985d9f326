extension Board {
  /// Applies the same change to each page and to the dock. A page that it does not change shares its memory with that of the board
  /// before, so that the two are compared at once.
  mutating func updateLists(_ body: (inout [Item]) -> Void) {
    for page in pages.indices { body(&pages[page].items) }
    body(&dock)
  }

  /// Removes items from the board and from folders, and returns them in the order of `ids`; nil if one is not on the
  /// board or occurs twice in `ids`.
  mutating func take(_ ids: [ItemID]) -> [Item]? {
    let wanted = Set(ids)
    var taken: [ItemID: Item] = [:]
    updateLists { items in
      guard items.contains(where: { $0.holds(anyOf: wanted) }) else { return }
      for index in items.indices {
        for id in items[index].take(wanted) { taken[id] = .app(id) }
        if wanted.contains(items[index].id) { taken[items[index].id] = items[index] }
      }
      items.removeAll { wanted.contains($0.id) }
    }
    let items = ids.compactMap { taken.removeValue(forKey: $0) }
    return items.count == ids.count ? items : nil
  }

  /// Returns false if there is no such place, or if `items` contains a folder and the place is in a folder.
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

  /// Returns false if there is no such folder.
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

  /// The maximum length of a folder's name, in characters.
  public static let longestName = 100

  /// Returns the board with a folder renamed. Line breaks, control characters and outer white space are removed from
  /// the name; an empty name changes nothing.
  public func renaming(_ folder: ItemID, to name: String) -> Board {
    let name = Self.plainName(name)
    guard !name.isEmpty else { return self }
    var board = self
    _ = board.updateFolder(folder) { $0.name = name }
    return board
  }

  static func plainName(_ name: String) -> String {
    let plain = String(name.unicodeScalars.filter { !$0.isLineBreakOrControl })
    return String(Substring(plain).withoutOuterBlanks.prefix(longestName).withoutOuterBlanks)
  }

  /// Returns the folder `id`, or makes a new folder in place of the application `id`. nil if there is no such item, or
  /// if `others`, which are to be added, contain a folder.
  mutating func folder(at id: ItemID, for others: [Item], name: ([ItemID]) -> String) -> ItemID? {
    guard !others.contains(where: \.isFolder), let item = everything.first(where: { $0.id == id }) else { return nil }
    guard case .app = item else { return id }
    let folder = Folder(id: unusedFolderID(besides: others), name: name([id] + others.map(\.id)), items: [id])
    updateLists { items in
      if let index = items.firstIndex(of: item) { items[index] = .folder(folder) }
    }
    return folder.id
  }

  /// The first of `folder-1`, `folder-2`, … that no item uses as its id.
  private func unusedFolderID(besides others: [Item]) -> ItemID {
    let taken = Set(((everything + others).flatMap(\.ids) + removed).map(\.boardName))
    var number = 1
    while taken.contains(ItemID.newFolder(number).boardName) { number += 1 }
    return .newFolder(number)
  }
}

extension Board.Item {
  /// Removes applications from a folder, and returns those that were in it.
  fileprivate mutating func take(_ ids: Set<ItemID>) -> [ItemID] {
    guard case .folder(var folder) = self else { return [] }
    let taken = folder.items.filter(ids.contains)
    folder.items.removeAll(where: ids.contains)
    self = .folder(folder)
    return taken
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreakOrControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
