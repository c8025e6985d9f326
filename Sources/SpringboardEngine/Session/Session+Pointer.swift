extension Session {
  mutating func point(_ sample: PointerSample, at now: Instant) {
    guard appearance.isOnGlass, sample.position.x.isFinite, sample.position.y.isFinite else { return }
    guard sample.phase == .down else {
      return perform(arena.follow(sample, tuning: gestures, at: now), at: now)
    }
    focus = nil
    if isAccompanying(sample, at: now) {
      perform(arena.accompany(tuning: gestures, at: now), at: now)
    } else {
      touchDown(sample, at: now)
    }
  }

  /// A second finger, unless the first one's end was lost.
  private func isAccompanying(_ sample: PointerSample, at now: Instant) -> Bool {
    guard let touch = arena.touch else { return false }
    return touch.pointer != sample.pointer && now - touch.lastSeen < gestures.lostPointer
  }

  private mutating func touchDown(_ sample: PointerSample, at now: Instant) {
    perform(arena.cancel(), at: now)
    let target = scene(at: now).hit(sample.position)
    let catching = isPageMoving(at: now) && !isBesidePages(target)
    pressed = catching ? nil : target
    perform(arena.begin(sample, catching: catching, tuning: gestures, at: now), at: now)
  }

  /// The dock and the dots stay where they are while pages move.
  private func isBesidePages(_ target: Scene.Target) -> Bool {
    switch target {
    case .pageDot: true
    case .icon(let id): arrangement.place(of: id)?.container == .dock
    case .background: false
    }
  }

  mutating func perform(_ events: [GestureEvent], at now: Instant) {
    for event in events { perform(event, at: now) }
  }

  private mutating func perform(_ event: GestureEvent, at now: Instant) {
    switch event {
    case .pressed: showPress(1, at: now)
    case .released: release(at: now)
    case .tapped: tap(at: now)
    // A long press is no tap, and while browsing it has no other meaning.
    case .held: break
    case .panBegan: holdPage(at: now)
    case .panMoved(let dx): dragPage(by: dx)
    case .panEnded(let velocity): releasePage(velocity: velocity, at: now)
    }
  }

  private mutating func release(at now: Instant) {
    showPress(0, at: now)
    pressed = nil
  }

  private mutating func showPress(_ amount: Double, at now: Instant) {
    guard case .icon(let id) = pressed else { return }
    tiles[id, default: TileMotion()].press.chase(amount, on: Spring(response: motion.press), at: now)
  }

  private mutating func tap(at now: Instant) {
    let target = pressed
    release(at: now)
    guard let target else { return }
    switch mode {
    case .browsing: browse(target, at: now)
    }
  }
}
