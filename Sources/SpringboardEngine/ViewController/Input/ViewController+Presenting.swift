import CollectionEngine

extension ViewController {
  /// Shows another presentation of the board. An unknown name has no effect.
  mutating func present(_ name: String, at now: Instant) {
    if let index = view.presentations.index(named: name) { present(index, at: now) }
  }

  /// Shows the presentation in which items can be dropped, which is that of the pages.
  mutating func presentPages(at now: Instant) {
    guard !view.layout.grid.isArrangeable, let index = view.layout.grids.firstIndex(where: \.isArrangeable) else {
      return
    }
    present(index, at: now)
  }

  private mutating func present(_ index: Int, at now: Instant) {
    perform(view.input.pinch.cancel(), at: now)
    guard index != view.layout.presentation.shown else { return }
    if view.layout.front.isModal { closeFolder(at: now) }
    letContentGo(at: now)
    endHover(at: now)
    beginTransition(at: now)
    let spring = view.animations.appearance.isVisible ? presentationSpring : .immediate
    view.layout.presentation.show(index, on: spring, at: now)
    rearrange(moving: false, at: now)
    view.dropFocusOutOfView()
  }

  /// The library begins at its start whenever it comes into view.
  private mutating func beginTransition(at now: Instant) {
    let presentation = view.layout.presentation
    guard presentation.isResting(at: now) else { return }
    for number in view.layout.grids.indices
    where number != presentation.shown && !view.layout.grids[number].isArrangeable {
      view.layout.grids[number].content.stop(atStart: true)
    }
  }

  private var presentationSpring: Spring { Spring(response: motion.pageTurn) }
}

extension ViewController {
  /// Fingers that move together switch to the next presentation, and fingers that move apart to the previous one.
  /// Returns whether the sample belongs to a pinch, and so to no other gesture. A slide along a bar is not one, whatever other
  /// fingers do.
  mutating func pinch(_ sample: PointerSample, at now: Instant) -> Bool {
    if isScrubbing {
      perform(view.input.pinch.cancel(), at: now)
      return false
    }
    guard view.input.pinch.isPinching || mayPinch else { return false }
    let wasPinching = view.input.pinch.isPinching
    perform(view.input.pinch.follow(sample, tuning: gestures, at: now), at: now)
    return wasPinching || view.input.pinch.isPinching
  }

  /// Handles a pinch on a touchpad like the same movement of two fingers on the screen.
  mutating func pinch(_ sample: PinchSample, at now: Instant) {
    guard view.animations.appearance.isVisible, sample.scale.isFinite else { return }
    let distance = gestures.touchpadPinches * gestures.pinchDistance(in: view.viewport.size)
    for finger in sample.fingers(startDistance: distance) { _ = pinch(finger, at: now) }
  }

  private var mayPinch: Bool {
    (view.presentations.list.count > 1 || view.layout.isGuideInFront) && view.mode.drag == nil
      && !view.layers.isOpen && !view.layout.front.isModal
  }

  mutating func perform(_ events: [PinchEvent], at now: Instant) {
    for event in events {
      switch event {
      case .began(let center): beginPinch(about: center, at: now)
      case .moved(let pinch) where view.layout.guide?.pinch != nil: moveGuideZoom(by: pinch, at: now)
      case .moved(let pinch): movePresentation(by: pinch)
      case .ended(let velocity): endPinch(velocity: velocity, at: now)
      case .cancelled: endPinch(velocity: 0, at: now)
      }
    }
  }

  /// On the guide, a pinch changes the width of an hour; elsewhere it switches the presentation.
  private mutating func beginPinch(about center: Point, at now: Instant) {
    letContentGo(at: now)
    endHover(at: now)
    perform(view.input.arena.cancel(), at: now)
    if view.layout.isGuideInFront { beginGuideZoom(about: center, at: now) } else { holdPresentation(at: now) }
  }

  private mutating func endPinch(velocity: Double, at now: Instant) {
    if view.layout.guide?.pinch != nil {
      view.layout.guide?.pinch = nil
    } else {
      releasePresentation(velocity: velocity, at: now)
    }
  }

  private mutating func holdPresentation(at now: Instant) {
    beginTransition(at: now)
    view.layout.presentation.hold(at: now)
    view.input.pinchProgress = 0
    rearrange(moving: false, at: now)
  }

  private mutating func movePresentation(by pinch: Pinch) {
    let progress = -gestures.progress(of: pinch, in: view.viewport.size)
    view.layout.presentation.drag(by: progress - view.input.pinchProgress)
    view.input.pinchProgress = progress
  }

  /// `velocity` is that of the distance between the fingers, in logical pixels per second.
  private mutating func releasePresentation(velocity: Double, at now: Instant) {
    let whole = max(1, gestures.pinchDistance(in: view.viewport.size))
    let rule = TurnRule(share: gestures.turnShare, velocity: gestures.turnVelocity / whole)
    view.layout.presentation.release(velocity: -velocity / whole, rule: rule, on: presentationSpring, at: now)
    view.dropFocusOutOfView()
  }
}
