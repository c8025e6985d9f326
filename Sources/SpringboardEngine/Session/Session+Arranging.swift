extension Session {
  mutating func adopt(_ items: [AppItem], at now: Instant) {
    applications = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    reconcile(at: now)
  }

  mutating func adopt(_ board: Board, at now: Instant) {
    self.board = board
    reconcile(at: now)
  }

  mutating func adopt(_ viewport: Viewport, at now: Instant) {
    let hadGlass = self.viewport.hasRoom
    self.viewport = viewport
    rearrange(moving: false, at: now)
    if !hadGlass { reconcile(at: now) }
  }

  mutating func adopt(_ preferences: Preferences, at now: Instant) {
    self.preferences = preferences
    rearrange(moving: true, at: now)
  }

  /// Every application has a place on the board; one that had none yet is worth saving. Before there is a glass nobody
  /// knows how many fit a page: then it waits.
  private mutating func reconcile(at now: Instant) {
    let before = board
    if viewport.hasRoom { board = reconciled(with: Array(applications.values)) }
    rearrange(moving: true, at: now)
    if board != before { effects.append(.save(board)) }
  }

  private func reconciled(with items: [AppItem]) -> Board {
    let (pages, dock) = (arrangement.grid.capacity, arrangement.dock.capacity)
    guard board.everything.isEmpty else { return board.reconciled(with: items, pageCapacity: pages) }
    return Board(firstRun: items, pageCapacity: pages, dockCapacity: dock)
  }

  /// Lays out anew; what was in view stays in view, and with `moving` it goes to its new place by itself.
  private mutating func rearrange(moving: Bool, at now: Instant) {
    let (old, oldPage) = (arrangement, pager.page)
    let applications = applications
    arrangement = Arrangement(
      board, isShown: { applications[$0] != nil }, viewport: viewport, preferences: preferences)
    pager.renumber(page(keeping: oldPage, of: old), of: arrangement.grid.screenCount)
    forgetMissing(at: now)
    if moving { moveTiles(from: old, page: oldPage, at: now) }
    if !arrangement.isEmpty { appearance.arrive(at: now, flying: preferences.fliesIn) }
  }

  /// The screen of what was the first item in view, or of the first that is still there.
  private func page(keeping page: Int, of old: Arrangement) -> Int {
    let ids = old.places(onScreen: page).lazy.compactMap { old.item(at: $0)?.id }
    return ids.compactMap { arrangement.screen(of: $0) }.first ?? page
  }

  private mutating func forgetMissing(at now: Instant) {
    if case .icon(let id) = pressed, arrangement.place(of: id) == nil { perform(arena.cancel(), at: now) }
    tiles = tiles.filter { arrangement.place(of: $0.key) != nil }
    launches = launches.filter { arrangement.place(of: $0.key) != nil }
    openings.removeAll { arrangement.place(of: $0.id) == nil }
    if let focus, arrangement.place(of: focus) == nil || isElsewhere(focus) { self.focus = nil }
  }

  private func isElsewhere(_ id: ItemID) -> Bool {
    arrangement.screen(of: id).map { $0 != pager.page } ?? false
  }
}

extension Session {
  /// Only what is in view moves; everything else is simply there.
  private mutating func moveTiles(from old: Arrangement, page: Int, at now: Instant) {
    guard appearance.isOnGlass, !old.isEmpty else { return }
    let dock = (0..<arrangement.dock.count).map { Board.Place(.dock, $0) }
    for place in arrangement.places(onScreen: pager.page) + dock {
      guard let id = arrangement.item(at: place)?.id, let icon = arrangement.icon(of: id, on: pager.page) else {
        continue
      }
      moveTile(id, to: icon, from: old.icon(of: id, on: page), at: now)
    }
  }

  private mutating func moveTile(_ id: ItemID, to new: Rect, from old: Rect?, at now: Instant) {
    guard old != new else { return }
    let spring = Spring(response: motion.makeWay)
    var tile = tiles[id] ?? TileMotion()
    if let old {
      let distance = old.center - new.center
      tile.x.displace(by: distance.x, on: spring, at: now)
      tile.y.displace(by: distance.y, on: spring, at: now)
    } else {
      tile.presence.launch(from: 0, to: 1, on: spring, at: now)
    }
    tiles[id] = tile
  }
}
