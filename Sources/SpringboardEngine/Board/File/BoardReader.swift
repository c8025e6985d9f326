import KeyFile

/// Reads a board from a key file that may have any fault. Where an id occurs more than once, its first occurrence
/// counts.
struct BoardReader {
  private let file: KeyFile
  private let entries: [String: [KeyFile.Entry]]
  /// Each group, and its name as it is written in the file.
  private let groups: [(group: BoardGroup, name: String)]
  /// The names of the groups of each folder.
  private let folders: [String: [String]]
  /// The ids of all applications; empty if they are not known.
  private let applications: Set<ItemID>
  private var seen: Set<String> = []
  private(set) var problems: [BoardCodec.Problem] = []

  /// The lists of each group.
  private let lists: [String: [List]]

  /// A list of items, as they are written.
  private struct List {
    let items: [WrittenID]
    let place: Place
  }

  /// Where the value of an entry is in the file.
  fileprivate struct Place {
    var line = 1
    var column = 1
  }

  /// An id, and the place of the list that has it.
  private typealias Mention = (id: String, place: Place)

  init(_ file: KeyFile, _ applications: Set<ItemID> = []) {
    self.file = file
    self.applications = applications
    entries = file.entries
    lists = file.entries.mapValues { entries in
      entries.filter { $0.key == BoardGroup.itemsKey && $0.locale == nil }.map { entry in
        List(items: Self.items(of: entry.value ?? "").map(WrittenID.init), place: Place(entry))
      }
    }
    groups = file.groups.map { (BoardGroup($0), $0) }
    folders = groups.reduce(into: [:]) { folders, pair in
      guard case .folder(let id) = pair.group else { return }
      folders[id, default: []].append(pair.name)
    }
  }

  mutating func board() -> Board? {
    problems = file.problems.map { BoardCodec.Problem(.syntax($0.kind), line: $0.line, column: $0.column) }
    guard isReadable() else { return nil }
    reportUnknownKeys()
    reportSpelling()
    var board = Board()
    board.pages = pageNames().map { Board.Page(items(in: $0), isArranged: isArranged($0)) }
    board.dock = items(in: BoardGroup.dock.name)
    board.pages += [Board.Page(strayFolders())]
    board.pages.removeAll(where: \.isEmpty)
    board.removed = removed()
    return board
  }
}

extension BoardReader {
  private mutating func report(_ kind: BoardCodec.Problem.Kind, at place: Place) {
    problems.append(BoardCodec.Problem(kind, line: place.line, column: place.column))
  }

  private mutating func report(_ kind: BoardCodec.Problem.Kind, at entry: KeyFile.Entry?) {
    report(kind, at: entry.map(Place.init) ?? Place())
  }

  private mutating func isReadable() -> Bool {
    guard groups.contains(where: \.group.isOurs) else {
      report(.nothing, at: nil)
      return false
    }
    let entry = file.entry(BoardGroup.versionKey, in: BoardGroup.home.name)
    guard let version = entry?.number, version >= 1 else {
      report(.noVersion, at: entry)
      return true
    }
    if version > Double(BoardCodec.version) { report(.newerVersion(entry?.string ?? ""), at: entry) }
    return version <= Double(BoardCodec.version)
  }

  private mutating func reportUnknownKeys() {
    for (group, name) in groups {
      for entry in entries[name] ?? [] where !group.keys.contains(entry.key) || entry.locale != nil {
        let key = entry.locale.map { "\(entry.key)[\($0)]" } ?? entry.key
        problems.append(BoardCodec.Problem(.unknownKey(key, group: name), line: entry.line, column: entry.column))
      }
    }
  }

  /// The groups of pages in the order of their numbers, followed by other groups with items, in the order of the file.
  private mutating func pageNames() -> [String] {
    var pages: [(number: Int, name: String)] = []
    for (group, name) in groups {
      switch group {
      case .page(let number?): pages.append((number, name))
      case .page(nil), .home, .other: pages += unnumberedPage(name)
      case .dock, .removed, .folder: continue
      }
    }
    return pages.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }.map(
      \.element.name)
  }
}

extension BoardReader {
  private mutating func unnumberedPage(_ name: String) -> [(number: Int, name: String)] {
    guard let mention = mentions(in: name).first else { return [] }
    report(.notAPage(name), at: mention.place)
    return [(.max, name)]
  }

