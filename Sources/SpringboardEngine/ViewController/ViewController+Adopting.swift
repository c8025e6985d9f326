import CollectionEngine

/// Follows what the host tells: applications, the board, the viewport, preferences and the like.
extension ViewController {
  mutating func adopt(_ items: [AppItem], at now: Instant) {
    document.install(items)
    document.hasCatalogue = true
    reconcile(at: now)
  }

  /// Adopts a board that another program wrote. This is an act too, and can be undone.
  mutating func adopt(_ board: Board, at now: Instant) {
    putBack(at: now)
    if document.board != Board(), board != document.board { recordUndoStep() }
    document.board = board
    reconcile(at: now)
  }

  mutating func adopt(_ viewport: Viewport, at now: Instant) {
    let (hadRoom, hasChanged, old) = (view.viewport.hasRoom, viewport != view.viewport, view.layout.metrics)
    if !viewport.hasRoom { putBack(at: now) }
    if hasChanged { closeMenu(at: now) }
    let growth = viewport.scale / view.viewport.scale
    view.mode.drag?.pointer?.scalePixels(by: growth)
    view.viewport = viewport
    let moves = hasChanged && now - view.animations.shown >= Self.settlingTime
    if hadRoom { rearrange(moving: moves, at: now) } else { reconcile(moving: false, at: now) }
    if hasChanged { continueDrag(after: old, at: now) }
  }

  /// The seconds in which a window that appears gets its size. Tiles are then at their places at once (by eye).
  private static let settlingTime = 0.5

  /// A menu closes, because it may have other rows. The room of texts, which the host measures after the start, changes none.
  mutating func adopt(_ preferences: Preferences, at now: Instant) {
    var former = view.preferences
    former.session.textRoom = preferences.session.textRoom
    if preferences != former { closeMenu(at: now) }
    let old = view.layout.metrics
    view.preferences = preferences
    dropProvidersIfForbidden()
    rearrange(moving: true, at: now)
    if view.layout.metrics != old { continueDrag(after: old, at: now) }
  }

  mutating func adopt(_ restrictions: Restrictions, at now: Instant) {
    guard restrictions != document.permissions.restrictions else { return }
    closeMenu(at: now)
    document.permissions.restrictions = restrictions
    dropProvidersIfForbidden()
    followDocument(at: now)
  }

  /// Ends what is no longer allowed.
  private mutating func followPermissions(at now: Instant) {
    if !document.permissions.allowSelection { view.selection = [] }
    if !document.permissions.restrictions.allowsHighlight { endHighlights(at: now) }
    leaveEditModeIfLocked(at: now)
  }

  private mutating func endHighlights(at now: Instant) {
    let spring = Spring(response: motion.press)
    for (id, tile) in view.animations.tiles where tile.press.target > 0 {
      view.animations.tiles[id]?.press.chase(0, on: spring, at: now)
    }
  }

  /// A drag is put back, because a drop would change the board.
  private mutating func leaveEditModeIfLocked(at now: Instant) {
    guard !document.permissions.allowEditing else { return }
    putBack(at: now)
    endEditing(at: now)
  }

  mutating func adopt(_ presentations: BoardPresentations, at now: Instant) {
    guard presentations != view.presentations else { return }
    cancelPinch(at: now)
    let name = view.presentations.list[view.layout.presentation.shown].name
    view.layout.presentation = PresentationSwitch(
      count: presentations.list.count, showing: presentations.index(named: name) ?? 0)
    rearrange(with: presentations, moving: false, at: now)
  }

  /// Adds new applications to the board, and saves it if there are any. It waits for a viewport, because only that
  /// determines how many items fit a page.
  mutating func reconcile(moving: Bool = true, at now: Instant) {
    guard view.viewport.hasRoom || !view.layout.isEmpty else { return }
    let new = view.viewport.hasRoom && !document.checkCompleteness() ? reconciled : document.board
    if new != document.board {
      document.board = new
      effects.append(.layout(.save(new)))
    }
    followDocument(moving: moving, at: now)
  }

  /// Follows a change of the document. A drag continues on the new board if its items are still there.
  mutating func followDocument(moving: Bool = true, at now: Instant) {
    followPermissions(at: now)
    removeNoticeWithoutReason(at: now)
    view.layers.status.follow(document.status, at: now)
    hopUrgentTiles(at: now)
    if let drag = view.mode.drag {
      guard drag.items.allSatisfy({ isInstalled($0) && mayDrop($0, of: drag) }) else { return putBack(at: now) }
      renewPreview(of: drag)
    }
    rearrange(moving: moving, at: now)
  }

