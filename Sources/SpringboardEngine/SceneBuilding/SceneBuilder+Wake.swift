import CollectionEngine

extension SceneBuilder {
  /// A view that is not visible needs no frames; its state is brought up to date when it is shown.
  var nextWake: Wake {
    guard view.animations.appearance.isVisible else { return .never }
    if isMoving { return .nextFrame }
    let layers = hasLayers ? view.layers.nextChange(in: LayerContext(document, view, at: now)) : .never
    return layers.earlier(deadlines.min().map(Wake.at) ?? .never)
  }

  private var isMoving: Bool {
    view.layout.panes.contains { $0.isMoving(at: now) }
      || !layout.presentation.isSettled(at: now)
      || !view.animations.appearance.isSettled(at: now, motion)
      || view.animations.tiles.values.contains { !$0.isSettled(at: now) }
      || !view.animations.moving.isSettled(at: now)
      || view.preferences.session.animates && document.launches.keys.contains { isPending($0) }
      || isGuideMoving
      || isEditMoving
  }

  private var isGuideMoving: Bool {
    view.isGuideVisible(at: now) && layout.guide?.scrolled.isSettled(at: now) == false
  }

  private var isEditMoving: Bool {
    view.mode.isEditing && view.preferences.session.animates
      || !view.animations.wiggle.isSettled(at: now)
      || !view.animations.moving.departures.isEmpty
      || view.isRingFilling(at: now)
      || view.mode.drag.map { !$0.folding.isSettled(at: now) } ?? false
  }

  private var deadlines: [Instant] {
    var deadlines: [Instant] = []
    deadlines += [view.input.arena.deadline, view.input.secondArena.deadline, view.nextDwell]
      .compactMap(\.self)
    if let clock = document.clock, view.isGuideVisible(at: now) { deadlines.append(clock.nextMinute(after: now)) }
    if let touchpad = view.input.touchpad { deadlines.append(touchpad.lastStep + gestures.touchpadRest) }
    if !view.preferences.session.animates { deadlines += pendingEnds }
    // A view that has faded out needs one more input, which hides it.
    if view.animations.appearance.isLeaving { deadlines.append(now) }
    return deadlines
  }

  /// Without animations, the ring of a pending launch does not rotate, and needs a frame only to disappear.
  private var pendingEnds: [Instant] {
    document.launches.filter { isPending($0.key) }.map { $0.value.asked + motion.pendingLimit }
  }

  private func isPending(_ id: ItemID) -> Bool { document.pending(id, at: now, view.preferences) != nil }
}
