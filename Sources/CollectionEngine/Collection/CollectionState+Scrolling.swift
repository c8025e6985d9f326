/// Scrolling.
extension CollectionState {
  /// Scrolls as little as is needed to show an item.
  public mutating func scroll(to item: Item, animated: Bool = true, at now: Instant) {
    guard let index = snapshot.index(of: item), let frame = layout.attributes(for: index)?.frame else { return }
    let offset = arrangement.scroller.target
    let wanted = Point(
      x: Self.nearest(offset.x, showing: frame.minX...max(frame.minX, frame.maxX), in: size.width),
      y: Self.nearest(offset.y, showing: frame.minY...max(frame.minY, frame.maxY), in: size.height))
    let target = isPaging ? layout.restingOffset(near: wanted, velocity: .zero) : wanted
    scroll(to: target, animated: animated, at: now)
  }

  /// Scrolls to a content offset, or as near to it as the content allows.
  public mutating func scroll(to offset: Point, animated: Bool = true, at now: Instant) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    if animated {
      arrangement.scroller.scroll(to: offset, on: tuning.scrolling, at: now)
    } else {
      arrangement.scroller.jump(to: offset)
    }
  }

  /// The offset nearest to another one at which a range of the content is in view, or its start if it is too long.
  private static func nearest(_ offset: Double, showing range: ClosedRange<Double>, in length: Double) -> Double {
    min(max(offset, range.upperBound - length), range.lowerBound)
  }

  /// The finger was lifted at a velocity of the offset, in logical pixels per second.
  mutating func release(velocity: Point, at now: Instant) {
    let end = arrangement.scroller.naturalEnd(velocity: velocity, on: tuning.scrolling, at: now)
    let target = layout.restingOffset(near: end, velocity: velocity)
    arrangement.scroller.release(velocity: velocity, restingAt: target, on: tuning.scrolling, at: now)
  }

  /// A wheel scrolls by a share of the viewport, and a touchpad moves the content as fingers do.
  mutating func scroll(by sample: ScrollSample, at now: Instant) {
    guard sample.dx.isFinite, sample.dy.isFinite else { return }
    switch sample.kind {
    case .notches:
      let share = tuning.gestures.wheelShare / tuning.gestures.wheelPage
      let step = Point(x: sample.dx * share * size.width, y: sample.dy * share * size.height)
      let target = arrangement.scroller.target + (isScrolledHorizontally ? Point(x: step.x + step.y, y: 0) : step)
      arrangement.scroller.scroll(to: target, on: tuning.scrolling, at: now)
    case .smooth:
      if touchpad == nil { arrangement.scroller.hold(tuning: tuning.gestures, at: now) }
      let step = Point(x: sample.dx, y: sample.dy)
      touchpad = touchpad ?? TouchpadScroll(window: tuning.gestures.velocityWindow, at: now)
      touchpad?.step(by: step, at: now)
      arrangement.scroller.drag(by: step, tuning: tuning.gestures, at: now)
    case .end: liftTouchpad(at: now)
    }
  }

  /// When the fingers count as lifted from a touchpad that does not report it.
  var touchpadEnd: Instant? { touchpad.map { $0.lastStep + tuning.gestures.touchpadRest } }

  mutating func liftTouchpad(at now: Instant) {
    guard let velocity = touchpad?.velocity(at: now) else { return }
    touchpad = nil
    release(velocity: velocity, at: now)
  }

  /// Whether the content scrolls only to the sides, so that a wheel that turns up or down scrolls it too.
  private var isScrolledHorizontally: Bool {
    arrangement.scroller.x.bounds.isScrollable && !arrangement.scroller.y.bounds.isScrollable
  }
}
