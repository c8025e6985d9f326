/// Scrolling.
extension CollectionState {
  /// Scrolls as little as is needed to show an item.
  public mutating func scroll(to item: Item, animated: Bool = true, at now: Instant) {
    guard let index = snapshot.index(of: item), let offset = arrangement.content.offset(revealing: index) else {
      return
    }
    let target = isPaging ? layout.restingOffset(near: offset, velocity: .zero) : offset
    scroll(to: target, animated: animated, at: now)
  }

  /// Scrolls to a content offset, or as near to it as the content allows.
  public mutating func scroll(to offset: Point, animated: Bool = true, at now: Instant) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    if animated {
      arrangement.content.scroll(to: offset, on: tuning.scrolling, at: now)
    } else {
      arrangement.content.jump(to: offset)
    }
  }

  /// The finger was lifted at a velocity in logical pixels per second, to the right and down.
  mutating func release(velocity: Point, at now: Instant) {
    release(velocity: velocity, turning: PageTurning(tuning.gestures), at: now)
  }

  private mutating func release(velocity: Point, turning: PageTurning, at now: Instant) {
    arrangement.content.release(velocity: velocity, turning: turning, on: tuning.scrolling, at: now)
  }

  /// A wheel turns screens or scrolls by a share of the viewport, and a touchpad moves the content as fingers do.
  mutating func scroll(by sample: ScrollSample, at now: Instant) {
    guard sample.dx.isFinite, sample.dy.isFinite else { return }
    switch sample.kind {
    case .notches: turnWheel(sample, at: now)
    case .smooth:
      if touchpad == nil { arrangement.content.hold(tuning: tuning.gestures, at: now) }
      let step = distance(of: sample)
      touchpad = touchpad ?? TouchpadScroll(window: tuning.gestures.velocityWindow, at: now)
      touchpad?.step(by: step, at: now)
      arrangement.content.drag(by: .zero - step, tuning: tuning.gestures, at: now)
    case .end: liftTouchpad(at: now)
    }
  }

  private mutating func turnWheel(_ sample: ScrollSample, at now: Instant) {
    let step = distance(of: sample)
    guard let paging = arrangement.content.paging else {
      let share = tuning.gestures.wheelShare / tuning.gestures.wheelPage
      let distance = Point(x: step.x * share * size.width, y: step.y * share * size.height)
      return scroll(to: arrangement.content.restingOffset + distance, at: now)
    }
    let units = paging.screen(atContentOffset: step) < 0 ? -step.x.magnitude : step.x.magnitude
    let turns = wheel.turns(by: units, tuning: tuning.gestures, at: now)
    let screen = arrangement.content.screen + turns
    if turns != 0 { arrangement.content.turn(toScreen: screen, on: tuning.scrolling, at: now) }
  }

  /// The movement of the content offset for a sample. Content that scrolls only to the sides, or by screens, follows the axis with
  /// the greater movement: down is onward.
  private func distance(of sample: ScrollSample) -> Point {
    guard arrangement.content.panAxes == .horizontal else { return Point(x: sample.dx, y: sample.dy) }
    guard sample.dy.magnitude >= sample.dx.magnitude else { return Point(x: sample.dx, y: 0) }
    return Point(x: arrangement.context.isRightToLeft ? -sample.dy : sample.dy, y: 0)
  }

  /// When the fingers count as lifted from a touchpad that does not report it.
  var touchpadEnd: Instant? { touchpad.map { $0.lastStep + tuning.gestures.touchpadRest } }

  mutating func liftTouchpad(at now: Instant) {
    guard let velocity = touchpad?.velocity(at: now) else { return }
    touchpad = nil
    let turning = PageTurning(distance: .length(tuning.gestures.touchpadPage), velocity: tuning.gestures.turnVelocity)
    release(velocity: .zero - velocity, turning: turning, at: now)
  }
}
