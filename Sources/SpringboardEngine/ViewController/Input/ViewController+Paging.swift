extension ViewController {
  private var pageSpring: Spring { Spring(response: motion.pageTurn) }

  /// Nearer to rest than a finger can stray is at rest for it.
  func isPageMoving(at now: Instant) -> Bool {
    abs(view.layout.front.pager.offset(at: now) - Double(view.layout.front.pager.page)) * metricsWidth
      > gestures.touchSlop
  }

  mutating func turn(to page: Int, at now: Instant) {
    view.input.touchpad = nil
    let before = view.layout.front.pager.page
    view.layout.front.pager.turn(to: page, on: view.animations.appearance.isOnGlass ? pageSpring : .immediate, at: now)
    noticePage(after: before)
  }

  mutating func holdPage(at now: Instant) {
    view.input.touchpad = nil
    view.layout.front.pager.hold(at: now)
  }

  /// Logical pixels to the right.
  mutating func dragPage(by dx: Double) {
    view.layout.front.pager.drag(by: pages(dx))
  }

  /// Logical pixels a second to the right.
  mutating func releasePage(velocity: Double, at now: Instant) {
    releasePage(velocity: pages(velocity), share: gestures.turnShare, at: now)
  }

  /// In pages a second towards the later ones, and in pages.
  private mutating func releasePage(velocity: Double, share: Double, at now: Instant) {
    let before = view.layout.front.pager.page
    let rule = TurnRule(share: share, velocity: gestures.turnVelocity / metricsWidth)
    view.layout.front.pager.release(velocity: velocity, rule: rule, on: pageSpring, at: now)
    noticePage(after: before)
  }

  /// Another page is there, or comes: says so, and the focus does not stay behind.
  private mutating func noticePage(after before: Int) {
    guard view.layout.front.pager.page != before, view.animations.appearance.isOnGlass else { return }
    if let focus = view.focus, !view.layout.isInView(focus) { view.focus = nil }
    effects.append(.announce(.page(view.layout.front.pager.page + 1, of: view.layout.front.pager.count)))
  }

  /// How far the viewport comes when its content is moved so far to the right.
  private func pages(_ dx: Double) -> Double {
    (view.preferences.rightToLeft ? dx : -dx) / metricsWidth
  }

  /// How wide what turns is, in logical pixels.
  private var metricsWidth: Double {
    max(1, view.layout.front.frame.width)
  }
}

extension ViewController {
  mutating func scroll(_ sample: ScrollSample, at now: Instant) {
    guard view.animations.appearance.isOnGlass, !view.input.arena.isPanning, !view.input.secondArena.isPanning else {
      return
    }
    guard sample.dx.isFinite, sample.dy.isFinite else { return }
    view.focus = nil
    switch sample.kind {
    case .notches: turnWheel(sample, at: now)
    case .smooth: moveTouchpad(sample, at: now)
    case .end: leaveTouchpad(at: now)
    }
  }

  private mutating func turnWheel(_ sample: ScrollSample, at now: Instant) {
    let turns = view.input.wheel.turns(by: onward(sample), tuning: gestures, at: now)
    if turns != 0 { turn(to: view.layout.front.pager.page + turns, at: now) }
  }

  private mutating func moveTouchpad(_ sample: ScrollSample, at now: Instant) {
    if view.input.touchpad == nil {
      view.layout.front.pager.hold(at: now)
      view.input.touchpad = TouchpadScroll(window: gestures.velocityWindow, at: now)
    }
    let distance = onward(sample)
    view.input.touchpad?.step(by: Point(x: distance, y: 0), at: now)
    view.layout.front.pager.drag(by: distance / metricsWidth)
  }

  mutating func leaveTouchpad(at now: Instant) {
    guard let touchpad = view.input.touchpad else { return }
    view.input.touchpad = nil
    releasePage(
      velocity: touchpad.velocity(at: now).x / metricsWidth, share: gestures.touchpadPage / metricsWidth, at: now)
  }

  /// Towards the later pages: the axis that moved more; down is later, and so is where the script goes.
  private func onward(_ sample: ScrollSample) -> Double {
    guard abs(sample.dx) > abs(sample.dy) else { return sample.dy }
    return view.preferences.rightToLeft ? -sample.dx : sample.dx
  }
}
