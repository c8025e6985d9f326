extension Board {
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

extension Unicode.Scalar {
  fileprivate var isLineBreakOrControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
