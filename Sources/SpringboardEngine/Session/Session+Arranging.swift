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
    guard viewport.hasRoom || !arrangement.isEmpty else { return }
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
    let (pages, dock) = Arrangement.capacities(viewport: viewport, preferences: preferences)
    guard board == Board() else { return board.reconciled(with: applications.values, pageCapacity: pages) }
    return Board(firstRun: Array(applications.values), pageCapacity: pages, dockCapacity: dock)
  }

  /// Lays out anew; what was in view stays in view, and with `moving` it goes to its new place by itself. `held` is where
  /// the tiles are that come out of a hand.
  mutating func rearrange(moving: Bool, from held: [ItemID: Rect] = [:], at now: Instant) {
    let old = outlook
    let applications = applications
    arrangement = Arrangement(
      mode.carry?.preview ?? board, isShown: { applications.index(forKey: $0) != nil }, viewport: viewport,
      preferences: preferences)
    pager.renumber(page(keeping: old), of: arrangement.grid.screenCount)
    keepFolder()
    forgetMissing(at: now)
    if moving { moveTiles(from: old, held, at: now) }
    if !arrangement.isEmpty { appearance.arrive(at: now) }
  }

  /// The screen that most of what was in view is on now; what is carried or gone does not count.
  private func page(keeping old: Outlook) -> Int {
    let ids = old.arrangement.places(onScreen: old.page).compactMap { old.arrangement.item(at: $0)?.id }
    let screens = ids.filter { !isCarried($0) }.compactMap { arrangement.screen(of: $0) }
    let counts = Dictionary(screens.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? old.page
  }

  /// The open folder's pages are counted anew; one that is gone is open no longer.
  private mutating func keepFolder() {
    guard let id = folder?.id else { return }
    guard let layout = arrangement.layout(ofFolder: id) else {
      folder = nil
      touchpad = nil
      effects.append(.endNaming)
      return
    }
    folder?.pager.recount(layout.screenCount)
  }

  private mutating func forgetMissing(at now: Instant) {
    if case .icon(let id) = pressed, !arrangement.holds(id) { perform(arena.cancel(), at: now) }
    selection.removeAll { !arrangement.holds($0) }
    tiles = tiles.filter { arrangement.holds($0.key) }
    launches = launches.filter { arrangement.holds($0.key) }
    openings.removeAll { !arrangement.holds($0.id) }
    if let sheet, !arrangement.holds(sheet.id) { closeSheet(at: now) }
    if let focus, !isInView(focus) { self.focus = nil }
  }

  /// On the page that is there, in the dock, or in the folder that is open.
  func isInView(_ id: ItemID) -> Bool {
    if arrangement.place(of: id) != nil { return arrangement.screen(of: id).map { $0 == pager.page } ?? true }
    guard let folder, folder.isOpening, let home = arrangement.folder(holding: id) else { return false }
    return home == folder.id
  }

  var outlook: Outlook {
    let open = folder.flatMap { $0.isOpening ? $0 : nil }
    return Outlook(arrangement: arrangement, page: pager.page, folder: open?.id, folderPage: open?.pager.page ?? 0)
  }
}