  /// A page without the key counts as arranged, and so does one with an invalid value.
  private mutating func isArranged(_ page: String) -> Bool {
    let entry = entries[page]?.last { $0.key == BoardGroup.arrangedKey && $0.locale == nil }
    guard let entry, let value = entry.string else { return true }
    if entry.boolean == nil { report(.notBoolean(value), at: entry) }
    return entry.boolean ?? true
  }

  private mutating func items(in group: String) -> [Board.Item] {
    mentions(in: group).compactMap { item($0) }
  }

  private mutating func item(_ mention: Mention) -> Board.Item? {
    guard isFirst(mention) else { return nil }
    return folders[mention.id] == nil ? .app(.application(mention.id)) : folder(mention.id).map(Board.Item.folder)
  }

  private mutating func isFirst(_ mention: Mention) -> Bool {
    if seen.insert(mention.id).inserted { return true }
    report(.twice(mention.id), at: mention.place)
    return false
  }

  private mutating func folder(_ id: String) -> Board.Folder? {
    let names = folders[id] ?? []
    let members = members(of: names)
    if members.isEmpty { report(.emptyFolder(id), at: names.lazy.compactMap { [entries] in entries[$0]?.first }.first) }
    let name = names.compactMap { [file] in file.string(BoardGroup.nameKey, in: $0) }.first
    return members.isEmpty ? nil : Board.Folder(id: .folder(id), name: name ?? id, items: members)
  }

  /// The applications in a folder and in the folders inside it. It uses a stack instead of recursion, since the nesting
  /// in a file is not limited.
  private mutating func members(of names: [String]) -> [ItemID] {
    var members: [ItemID] = []
    var rest = Array(names.flatMap(mentions).reversed())
    while let mention = rest.popLast() {
      guard isFirst(mention) else { continue }
      if let inner = folders[mention.id] {
        report(.nestedFolder(mention.id), at: mention.place)
        rest += inner.flatMap(mentions).reversed()
      } else {
        members.append(.application(mention.id))
      }
    }
    return members
  }

  /// The folders that are on no page; they get a page of their own.
  private mutating func strayFolders() -> [Board.Item] {
    var items: [Board.Item] = []
    for case (.folder(let id), let name) in groups where seen.insert(id).inserted {
      report(.strayFolder(id), at: entries[name]?.first)
      items += folder(id).map { [.folder($0)] } ?? []
    }
    return items
  }

  /// The removed applications. They must be read last: one that is also on the board does not count as removed.
  private mutating func removed() -> [ItemID] {
    mentions(in: BoardGroup.removed.name).filter { isFirst($0) }.map { .application($0.id) }
  }

  /// All ids in all lists of a group, in order.
  private func mentions(in group: String) -> [Mention] {
    var mentions: [Mention] = []
    for list in lists[group] ?? [] {
      for item in list.items {
        if let meaning = item.meaning(isKnown) {
          for id in meaning { mentions.append((id, list.place)) }
        } else {
          mentions.append((item.text, list.place))
        }
      }
    }
    return mentions
  }

  private func isKnown(_ id: String) -> Bool { folders[id] != nil || applications.contains(.application(id)) }

  /// Reports the ids that are written otherwise than in this format.
  private mutating func reportSpelling() {
    for group in groups {
      for list in lists[group.name] ?? [] {
        for item in list.items where !item.isPlain {
          if let kind = fault(of: item) { report(kind, at: list.place) }
        }
      }
    }
  }

  private func fault(of item: WrittenID) -> BoardCodec.Problem.Kind? {
    guard !isKnown(item.text) else { return nil }
    let meaning = item.meaning(isKnown)
    if item.hasCommas, meaning != nil || !applications.isEmpty {
      return .commas(meaning ?? item.parts)
    }
    if meaning != nil { return .noSuffix(item.text) }
    return item.hasSuffix || applications.isEmpty ? nil : .neitherFolderNorApplication(item.text)
  }

  /// The items of a list, without the white space that users write around semicolons. Intended white space is escaped
  /// as `\s`.
  private static func items(of list: String) -> [String] {
    var isEscaped = false
    let parts = list.utf8.split { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      return byte == UInt8(ascii: ";") && !isEscaped
    }
    return parts.compactMap { part in
      let item = String(Substring(part).withoutOuterBlanks)
      return item.utf8.contains(UInt8(ascii: "\\")) ? KeyFileValue.list(item).first : item
    }
    .filter { !$0.isEmpty }
  }
}

extension BoardReader.Place {
  fileprivate init(_ entry: KeyFile.Entry) { (line, column) = (entry.line, entry.valueColumn) }
}
