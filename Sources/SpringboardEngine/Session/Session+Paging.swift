extension Session {
  private var pageSpring: Spring { Spring(response: motion.pageTurn) }

  /// Nearer to rest than a finger can stray is at rest for it.
  func isPageMoving(at now: Instant) -> Bool {
    abs(layout.front.pager.offset(at: now) - Double(layout.front.pager.page)) * metricsWidth > gestures.touchSlop
  }

  mutating func turn(to page: Int, at now: Instant) {
    touchpad = nil
    let before = layout.front.pager.page
    layout.front.pager.turn(to: page, on: appearance.isOnGlass ? pageSpring : .immediate, at: now)
    noticePage(after: before)
  }

  mutating func holdPage(at now: Instant) {
    touchpad = nil
    layout.front.pager.hold(at: now)
  }

  /// Logical pixels to the right.
  mutating func dragPage(by dx: Double) {
    layout.front.pager.drag(by: pages(dx))
  }

  /// Logical pixels a second to the right.
  mutating func releasePage(velocity: Double, at now: Instant) {
    releasePage(velocity: pages(velocity), share: gestures.turnShare, at: now)
  }

  /// In pages a second towards the later ones, and in pages.
  private mutating func releasePage(velocity: Double, share: Double, at now: Instant) {
    let before = layout.front.pager.page
    let rule = TurnRule(share: share, velocity: gestures.turnVelocity / metricsWidth)
    layout.front.pager.release(velocity: velocity, rule: rule, on: pageSpring, at: now)
    noticePage(after: before)
  }

  /// Another page is there, or comes: says so, and the focus does not stay behind.
  private mutating func noticePage(after before: Int) {
    guard layout.front.pager.page != before, appearance.isOnGlass else { return }
    if let focus, !layout.isInView(focus) { self.focus = nil }
    effects.append(.announce(.page(layout.front.pager.page + 1, of: layout.front.pager.count)))
  }

  /// How far the glass comes when its content is moved so far to the right.
  private func pages(_ dx: Double) -> Double {
    (preferences.rightToLeft ? dx : -dx) / metricsWidth
  }

  /// How wide what turns is, in logical pixels.
  private var metricsWidth: Double {
    max(1, layout.front.frame.width)
  }
}

extension Session {
  mutating func scroll(_ sample: ScrollSample, at now: Instant) {
    guard appearance.isOnGlass, !arena.isPanning, !beside.isPanning else { return }
    guard sample.dx.isFinite, sample.dy.isFinite else { return }
    focus = nil
    switch sample.kind {
    case .notches: turnWheel(sample, at: now)
    case .smooth: moveTouchpad(sample, at: now)
    case .end: leaveTouchpad(at: now)
    }
  }

  private mutating func turnWheel(_ sample: ScrollSample, at now: Instant) {
    let turns = wheel.turns(by: onward(sample), tuning: gestures, at: now)
    if turns != 0 { turn(to: layout.front.pager.page + turns, at: now) }
  }

  private mutating func moveTouchpad(_ sample: ScrollSample, at now: Instant) {
    if touchpad == nil {
      layout.front.pager.hold(at: now)
      touchpad = TouchpadScroll(window: gestures.velocityWindow, at: now)
    }
    let distance = onward(sample)
    touchpad?.step(by: Point(x: distance, y: 0), at: now)
    layout.front.pager.drag(by: distance / metricsWidth)
  }

  mutating func leaveTouchpad(at now: Instant) {
    guard let touchpad else { return }
    self.touchpad = nil
    releasePage(
      velocity: touchpad.velocity(at: now).x / metricsWidth, share: gestures.touchpadPage / metricsWidth, at: now)
  }

  /// Towards the later pages: the axis that moved more; down is later, and so is where the script goes.
  private func onward(_ sample: ScrollSample) -> Double {
    guard abs(sample.dx) > abs(sample.dy) else { return sample.dy }
    return preferences.rightToLeft ? -sample.dx : sample.dx
  }
}
