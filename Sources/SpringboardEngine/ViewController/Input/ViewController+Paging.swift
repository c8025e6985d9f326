import CollectionEngine

extension ViewController {
  var pageSpring: Spring { Spring(response: motion.pageTurn) }

  /// Whether the content moves. Content that is nearer to its resting offset than the touch slop counts as at rest.
  func isContentMoving(at now: Instant) -> Bool {
    let front = view.layout.front
    let isGuideMoving =
      view.layout.isGuideInFront && view.layout.guide?.isMoving(by: gestures.touchSlop, at: now) == true
    return isGuideMoving || front.content.contentOffset(at: now).distance(to: front.restingOffset) > gestures.touchSlop
  }

  mutating func turn(to screen: Int, at now: Instant) {
    scroll(at: now) { $0.content.turn(toScreen: screen, on: $1, at: now) }
  }

  /// Turns to a screen of the open folder or of the pages, which take the place of the library. Without pages, the first
  /// one is the start of the library.
  mutating func show(screen: Int, at now: Instant) {
    stopScrubbing(at: now)
    presentPages(at: now)
    guard view.layout.front.paging == nil, screen == 0 else { return turn(to: screen, at: now) }
    scroll(at: now) { $0.content.scroll(toEnd: false, on: $1, at: now) }
  }

  /// Scrolls the front pane; a finger no longer holds its content.
  mutating func scroll(at now: Instant, _ move: (inout Pane, Spring) -> Void) {
    if view.layout.heldArea == .dock { letContentGo(at: now) }
    view.input.touchpad = nil
    releaseGuide(at: now)
    endHover(over: .front, at: now)
    let before = view.layout.front.screen
    move(&view.layout.front, view.animations.appearance.isVisible ? pageSpring : .immediate)
    followScreen(after: before)
  }

  /// A finger holds what it pans. What a touchpad holds is taken over from it.
  mutating func holdContent(at now: Instant) {
    view.input.touchpad = nil
    let travelled = view.input.arena.touch?.translation ?? .zero
    let area =
      view.layout.heldArea
      ?? area(panningBy: travelled, from: view.input.contact?.point, holding: panOrigin, at: now)
    hold(area, after: travelled, at: now)
  }

  /// Where the pan of the finger that is followed began. While one finger drags, another one pans.
  private var panOrigin: Point? {
    view.mode.drag == nil ? view.input.contact?.point : view.input.secondArena.touch?.origin
  }

  /// The area that a pan scrolls which has moved by `travelled` from `start`. `origin` is where the finger went down that pans.
  private func area(
    panningBy travelled: Point, from start: Point?, holding origin: Point?, at now: Instant
  ) -> ScrollArea {
    if view.layout.scrollsDock(from: origin) { return .dock }
    return guideTakesPan(travelled, from: start, at: now) ? .guide : .front
  }

  private mutating func hold(_ area: ScrollArea, after travelled: Point, at now: Instant) {
    endHover(over: area, at: now)
    let tuning = gestures
    view.layout[area].hold(after: area == .guide ? travelled : .zero, tuning: tuning, at: now)
  }

  /// Moves the held content with a finger, to the right and down. The mark of a result that leaves the view is removed.
  mutating func dragContent(by distance: Point, at now: Instant) {
    let tuning = gestures
    if let area = view.layout.heldArea { view.layout[area].drag(by: distance, tuning: tuning, at: now) }
    view.dropFocusOutOfView()
  }

  /// `velocity` is in logical pixels per second, to the right and down.
  mutating func releaseContent(velocity: Point, distance: PageTurning.Distance, at now: Instant) {
    guard let area = view.layout.heldArea else { return }
    let before = view.layout.front.screen
    let turning = PageTurning(distance: distance, velocity: gestures.turnVelocity)
    let spring = area == .guide ? Spring(response: motion.scrollReturn) : pageSpring
    view.layout[area].release(velocity: velocity, turning: turning, on: spring, at: now)
    if area == .front { followScreen(after: before) } else { view.dropFocusOutOfView() }
  }

