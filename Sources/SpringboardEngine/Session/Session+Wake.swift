extension Session {
  func scene(at now: Instant) -> Scene { SceneBuilder(self, at: now).scene() }

  /// Seconds since an application was asked to start that shows no window yet.
  func pending(_ id: ItemID, at now: Instant) -> Double? {
    guard let launch = launches[id], launch.state != .answered else { return nil }
    guard launch.matters(at: now, pendingLimit: motion.pendingLimit, openAgain: gestures.openAgain) else { return nil }
    return now - launch.asked
  }

  /// What is not on the glass needs no frames: it catches up when it is shown.
  func nextWake(at now: Instant) -> Wake {
    guard appearance.isOnGlass else { return .never }
    if isMoving(at: now) { return .nextFrame }
    return deadlines(at: now).min().map(Wake.at) ?? .never
  }

  private func isMoving(at now: Instant) -> Bool {
    layout.panes.contains { $0.isMoving(at: now) }
      || !appearance.isSettled(at: now, motion)
      || tiles.values.contains { !$0.isSettled(at: now) }
      || openings.contains { !$0.growth.isSettled(at: now) }
      || preferences.animates && launches.keys.contains { pending($0, at: now) != nil }
      || notice?.isFading(at: now, motion) == true
      || isEditMoving(at: now)
  }

  private func isEditMoving(at now: Instant) -> Bool {
    mode.isEditing && preferences.animates
      || !quiver.isSettled(at: now)
      || !departures.isEmpty
      || isRingFilling(at: now)
      || mode.carry.map { !$0.folding.isSettled(at: now) } ?? false
      || sheet.map { !$0.presence.isSettled(at: now) || !$0.isOpening } ?? false
  }

  private func deadlines(at now: Instant) -> [Instant] {
    var deadlines: [Instant] = []
    deadlines += [arena.deadline, beside.deadline, nextDwell].compactMap(\.self)
    if let touchpad { deadlines.append(touchpad.lastStep + gestures.touchpadRest) }
    if let notice, !notice.isOver(at: now, motion) { deadlines.append(notice.leaves(motion)) }
    if !preferences.animates { deadlines += pendingEnds(at: now) }
    // What has grown to the glass's edges waits for the input that ends it.
    if !openings.isEmpty { deadlines.append(now) }
    return deadlines
  }

  /// Without animations a ring stands still until it goes.
  private func pendingEnds(at now: Instant) -> [Instant] {
    launches.filter { pending($0.key, at: now) != nil }.map { $0.value.asked + motion.pendingLimit }
  }
}
