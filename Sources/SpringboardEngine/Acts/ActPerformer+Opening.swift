import CollectionEngine

/// Opening applications and what other programs show.
extension ActPerformer {
  private var openingSpring: Spring { Spring(response: motion.opening) }

  /// Launches the application of a tile, or one of its own actions, unless it was launched a moment ago.
  mutating func open(_ tile: ItemID, action: String? = nil, at now: Instant) {
    let id = tile.application
    if document.application(id)?.opensGuide == true { return openGuide(by: id, at: now) }
    var tile = tile
    if let action, let application = id.desktopID { tile = .action(action, of: application) }
    guard document.application(id) != nil, document.launches[id] == nil,
      let from = iconRect(of: tile, at: now) ?? iconRect(of: id, at: now)
    else { return }
    controller.closeSheet(at: now)
    document.launches[id] = Launch(asked: now)
    document.installations.markOpened(id)
    effects.append(action.map { .launching(.launchAction(id, $0, from: from)) } ?? .launching(.launch(id, from: from)))
    guard view.animations.appearance.isVisible else { return }
    view.layers.opening.begin(id, from: from, on: openingSpring, at: now)
  }

  private mutating func openGuide(by id: ItemID, at now: Instant) {
    controller.closeSearch(at: now)
    document.installations.markOpened(id)
    effects.append(.usage(.openedGuide(by: id)))
    perform(.openGuide, at: now)
  }

  mutating func finish(_ id: ItemID, _ outcome: LaunchOutcome, at now: Instant) {
    let wasAsked = document.launches[id]?.state == .asked
    switch outcome {
    case .started where wasAsked: document.launches[id]?.state = .started
    case .started: return
    case .mapped: document.launches[id]?.state = .answered
    case .failed(let words): return fail(id, words, at: now)
    }
    if wasAsked, !view.layers.opening.items.contains(id) { makeRoom(for: [id], at: now) }
  }

  private mutating func fail(_ id: ItemID, _ words: String, at now: Instant) {
    document.launches[id]?.state = .answered
    view.layers.notices.show(
      .words(words), because: .launch(id, asked: document.launches[id]?.asked), isOfSearch: view.search != nil, at: now)
    view.layers.opening.turnBack(id, on: openingSpring, at: now)
    if view.animations.appearance.isVisible, view.layout.isOnBoard(id) {
      view.animations.tiles[id, default: TileMotion()].nudge = Nudge(kind: .shake, start: now, tuning: motion)
    }
    effects.append(.announce(.launchFailed(id, words)))
  }

  /// Hides the overlay when an opening fills the viewport and its application runs. It waits for the result of a launch
  /// that may still fail, so that the user sees the failure.
  mutating func settleOpenings(at now: Instant) {
    let grown = view.layers.opening.removeSettled(at: now)
    let launched = grown.filter { document.launches[$0]?.state != .asked }
    if !launched.isEmpty { makeRoom(for: launched, at: now) }
  }

  /// Hides the overlay, or ends the search that applications were launched from. What was typed after that is kept.
  private mutating func makeRoom(for ids: [ItemID], at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    if view.preferences.configured.windowKind == .overlay { return controller.leave(at: now) }
    guard let changed = view.search?.changed else { return }
    if ids.contains(where: { changed <= document.launches[$0]?.asked ?? now }) { controller.closeSearch(at: now) }
  }

  /// The current frame of the icon, or its frame if its page were shown.
  private func iconRect(of id: ItemID, at now: Instant) -> Rect? {
    if let icon = scene(at: now).icon(id) { return icon.frame.scaled(icon.scale) }
    return view.layout.pane(showing: id)?.revealedIcon(of: id)
  }

  /// Lets the host open another program, for which an overlay makes room.
  mutating func openElsewhere(_ effect: Effect, at now: Instant) {
    controller.closeSheet(at: now)
    effects.append(effect)
    guard view.animations.appearance.isVisible else { return }
    if view.preferences.configured.windowKind == .overlay {
      controller.leave(at: now)
    } else {
      controller.closeSearch(at: now)
    }
  }

  /// Opens a result of a search provider, which is another program.
  mutating func openResult(_ id: ItemID, at now: Instant) {
    guard view.search?.result(id) != nil else { return }
    openElsewhere(.search(.open(id)), at: now)
  }

  mutating func openChannel(of id: ItemID, at now: Instant) {
    guard let channel = document.guide.channel(of: id), channel.canBeOpened else { return }
    openElsewhere(.guide(.open(channel.id)), at: now)
  }

  mutating func remind(of id: ItemID) {
    if document.guide.index(of: id) != nil { effects.append(.guide(.remind(id))) }
  }
}
