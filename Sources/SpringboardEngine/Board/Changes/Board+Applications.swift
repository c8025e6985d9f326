extension Board {
  /// Returns the board with all applications of the catalogue added, except those that the user removed. An id that a user
  /// wrote by hand, without `.desktop` or with commas between several, stands for the applications that are meant. The
  /// catalogue has each application once.
  ///
  /// With ``NewApplicationPlace/end`` a new application is appended to the last page if that has room in the current
  /// viewport, and to a new page otherwise. With ``NewApplicationPlace/library`` it is added to the removed ones.
  /// Applications that are no longer installed keep their positions, so that nothing moves when they are installed again.
  public func reconciled(
    with catalogue: some Collection<AppItem>, addingTo place: NewApplicationPlace = .end, pageCapacity: Int
  ) -> Board {
    var (board, ids) = (self, ids)
    var others = catalogue.filter { !ids.contains($0.id) }
    // Mostly all applications are installed, and then no id has to be corrected.
    if catalogue.count - others.count < applications.count + removed.count {
      board = correctingIDs(among: Set(catalogue.map(\.id)))
      ids = board.ids
      others = catalogue.filter { !ids.contains($0.id) }
    }
    let reserved = board.idsOfFolders
    let new = Self.byName(others.filter { !reserved.contains($0.id) }).map(\.id)
    switch place {
    case .end: for id in new { board.append(id, pageCapacity: pageCapacity) }
    case .library: board.removed = new + board.removed
    }
    return board
  }

  /// Whether the board, whose ids are unique, has these applications and no others, so that it is reconciled with them.
  func hasExactly(_ catalogue: [ItemID: AppItem]) -> Bool {
    var count = 0
    func areInstalled(_ ids: some Sequence<ItemID>) -> Bool {
      for id in ids {
        guard catalogue.index(forKey: id) != nil else { return false }
        count += 1
      }
      return true
    }
    func areInstalled(_ items: [Item]) -> Bool {
      items.allSatisfy { item in
        switch item {
        case .app(let id): areInstalled(CollectionOfOne(id))
        case .folder(let folder): !folder.items.isEmpty && areInstalled(folder.items)
        }
      }
    }
    return pages.allSatisfy { areInstalled($0.items) } && areInstalled(dock) && areInstalled(removed)
      && count == catalogue.count
  }

  /// Returns the board with the applications added that only `later` has, to the pages or to the removed ones, as there.
  /// Returning to an old board must not lose applications that are not installed at the moment.
  func keeping(_ later: Board, pageCapacity: Int) -> Board {
    var board = self
    let known = known
    for id in later.applications where !known.contains(id) { board.append(id, pageCapacity: pageCapacity) }
    board.removed = later.removed.filter { !known.contains($0) } + board.removed
    return board
  }

  /// All items and all removed applications. An application that has the id of a folder counts as known, because the arrangement
  /// file cannot have both.
  var known: Set<ItemID> { ids.union(idsOfFolders) }

  private var ids: Set<ItemID> {
    var ids = Set(removed)
    ids.reserveCapacity(removed.count + pages.reduce(dock.count) { $0 + $1.count })
    for item in everything {
      ids.insert(item.id)
      if case .folder(let folder) = item { ids.formUnion(folder.items) }
    }
    return ids
  }

  /// The ids of applications that would have the same names as folders.
  private var idsOfFolders: Set<ItemID> { Set(folders.map { .application($0.id.boardName) }) }

  mutating func append(_ id: ItemID, pageCapacity: Int) {
    if let last = pages.indices.last, pages[last].count < pageCapacity {
      pages[last].append(.app(id))
    } else {
      pages.append(Page([.app(id)], isArranged: false))
    }
  }

  /// Returns the board with the ids of installed applications in place of what a user wrote for them by hand: ids without
  /// `.desktop`, or several ids with commas between them. What is not certain stays as it is.
  func correctingIDs(among installed: Set<ItemID>) -> Board {
    let corrections = corrections(among: installed)
    guard !corrections.isEmpty else { return self }
    var board = self
    board.pages = pages.map { page in
      Page(page.flatMap { $0.corrected(by: corrections) }, isArranged: page.isArranged)
    }
    board.dock = dock.flatMap { $0.corrected(by: corrections) }
    board.removed = removed.flatMap { corrections[$0] ?? [$0] }
    return board
  }

  /// No id that is on the board already is put there a second time.
  private func corrections(among installed: Set<ItemID>) -> [ItemID: [ItemID]] {
    var known = known
    var corrections: [ItemID: [ItemID]] = [:]
    for id in applications + removed where !installed.contains(id) {
      let meaning = WrittenID(text: id.boardName).meaning { installed.contains(.application($0)) }
      guard let ids = meaning?.map(ItemID.application), Set(ids).count == ids.count,
        known.isDisjoint(with: ids), installed.isSuperset(of: ids)
      else { continue }
      corrections[id] = ids
      known.formUnion(ids)
    }
    return corrections
  }

  /// Creates the arrangement of the first run: the dock has the preferred applications for the most common purposes, and
  /// the pages have the others, ordered by name. A dock with a single application would look like a mistake, so it is
  /// empty instead.
  ///
  /// The capacities are the numbers of slots of a page and of the dock in the current viewport.
  public init(firstRun applications: [AppItem], pageCapacity: Int, dockCapacity: Int) {
    let suitable = Self.preferred(among: applications).prefix(min(max(0, dockCapacity), Self.mostInFirstDock))
    let docked = suitable.count > 1 ? suitable : []
    let others = Self.byName(applications).filter { !docked.contains($0.id) }
    self.init(dock: docked.map(Item.app))
    for application in others { append(application.id, pageCapacity: pageCapacity) }
  }

  /// The number of applications that the dock has at most on the first run (by eye).
  private static let mostInFirstDock = 6

  /// The preferred application for each purpose, in the order of the dock.
  private static func preferred(among applications: [AppItem]) -> [ItemID] {
    var found: [ItemID] = []
    for purpose in Purpose.docked {
      let preferred = applications.first { $0.preferredFor.contains(PurposeSet(purpose)) }?.id
      if let preferred, !found.contains(preferred) { found.append(preferred) }
    }
    return found
  }

  /// In natural order; equal names are ordered by id. Each id occurs once.
  static func byName(_ applications: [AppItem]) -> [AppItem] {
    var seen: Set<ItemID> = []
    return
      applications
      .filter { seen.insert($0.id).inserted }
      .map { (key: NaturalOrder($0.name), item: $0) }
      .sorted { ($0.key, $0.item.id) < ($1.key, $1.item.id) }
      .map(\.item)
  }
}

extension Board.Item {
  fileprivate func corrected(by corrections: [ItemID: [ItemID]]) -> [Board.Item] {
    switch self {
    case .app(let id): return corrections[id]?.map(Board.Item.app) ?? [self]
    case .folder(var folder):
      folder.items = folder.items.flatMap { corrections[$0] ?? [$0] }
      return [.folder(folder)]
    }
  }
}
