import CollectionEngine

/// Lays out the board again, and keeps in view what was in view.
extension ViewController {
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
    if moving { view.moveTiles(from: old, draggedFrames, at: now) }
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
    let layout = view.layout
    if case .icon(let id) = view.input.pressed, !layout.holds(id) { cancelTouch(at: now) }
    for id in view.layers.hover.items where !layout.holds(id) { view.layers.hover.remove(id) }
    if case .item(let id, _) = view.mode.drag?.hover, !layout.holds(id) { hover(.nothing, at: now) }
    view.selection.removeAll { !layout.holds($0) }
    view.animations.tiles = view.animations.tiles.filter { layout.holds($0.key) }
    for case .tile(let id) in view.animations.moving.motions.keys where !layout.holds(id) {
      view.animations.moving.forget(.tile(id))
    }
    for id in document.launches.keys where document.application(id) == nil { document.launches[id] = nil }
    view.layers.opening.remove { document.application($0) == nil }
    if let id = view.layers.sheet.content?.item, isGone(id) { closeSheet(at: now) }
    if let id = view.layers.menu.open?.item, !view.layout.holds(id) { closeMenu(at: now) }
    view.dropFocusOutOfView()
  }
}
