import CollectionEngine

extension Board {
  /// A change of a board, as the user would describe it. The host finds the words.
  public enum Change: Hashable, Sendable {
    case removed([ItemID])
    case restored([ItemID])
    /// A folder with this name was made.
    case madeFolder(String)
    /// The applications of the folder with this name took its place.
    case dissolvedFolder(String)
    case renamedFolder(from: String, to: String)
    /// Applications were moved into the folder with this name.
    case movedIntoFolder([ItemID], String)
    case movedToDock([ItemID])
    case moved([ItemID])
    /// Items were moved, but too many to name them, as sorting does.
    case rearranged
    /// Another board replaced this one, as an import does.
    case replaced
  }

  /// Compares two boards. Applications that only the later one has were installed in between, and do not count. Returns
  /// nil if nothing changed.
  public func change(to later: Board) -> Change? {
    guard self != later else { return nil }
    let comparison = BoardComparison(from: self, to: later)
    return comparison.replacement ?? comparison.removal ?? comparison.folderChange ?? comparison.move
  }

  fileprivate var allPlaces: [ItemID: Place] {
    var places: [ItemID: Place] = [:]
    func add(_ items: [Item], in container: Container) {
      for (index, item) in items.enumerated() {
        places[item.id] = Place(container, index)
        guard case .folder(let folder) = item else { continue }
        for (index, id) in folder.items.enumerated() { places[id] = Place(.folder(folder.id), index) }
      }
    }
    for (page, items) in pages.enumerated() { add(Array(items), in: .page(page)) }
    add(dock, in: .dock)
    return places
  }

  /// The items of all pages, those of the dock, and those in each folder, as far as another board has them too. A folder
  /// that the other board does not have counts as its applications.
  fileprivate func sequence(of others: [ItemID: Place]) -> [ListedItem] {
    func shared(_ ids: [ItemID], in list: ListedItem.List) -> [ListedItem] {
      ids.filter { others[$0] != nil }.map { ListedItem(list: list, id: $0) }
    }
    let inFolders = folders.filter { others[$0.id] != nil }.sorted { $0.id < $1.id }.flatMap { folder in
      shared(folder.items, in: .folder(folder.id))
    }
    func flat(_ items: [Item], in list: ListedItem.List) -> [ListedItem] {
      shared(items.flatMap { others[$0.id] == nil ? $0.applications : [$0.id] }, in: list)
    }
    return flat(pages.flatMap(\.self), in: .pages) + flat(dock, in: .dock) + inFolders
  }
}

/// The differences between two boards, from which the change that led from one to the other is inferred.
struct BoardComparison {
  private let old: Board
  private let new: Board
  private let (oldPlaces, newPlaces): ([ItemID: Board.Place], [ItemID: Board.Place])

  /// The number of moved items up to which they are named; more of them were rearranged.
  private static let mostNamed = 12

  init(from old: Board, to new: Board) {
    (self.old, self.new) = Self.differing(old, new)
    (oldPlaces, newPlaces) = (self.old.allPlaces, self.new.allPlaces)
  }

  /// The boards without the same pages at the start and the same items at the end, which may be on other pages. So many of these stay
  /// that they, and not the items that were moved past them, count as those that kept their places. If only the pages of the items
  /// differ, all stay.
  private static func differing(_ old: Board, _ new: Board) -> (Board, Board) {
    let start = zip(old.pages, new.pages).prefix { $0 == $1 }.count
    let (oldItems, newItems) = (old.pages[start...].joined(), new.pages[start...].joined())
    let same = zip(oldItems.reversed(), newItems.reversed()).prefix { $0 == $1 }.count
    let omitted = oldItems.count == same && newItems.count == same ? 0 : max(0, same - mostNamed - 1)
    func part(of board: Board) -> Board {
      Board(pages: board.pages[start...].droppingLast(omitted), dock: board.dock, removed: board.removed)
    }
    return (part(of: old), part(of: new))
  }

  /// An application disappears from a board only if it is removed, or if another board replaces this one.
  var replacement: Board.Change? {
    let known = Set(new.applications + new.removed)
    return (old.applications + old.removed).allSatisfy(known.contains) ? nil : .replaced
  }

  var removal: Board.Change? {
    let (before, after, known) = (Set(old.removed), Set(new.removed), Set(old.applications))
    let removed = new.removed.filter { !before.contains($0) && known.contains($0) }
    if !removed.isEmpty { return .removed(removed) }
    let restored = old.removed.filter { !after.contains($0) }
    return restored.isEmpty ? nil : .restored(restored)
  }

