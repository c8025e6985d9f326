import CollectionEngine

/// Scrolling the pages, the library, the dock and the guide.
extension ViewController {
  var pageSpring: Spring { Spring(response: motion.pageTurn) }

  mutating func turn(to screen: Int, at now: Instant) {
    scroll(at: now) { $0.content.turn(toScreen: screen, on: $1, at: now) }
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

  mutating func leaveTouchpad(at now: Instant) {
    guard let touchpad = view.input.touchpad else { return }
    view.input.touchpad = nil
    releaseContent(velocity: touchpad.velocity(at: now), distance: .length(gestures.touchpadPage), at: now)
  }

  /// Scrolls the front pane or the dock to an item.
  mutating func reveal(_ id: ItemID, at now: Instant) {
    if view.layout.front.needsScrolling(toReveal: id) { scroll(at: now) { $0.reveal(id, on: $1, at: now) } }
    revealInDock(id, at: now)
  }

  /// Scrolls towards the last item, or with a negative distance towards the first one.
  mutating func scrollDock(onwardBy distance: Double, at now: Instant) {
    let step = Point(x: view.preferences.session.rightToLeft ? -distance : distance, y: 0)
    scrollDock(at: now) { $0.content.scroll(by: step, on: $1, at: now) }
  }

  /// Scrolls the dock as far as an item that it shows.
  mutating func revealInDock(_ id: ItemID, at now: Instant) {
    guard view.layout.pane(showing: id)?.id == .dock, view.layout.dock.needsScrolling(toReveal: id) else { return }
    scrollDock(at: now) { $0.reveal(id, on: $1, at: now) }
  }

  /// Scrolls the dock; a finger no longer holds anything.
  mutating func scrollDock(at now: Instant, _ move: (inout Pane, Spring) -> Void) {
    letContentGo(at: now)
    endHover(over: .dock, at: now)
    move(&view.layout.dock, view.animations.appearance.isVisible ? pageSpring : .immediate)
    view.dropFocusOutOfView()
  }

  /// A finger no longer holds the guide.
  mutating func releaseGuide(at now: Instant) {
    if view.layout.heldArea == .guide {
      releaseContent(velocity: .zero, distance: .share(gestures.turnShare), at: now)
    }
  }

  /// Scrolls the guide; a finger no longer holds it.
  mutating func scrollGuide(at now: Instant, _ move: (inout GuidePane, Spring) -> Void) {
    leaveTouchpad(at: now)
    guard var guide = view.layout.guide else { return }
    move(&guide, pageSpring)
    view.layout.guide = guide
  }

  /// Keeps the moment at a horizontal position of the viewport there, or moves another moment to it.
  mutating func zoomGuide(
    toHourWidth width: Double, about x: Double, keeping moment: Double? = nil, at now: Instant
  ) {
    guard let guide = view.layout.guide, width.isFinite else { return }
    let (distance, tuning) = (x - guide.frame.minX, gestures)
    let moment = moment ?? guide.moment(atFrameX: distance, at: now)
    view.layout.guide?.zoom(toHourWidth: width, keeping: moment, atFrameX: distance, tuning: tuning, at: now)
  }
}
