extension Board: CustomStringConvertible {
  /// One line for each page, then the dock, then the removed applications if there are any:
  ///
  ///     a b Games(c d)
  ///     dock: e f
  ///     removed: g h
  public var description: String {
    let lines = pages.map { "\($0.map(\.description).joined(separator: " "))\n" }
    let dock = "dock: \(dock.map(\.description).joined(separator: " "))\n"
    let removed = removed.isEmpty ? "" : "removed: \(removed.map(\.boardName).joined(separator: " "))\n"
    return lines.joined() + dock + removed
  }

  /// Reads the format of `description`; `|` separates pages as a line break does. The name of a folder is its id. For
  /// tests.
  public init(drawing: String) {
    self.init()
    for line in drawing.split(whereSeparator: { $0.isNewline || $0 == "|" }) {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let rest = line.drop { $0 != ":" }.dropFirst()
      switch words.first {
      case nil: continue
      case "dock:": dock = Item.drawn(in: rest)
      case "removed:": removed = Item.drawn(in: rest).map(\.id)
      default: pages.append(Page(Item.drawn(in: line)))
      }
    }
  }
}

extension Board.Item: CustomStringConvertible {
  /// The id; for a folder, followed by its applications in parentheses.
  public var description: String {
    switch self {
    case .app(let id): id.boardName
    case .folder(let folder): "\(folder.id.boardName)(\(folder.items.map(\.boardName).joined(separator: " ")))"
    }
  }

  fileprivate static func drawn(in line: Substring) -> [Board.Item] {
    var items: [Board.Item] = []
    var open: Board.Folder?
    for word in line.replacing("(", with: " ( ").replacing(")", with: " ) ").split(separator: " ") {
      switch word {
      case "(":
        open = items.popLast().map { Board.Folder(id: .folder($0.id.boardName), name: $0.id.boardName, items: []) }
      case ")":
        items += open.map { [.folder($0)] } ?? []
        open = nil
      default:
        let id = ItemID.application(String(word))
        if open == nil { items.append(.app(id)) } else { open?.items.append(id) }
      }
    }
    return items
  }
}