  var folderChange: Board.Change? {
    let (before, after) = (old.folders, new.folders)
    if let made = after.first(where: { folder in !before.contains { $0.id == folder.id } }) {
      return .madeFolder(made.name)
    }
    if let gone = before.first(where: { folder in !after.contains { $0.id == folder.id } && isDissolved(folder) }) {
      return .dissolvedFolder(gone.name)
    }
    for folder in after {
      guard let former = before.first(where: { $0.id == folder.id }) else { continue }
      if former.name != folder.name { return .renamedFolder(from: former.name, to: folder.name) }
      let joined = folder.items.filter { oldPlaces[$0].map { $0.container != .folder(folder.id) } ?? false }
      if !joined.isEmpty { return .movedIntoFolder(joined, folder.name) }
    }
    return nil
  }

  /// Whether the applications of a folder stay together in its place, although a full page passes the last ones on. If they
  /// do not, one was moved out of it.
  private func isDissolved(_ folder: Board.Folder) -> Bool {
    guard folder.items.count > 1, let first = folder.items.first, let place = newPlaces[first],
      place.container == oldPlaces[folder.id]?.container
    else { return false }
    let order = new.everything.map(\.id)
    return order.firstIndex(of: first).map { order[$0...].starts(with: folder.items) } ?? false
  }

  var move: Board.Change? {
    let moved = movedItems
    if moved.isEmpty { return pageChange }
    guard moved.count <= Self.mostNamed else { return .rearranged }
    let isToDock = moved.allSatisfy { newPlaces[$0]?.container == .dock && oldPlaces[$0]?.container != .dock }
    return isToDock ? .movedToDock(moved) : .moved(moved)
  }

  /// The order is the same, but an item that was the last one of its page is now the first of the next, or the reverse.
  /// A full page passes its last items on, so only the first item was moved by the user.
  private var pageChange: Board.Change? {
    let changed = new.everything.map(\.id).first { id in
      oldPlaces[id].map { $0.container != newPlaces[id]?.container } ?? false
    }
    return changed.map { .moved([$0]) } ?? .rearranged
  }

  /// The fewest items whose move explains the new order: those that came to another list, and some of the others. If two neighbours
  /// changed places, the order does not tell which one was moved: it is the one that came to another page, or both are named.
  private var movedItems: [ItemID] {
    let order = old.sequence(of: newPlaces), later = new.sequence(of: oldPlaces)
    if let neighbours = exchangedItems(order, later) {
      let elsewhere = neighbours.filter { oldPlaces[$0]?.container != newPlaces[$0]?.container }
      return elsewhere.count == 1 ? elsewhere : neighbours
    }
    let indices = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let positions = later.compactMap { indices[$0] }
    let kept = Set(longestIncreasingSubsequence(of: positions).map { order[positions[$0]] })
    return later.filter { !kept.contains($0) }.map(\.id)
  }

  /// The two neighbours that changed places, if that is all that happened to the order.
  private func exchangedItems(_ order: [ListedItem], _ later: [ListedItem]) -> [ItemID]? {
    let differing = zip(order, later).enumerated().filter { $1.0 != $1.1 }
    guard order.count == later.count, differing.count == 2, differing[1].offset == differing[0].offset + 1 else {
      return nil
    }
    let (first, second) = (differing[0].element, differing[1].element)
    return first.0 == second.1 && second.0 == first.1 ? [first.0.id, second.0.id] : nil
  }
}

extension ArraySlice<Board.Page> {
  /// The pages without so many items at their end.
  fileprivate func droppingLast(_ count: Int) -> [Board.Page] {
    var (pages, rest) = (self, count)
    while rest > 0, let last = pages.popLast() {
      if last.count > rest { pages.append(Board.Page(last.dropLast(rest), isArranged: last.isArranged)) }
      rest -= last.count
    }
    return Array(pages)
  }
}

/// An item in the linear order of a board, in which its lists are one after the other. In another list it is another element.
private struct ListedItem: Hashable {
  enum List: Hashable {
    case pages
    case dock
    case folder(ItemID)
  }

  let list: List
  let id: ItemID
}

extension Board.Change {
  /// The items that the change is about, the first of which names it; empty for changes of folders and of many items.
  public var items: [ItemID] {
    switch self {
    case .removed(let ids), .restored(let ids), .movedIntoFolder(let ids, _), .movedToDock(let ids), .moved(let ids):
      ids
    case .madeFolder, .dissolvedFolder, .renamedFolder, .rearranged, .replaced: []
    }
  }
}
