import CollectionEngine

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
    view.mode.drag?.pointer?.scalePixels(by: viewport.scale / view.viewport.scale)
    view.viewport = viewport
    let moves = hasChanged && now - view.animations.shown >= Self.settlingTime
    if hadRoom { rearrange(moving: moves, at: now) } else { reconcile(moving: false, at: now) }
    if hasChanged { continueDrag(after: old, at: now) }
  }

  /// The seconds in which a window that appears gets its size. Tiles are then at their places at once (by eye).
  private static let settlingTime = 0.5

  mutating func adopt(_ preferences: Preferences, at now: Instant) {
    if preferences != view.preferences { closeMenu(at: now) }
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
    perform(view.input.pinch.cancel(), at: now)
    let name = view.presentations.list[view.layout.presentation.shown].name
    view.layout.presentation = PresentationSwitch(
      count: presentations.list.count, showing: presentations.index(named: name) ?? 0)
    rearrange(with: presentations, moving: false, at: now)
  }

  /// Adds new applications to the board, and saves it if there are any. It waits for a viewport, because only that
  /// determines how many items fit a page.
  mutating func reconcile(moving: Bool = true, at now: Instant) {
    guard view.viewport.hasRoom || !view.layout.isEmpty else { return }
    let new = view.viewport.hasRoom ? reconciled : document.board
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

  /// Computes the preview again, for another board or other capacities.
  mutating func renewPreview(of drag: Drag) {
    let preview = preview(of: drag, at: drag.destination) ?? preview(of: drag, at: nil) ?? document.board
    view.mode.drag?.preview = preview
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

  /// Lays out the board again, with other presentations if some are given, and keeps the current items in view. With `moving`,
  /// tiles move to their new positions.
  mutating func rearrange(
    with presentations: BoardPresentations? = nil, moving: Bool, from draggedFrames: [ItemID: Rect] = [:],
    at now: Instant
  ) {
    let old = view.layout
    endHover(at: now)
    view.layout = BoardLayout(
      view.mode.drag?.preview ?? document.board, of: document, viewport: view.viewport, preferences: view.preferences,
      presentations: presentations ?? view.presentations, presentation: old.presentation, reusing: old, at: now)
    keepScrolling(of: old, at: now)
    keepScrollingDock(of: old, at: now)
    if let guide = view.layout.guide, let former = old.guide {
      view.layout.guide = guide.continuing(former, on: pageSpring, at: now)
    } else if old.guide?.pinch != nil {
      _ = view.input.pinch.cancel()
    }
    keepFolder(of: old, at: now)
    showResults(after: old.results, at: now)
    forgetMissing(at: now)
    if moving { moveTiles(from: old, draggedFrames, at: now) }
    if !view.layout.isEmpty { view.animations.appearance.arrive(at: now) }
  }

  /// Keeps the visible items of each presentation in view.
  private mutating func keepScrolling(of old: BoardLayout, at now: Instant) {
    for (number, pane) in view.layout.grids.enumerated()
    where old.grids.indices.contains(number) && (!old.grids[number].isEmpty || pane.isArrangeable) {
      let screen = screen(of: pane, keeping: old.grids[number])
      view.layout.grids[number] = pane.continuing(old.grids[number], from: screen, on: pageSpring, at: now)
    }
  }

  /// Keeps the focused item of the dock in view, and the one that keys drag. The dock does not scroll to its new offset,
  /// because its icons already move there.
  private mutating func keepScrollingDock(of old: BoardLayout, at now: Instant) {
    view.layout.dock = view.layout.dock.continuing(old.dock, on: .immediate, at: now)
    let dragged = view.mode.drag.flatMap { $0.pointer == nil ? $0.leader : nil }
    guard let id = dragged ?? view.focusedItem, !view.layout.dock.content.isHeld,
      view.layout.dock.needsScrolling(toReveal: id)
    else { return }
    if dragged != nil || old.dock.holds(id) { view.layout.dock.reveal(id, on: .immediate, at: now) }
  }

  /// The screen that now has most of the items that were visible. Items that are dragged or removed are not counted.
  private func screen(of new: Pane, keeping old: Pane) -> Int? {
    guard old.paging != nil else { return nil }
    if old.paging?.itemScreens.contains(old.screen) == false, let guideScreen = view.layout.guideScreen {
      return guideScreen
    }
    let screens = old.shownItems.filter { !isDragged($0) }.compactMap { new.screen(of: $0) }
    let counts = Dictionary(screens.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Keeps an open folder open, unless it no longer exists.
  private mutating func keepFolder(of old: BoardLayout, at now: Instant) {
    guard let open = old.folder, case .folder(let id) = open.id else { return }
    view.layout.folder = view.layout.folderPane(id)?.continuing(open, on: pageSpring, at: now)
    guard view.layout.folder == nil else { return }
    view.input.touchpad = nil
    effects.append(.naming(.end))
  }

  /// Whether there is nothing more to say about the item of a sheet.
  private func isGone(_ id: ItemID) -> Bool {
    if case .power(let action) = id { return !document.offers(action) }
    return !view.layout.holds(id) && document.guide.index(of: id) == nil
  }

  private mutating func forgetMissing(at now: Instant) {
    if case .icon(let id) = view.input.pressed, !view.layout.holds(id) { perform(view.input.arena.cancel(), at: now) }
    for id in view.layers.hover.items where !view.layout.holds(id) { view.layers.hover.remove(id) }
    if case .item(let id, _) = view.mode.drag?.hover, !view.layout.holds(id) { hover(.nothing, at: now) }
    view.selection.removeAll { !view.layout.holds($0) }
    view.animations.tiles = view.animations.tiles.filter { view.layout.holds($0.key) }
    for case .tile(let id) in view.animations.moving.motions.keys where !view.layout.holds(id) {
      view.animations.moving.forget(.tile(id))
    }
    for id in document.launches.keys where document.application(id) == nil { document.launches[id] = nil }
    view.layers.opening.remove { document.application($0) == nil }
    if let id = view.layers.sheet.content?.item, isGone(id) { closeSheet(at: now) }
    if let id = view.layers.menu.open?.item, !view.layout.holds(id) { closeMenu(at: now) }
    view.dropFocusOutOfView()
  }
}
