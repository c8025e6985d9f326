/// Input.
extension CollectionState {
  /// Handles one input, and returns what has happened. Everything is allowed.
  public mutating func handle(_ input: CollectionInput, at now: Instant) -> [CollectionEvent<Section, Item>] {
    handle(input, asking: PermissivePolicy<Item>(), at: now)
  }

  /// Handles one input, and returns what has happened. `policy` decides what users may do.
  public mutating func handle(
    _ input: CollectionInput, asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    var events = advance(asking: policy, at: now)
    switch input {
    case .wake: break
    case .pointer(let sample): events += follow(sample, asking: policy, at: now)
    case .scroll(let sample): scroll(by: sample, at: now)
    case .pinch(let sample):
      let fingers = sample.fingers(
        startDistance: tuning.gestures.pinchDistance(in: size) * tuning.gestures.touchpadPinches)
      for finger in fingers { events += pinch(finger, at: now) }
    case .move(let direction): events += moveFocus(direction, asking: policy, at: now)
    case .activate: events += activate(asking: policy)
    }
    return events
  }

  /// Does what depends only on time.
  private mutating func advance(
    asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    var events = perform(arena.advance(tuning: tuning.gestures, at: now), asking: policy, at: now)
    advanceDrag(asking: policy, at: now)
    if let end = touchpadEnd, now >= end { liftTouchpad(at: now) }
    moving.removeSettled(at: now)
    values.removeSettled(at: now)
    if moving.isSettled(at: now) {
      events += updates.map { .updated($0) }
      updates = []
    }
    return events
  }

  private mutating func follow(
    _ sample: PointerSample, asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    let pinched = pinch(sample, at: now)
    if pinches.isPinching { return perform(arena.cancel(), asking: policy, at: now) + pinched }
    guard sample.phase == .down else {
      return pinched + perform(arena.follow(sample, tuning: tuning.gestures, at: now), asking: policy, at: now)
    }
    guard arena.touch == nil else {
      return pinched + perform(arena.accompany(tuning: tuning.gestures, at: now), asking: policy, at: now)
    }
    let isMoving = !arrangement.content.isSettled(at: now)
    let gestures: [Gesture] = [.pan(arrangement.content.panAxes), .longPress, .tap]
    let candidates = GestureCandidates(gestures: gestures, hold: tuning.gestures.longPress)
    isRefused = false
    focused = nil
    touched = isMoving ? nil : item(at: sample.position, at: now)
    touchPoint = sample.position
    return pinched
      + perform(
        arena.begin(sample, candidates, catching: isMoving, tuning: tuning.gestures, at: now), asking: policy, at: now)
  }

  mutating func perform(
    _ gestures: [GestureEvent], asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    gestures.flatMap { perform($0, asking: policy, at: now) }
  }

  private mutating func perform(
    _ gesture: GestureEvent, asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    switch gesture {
    case .pressed: return highlight(asking: policy)
    case .released: return unhighlight()
    case .tapped: return tap(asking: policy, at: now)
    case .held: return hold(asking: policy, at: now)
    case .dragged(let point):
      moveDrag(to: point, asking: policy, at: now)
    case .letGo: return drop(at: now)
    case .lost: return cancelDrag(at: now)
    case .pulled: break
    case .panBegan: arrangement.content.hold(tuning: tuning.gestures, at: now)
    case .panMoved(let step): arrangement.content.drag(by: step, tuning: tuning.gestures, at: now)
    case .panEnded(let velocity): release(velocity: velocity, at: now)
    case .panCancelled: release(velocity: .zero, at: now)
    }
    return []
  }
}