  /// Announces a new screen, and removes the focus from an item that is no longer visible. Of a slide, only the last screen is
  /// announced.
  mutating func followScreen(after before: Int) {
    let front = view.layout.front
    view.dropFocusOutOfView()
    guard front.screen != before, view.animations.appearance.isVisible, view.layers.pageControl.slide == nil else {
      return
    }
    effects.append(.announce(.page(front.screen + 1, of: front.screenCount)))
  }
}

extension ViewController {
  mutating func scroll(_ sample: ScrollSample, at now: Instant) {
    guard view.animations.appearance.isVisible, !view.input.isPanning, !isScrubbing else { return }
    guard sample.dx.isFinite, sample.dy.isFinite else { return }
    if passToLayers(.scroll(sample), at: now) { return }
    if sample.zooms {
      return view.layout.isGuideInFront ? zoomGuide(by: sample, at: now) : switchPresentation(by: sample, at: now)
    }
    if view.search == nil { view.focus = nil }
    endHover(over: .front, at: now)
    switch sample.kind {
    case .notches: turnWheel(sample, at: now)
    case .smooth: moveTouchpad(sample, at: now)
    case .end: leaveTouchpad(at: now)
    }
  }

  private mutating func turnWheel(_ sample: ScrollSample, at now: Instant) {
    if view.layout.scrollsDock(from: sample.position) { return scrollDock(by: sample, at: now) }
    if view.layout.isGuideInFront { return scrollGuide(byWheel: sample, at: now) }
    guard view.layout.front.paging != nil else { return scrollByWheel(sample, at: now) }
    let turns = view.input.wheel.turns(by: distanceOnward(sample), tuning: gestures, at: now)
    if turns != 0 { turn(to: view.layout.front.screen + turns, at: now) }
  }

  /// A notch scrolls by a share of the frame.
  private mutating func scrollByWheel(_ sample: ScrollSample, at now: Instant) {
    let notch = gestures.wheelShare * view.layout.front.frame.height / gestures.wheelPage
    let distance = Point(x: sample.dx * notch, y: sample.dy * notch)
    scroll(at: now) { $0.content.scroll(by: distance, on: $1, at: now) }
  }

  private mutating func moveTouchpad(_ sample: ScrollSample, at now: Instant) {
    if view.input.touchpad == nil {
      let first = Point(x: -sample.dx, y: -sample.dy)
      hold(area(panningBy: first, from: nil, holding: sample.position, at: now), after: .zero, at: now)
      view.input.touchpad = TouchpadScroll(window: gestures.velocityWindow, at: now)
    }
    let distance = fingerDistance(sample)
    view.input.touchpad?.step(by: distance, at: now)
    dragContent(by: distance, at: now)
  }

  mutating func leaveTouchpad(at now: Instant) {
    guard let touchpad = view.input.touchpad else { return }
    view.input.touchpad = nil
    releaseContent(velocity: touchpad.velocity(at: now), distance: .length(gestures.touchpadPage), at: now)
  }

  /// The movement of a finger on the content that corresponds to the sample, to the right and down. Screens and the dock
  /// follow the axis with the greater movement.
  private func fingerDistance(_ sample: ScrollSample) -> Point {
    let area = view.layout.heldArea ?? .front
    guard area == .dock || area == .front && view.layout.front.paging != nil else {
      return Point(x: -sample.dx, y: -sample.dy)
    }
    return Point(x: view.preferences.session.rightToLeft ? distanceOnward(sample) : -distanceOnward(sample), y: 0)
  }

  /// The movement towards later screens, which are below and in the direction of the script.
  func distanceOnward(_ sample: ScrollSample) -> Double {
    guard abs(sample.dx) > abs(sample.dy) else { return sample.dy }
    return view.preferences.session.rightToLeft ? -sample.dx : sample.dx
  }
}