  /// Whether a dragged item is on the board, or was removed from it before the drag.
  private func mayDrop(_ id: ItemID, of drag: Drag) -> Bool {
    document.board.place(of: id) != nil || drag.restoresLeader && id == drag.leader
  }

  /// Whether an item is installed, or an application in it.
  private func isInstalled(_ id: ItemID) -> Bool {
    let folder = document.board.everything.first { $0.isFolder && $0.id == id }
    return (folder?.applications ?? [id]).contains { document.applications[$0] != nil }
  }

  private var reconciled: Board {
    let (pages, dock) = BoardLayout.capacities(viewport: view.viewport, preferences: view.preferences)
    guard document.board == Board() else {
      return document.board.reconciled(
        with: document.applications.values, addingTo: view.preferences.configured.newApplications, pageCapacity: pages)
    }
    return Board(firstRun: Array(document.applications.values), pageCapacity: pages, dockCapacity: dock)
  }

  /// The library has a section for new applications. They become known after the first frame.
  mutating func adopt(_ installations: Installations, at now: Instant) {
    guard document.installations != installations else { return }
    document.installations = installations
    if view.layout.grids.contains(where: { !$0.isArrangeable && !$0.isEmpty }) { rearrange(moving: false, at: now) }
  }

  /// Follows what the computer offers. A question about an action that it offers no more is closed.
  mutating func adopt(_ actions: PowerActions, at now: Instant) {
    guard document.powerActions != actions else { return }
    document.powerActions = actions
    if view.search != nil || view.layers.sheet.isActive { rearrange(moving: false, at: now) }
  }

  mutating func adopt(_ status: [StatusItem], at now: Instant) {
    document.status = status
    view.layers.status.follow(status, at: now)
  }

  /// The tiles of applications that want attention from this moment on hop, or those of their folders.
  mutating func hopUrgentTiles(at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    for (id, since) in document.activities.urgentSince where since == now {
      let tile = view.layout.pane(showing: id) == nil ? view.layout.folder(holding: id) : id
      if let tile {
        view.animations.tiles[tile, default: TileMotion()].nudge = Nudge(kind: .hop, start: now, tuning: motion)
      }
    }
  }

  mutating func show(notice words: String, at now: Instant) {
    view.layers.notices.show(.words(words), at: now)
    effects.append(.announce(.notice(words)))
  }

  /// A notice about something that happened is more important.
  mutating func showHint(for device: InputDevice, at now: Instant) {
    if view.layers.notices.showHint(for: device, in: context(at: now)) { effects.append(.announce(.hint(device))) }
  }

  mutating func show(_ offer: LayoutOffer, at now: Instant) {
    let history = document.history
    guard document.permissions.allowEditing, history.past.isEmpty, !offer.layout.isEmpty else { return }
    document.offer = offer
    view.layers.notices.show(
      offer: offer.program, because: .change(undo: history.past.last, redo: history.future.last), at: now)
    effects.append(.announce(.offer(offer.program)))
  }

  mutating func keep(notice words: String?, at now: Instant) {
    if view.layers.notices.keep(words, at: now), let words { effects.append(.announce(.notice(words))) }
  }

  /// Shows the seconds until the reset of a kiosk; nil removes them. A screen reader is told only once.
  mutating func showCountdown(_ seconds: Int?) {
    if view.layers.notices.showCountdown(seconds), let seconds { effects.append(.announce(.countdown(seconds))) }
  }

  /// Removes a notice about something that is no longer so.
  mutating func removeNoticeWithoutReason(at now: Instant) {
    if view.layers.notices.isActive { view.layers.notices.removeWithoutReason(in: context(at: now)) }
  }

  mutating func adopt(_ guide: Guide, at now: Instant) {
    document.guide = GuideContent(guide)
    rearrange(moving: false, at: now)
  }

  /// Programmes that were found before may have ended.
  mutating func adopt(clock time: Double, at now: Instant) {
    document.clock = Clock(time: time, read: now)
    advanceGuide(to: now)
    showResults(after: view.layout.results, at: now)
  }

  /// Asks for the current time when something else appears that depends on it, since the monotonic clock stops while the
  /// computer is suspended.
  mutating func readClock(ifOtherThan old: GuideUse) {
    if view.guideUse != old, view.guideUse != .none { effects.append(.guide(.readClock)) }
  }

  /// Moves the line at the current time. When it has moved, the clock is read again, since it may have been set.
  mutating func advanceGuide(to now: Instant) {
    guard let minute = document.clock?.minute(at: now), let guide = view.layout.guide else { return }
    view.layout.guide?.setCurrentTime(minute, at: now)
    if let shown = guide.layout.currentTime, shown < minute, view.isGuideVisible(at: now) {
      effects.append(.guide(.readClock))
    }
  }
}
