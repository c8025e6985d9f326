extension Session {
  private var openingSpring: Spring { Spring(response: motion.opening) }

  /// Opens an application once, however often it is asked to.
  mutating func open(_ id: ItemID, at now: Instant) {
    guard applications[id] != nil, launches[id] == nil, let from = iconRect(of: id, at: now) else { return }
    launches[id] = Launch(asked: now)
    effects.append(.launch(id, from: from))
    guard appearance.isOnGlass else { return }
    var opening = Opening(id: id, from: from)
    opening.growth.chase(1, on: openingSpring, at: now)
    openings.append(opening)
  }

  mutating func finish(_ id: ItemID, _ outcome: LaunchOutcome, at now: Instant) {
    let wasAsked = launches[id]?.state == .asked
    switch outcome {
    case .started where wasAsked: launches[id]?.state = .started
    case .started: return
    case .mapped: launches[id]?.state = .answered
    case .failed(let words): return fail(id, words, at: now)
    }
    if wasAsked, !openings.contains(where: { $0.id == id }) { leaveOverlay() }
  }

  private mutating func fail(_ id: ItemID, _ words: String, at now: Instant) {
    launches[id]?.state = .answered
    for index in openings.indices where openings[index].id == id {
      openings[index].growth.chase(0, on: openingSpring, at: now)
    }
    if appearance.isOnGlass, layout.isOnBoard(id) {
      tiles[id, default: TileMotion()].shake = Shake(start: now, tuning: motion)
    }
    notice = Notice(says: .words(words), since: now)
    effects.append(.announce(.launchFailed(id, words)))
  }

  /// Where an opening has reached the glass's edges and its application runs, an overlay has done its work. One that was only
  /// asked to start may still fail, and the person is to see that.
  mutating func settleOpenings(at now: Instant) {
    let grown = openings.filter { $0.growth.isSettled(at: now) && $0.growth.target == 1 }
    openings.removeAll { $0.growth.isSettled(at: now) }
    if grown.contains(where: { launches[$0.id]?.state != .asked }) { leaveOverlay() }
  }

  private mutating func leaveOverlay() {
    if preferences.presence == .overlay, appearance.isOnGlass { effects.append(.hide) }
  }

  /// Where its icon is on the glass at this moment, or would be if its page were there.
  private func iconRect(of id: ItemID, at now: Instant) -> Rect? {
    if let icon = scene(at: now).icon(id) { return icon.frame.scaled(icon.scale) }
    return layout.pane(showing: id)?.iconOnOwnScreen(of: id)
  }
}
