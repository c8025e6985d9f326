extension Session {
  mutating func adopt(_ items: [AppItem], at now: Instant) {
    applications = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    reconcile(at: now)
  }

  /// What somebody wrote from outside is an act too: it can be undone.
  mutating func adopt(_ board: Board, at now: Instant) {
    putBack(at: now)
    if self.board != Board(), board != self.board { remember() }
    self.board = board
    reconcile(at: now)
  }

  mutating func adopt(_ viewport: Viewport, at now: Instant) {
    let hadGlass = self.viewport.hasRoom
    if viewport != self.viewport { putBack(at: now) }
    self.viewport = viewport
    if hadGlass { rearrange(moving: false, at: now) } else { reconcile(moving: false, at: now) }
  }

  mutating func adopt(_ preferences: Preferences, at now: Instant) {
    self.preferences = preferences
    if preferences.isLocked { endEditing(at: now) }
    rearrange(moving: true, at: now)
  }

  /// Every application has a place on the board; one that had none yet is worth saving. Before there is a glass nobody
  /// knows how many fit a page: then it waits.
  mutating func reconcile(moving: Bool = true, at now: Instant) {
    guard viewport.hasRoom || !layout.isEmpty else { return }
    let before = board
    if viewport.hasRoom { board = reconciled }
    if board != before { effects.append(.save(board)) }
    if let carry = mode.carry {
      guard carry.items.allSatisfy(isThere) else { return putBack(at: now) }
      let preview = preview(of: carry, at: carry.destination) ?? board
      mode.carry?.preview = preview
    }
    rearrange(moving: moving, at: now)
  }

  /// Installed, or a folder that has something to show.
  private func isThere(_ id: ItemID) -> Bool {
    guard board.place(of: id) != nil else { return false }
    let folder = board.everything.first { $0.isFolder && $0.id == id }
    return (folder?.applications ?? [id]).contains { applications[$0] != nil }
  }

  private var reconciled: Board {
    let (pages, dock) = BoardLayout.capacities(viewport: viewport, preferences: preferences)
    guard board == Board() else { return board.reconciled(with: applications.values, pageCapacity: pages) }
    return Board(firstRun: Array(applications.values), pageCapacity: pages, dockCapacity: dock)
  }

  /// Lays out anew; what was in view stays in view, and with `moving` it goes to its new place by itself. `held` is where
  /// the tiles are that come out of a hand.
  mutating func rearrange(moving: Bool, from held: [ItemID: Rect] = [:], at now: Instant) {
    let old = layout
    let applications = applications
    layout = BoardLayout(
      mode.carry?.preview ?? board, isShown: { applications.index(forKey: $0) != nil }, viewport: viewport,
      preferences: preferences)
    layout.grid = layout.grid.continuing(old.grid, from: screen(keeping: old.grid))
    keepFolder(of: old)
    forgetMissing(at: now)
    if moving { moveTiles(from: old, held, at: now) }
    if !layout.isEmpty { appearance.arrive(at: now) }
  }

  /// The screen that most of what was in view is on now; what is carried or gone does not count.
  private func screen(keeping old: Pane) -> Int? {
    let screens = old.shownItems.filter { !isCarried($0) }.compactMap { layout.grid.screen(of: $0) }
    let counts = Dictionary(screens.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// An open folder stays open, unless it is gone.
  private mutating func keepFolder(of old: BoardLayout) {
    guard let open = old.folder, case .folder(let id) = open.id else { return }
    layout.folder = layout.folderPane(id)?.continuing(open)
    guard layout.folder == nil else { return }
    touchpad = nil
    effects.append(.endNaming)
  }

  private mutating func forgetMissing(at now: Instant) {
    if case .icon(let id) = pressed, !layout.holds(id) { perform(arena.cancel(), at: now) }
    selection.removeAll { !layout.holds($0) }
    tiles = tiles.filter { layout.holds($0.key) }
    launches = launches.filter { layout.holds($0.key) }
    openings.removeAll { !layout.holds($0.id) }
    if let sheet, !layout.holds(sheet.id) { closeSheet(at: now) }
    if let focus, !layout.isInView(focus) { self.focus = nil }
  }
}
