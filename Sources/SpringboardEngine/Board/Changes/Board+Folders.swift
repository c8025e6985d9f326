extension Board {
  /// The longest name a folder can have, in characters.
  public static let longestName = 100

  /// The board with another name for a folder: one line, without outer blanks. A name of nothing changes nothing.
  public func renaming(_ folder: ItemID, to name: String) -> Board {
    let name = Self.plainName(name)
    guard !name.isEmpty else { return self }
    var board = self
    _ = board.updateFolder(folder) { $0.name = name }
    return board
  }

  private static func plainName(_ name: String) -> String {
    let plain = String(name.unicodeScalars.filter { !$0.endsLineOrControls })
    return String(Substring(plain).withoutOuterBlanks.prefix(longestName).withoutOuterBlanks)
  }

  /// The folder that an item is, or becomes with the applications that come to it. nil where there would be a folder in a
  /// folder.
  mutating func folder(at id: ItemID, for others: [Item], name: ([ItemID]) -> String) -> ItemID? {
    guard !others.contains(where: \.isFolder), let item = everything.first(where: { $0.id == id }) else { return nil }
    guard case .app = item else { return id }
    let folder = Folder(id: freshFolderID(besides: others), name: name([id] + others.map(\.id)), items: [id])
    updateLists { items in
      if let index = items.firstIndex(of: item) { items[index] = .folder(folder) }
    }
    return folder.id
  }

  /// The first of `folder-1`, `folder-2` … that nothing is called.
  private func freshFolderID(besides others: [Item]) -> ItemID {
    let taken = Set((everything + others).flatMap(\.ids) + removed)
    var number = 1
    while taken.contains(ItemID("folder-\(number)")) { number += 1 }
    return ItemID("folder-\(number)")
  }
}

extension Unicode.Scalar {
  fileprivate var endsLineOrControls: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
