/// Scrolls content along one axis, in pages or freely, as UIScrollView does. The caller chooses the unit of the offset:
/// logical pixels for free scrolling, pages for a pager. Velocities are in that unit per second, and positive towards
/// later content.
///
/// Every movement can be interrupted, and continues from its value and velocity when its target or its bounds change.
/// The springs that are passed in are critically damped; for reduced motion they have no duration.
public struct Scroller: Equatable, Sendable {
  /// Where the content can rest.
  public private(set) var bounds: ScrollBounds
  /// The difference below which two offsets look the same.
  public let grain: Double
  private var state: State

  private enum State: Equatable, Sendable {
    /// At its target, or on a spring towards it.
    case settling(Motion)
    case flung(Fling)
    /// A finger holds the content. The pull is the offset at which the content would be without the rubber band.
    case held(pull: Double)
  }

  /// Rests at the nearest offset in the bounds. A grain that is not positive counts as the least one.
  public init(_ offset: Double, in bounds: ScrollBounds, grain: Double) {
    self.bounds = bounds
    let motion = Motion(bounds.nearest(offset), grain: grain)
    self.grain = motion.grain
    state = .settling(motion)
  }

  /// The offset at which the content would be without the rubber band, while a finger holds it.
  public var pull: Double? {
    if case .held(let pull) = state { pull } else { nil }
  }

  /// Whether a finger holds the content.
  public var isHeld: Bool { pull != nil }

  /// Returns the content offset.
  public func offset(at now: Instant) -> Double {
    switch state {
    case .settling(let motion): motion.value(at: now)
    case .flung(let fling): fling.offset(at: now)
    case .held(let pull): bounds.offset(pulled: pull)
    }
  }

  /// The offset at which the content comes to rest without further input. Held content returns from beyond an end.
  public var target: Double {
    switch state {
    case .settling(let motion): motion.target
    case .flung(let fling): fling.end
    case .held(let pull): bounds.nearest(pull)
    }
  }

  /// Zero for held content: the scroller does not know the velocity of the finger.
  public func velocity(at now: Instant) -> Double {
    switch state {
    case .settling(let motion): motion.velocity(at: now)
    case .flung(let fling): fling.velocity(at: now)
    case .held: 0
    }
  }

  /// Whether the content does not move by itself; held content does not.
  public func isSettled(at now: Instant) -> Bool {
    switch state {
    case .settling(let motion): motion.isSettled(at: now)
    case .flung(let fling): fling.isSettled(at: now)
    case .held: true
    }
  }

  /// Whether the scroller needs frames.
  public func next(at now: Instant) -> Wake { isSettled(at: now) ? .never : .nextFrame }

  /// Descriptions of broken invariants.
  package var violations: [String] {
    let isSound =
      switch state {
      case .settling(let motion): bounds.range.contains(motion.target)
      case .flung(let fling): bounds.range.contains(fling.end) && fling.rest.seconds.isFinite
      case .held(let pull): pull.isFinite
      }
    return isSound ? [] : ["content comes to rest between its ends"]
  }
}

extension Scroller {
  /// Shows an offset without animation.
  public mutating func jump(to offset: Double) {
    state = .settling(Motion(bounds.nearest(offset), grain: grain))
  }

  /// Scrolls to an offset from any state; a finger no longer holds the content.
  public mutating func scroll(to offset: Double, on spring: Spring, at now: Instant) {
    let start = Spring.State(position: self.offset(at: now), velocity: velocity(at: now))
    let target = bounds.nearest(offset)
    // Content that moves on such a spring cannot leave the view; a fling could be too fast for it.
    if case .flung = state {
      turn(from: start, to: target, on: spring, at: now)
    } else {
      launch(from: start, to: target, on: spring, at: now)
    }
  }

  /// The size of the content or of the viewport changed, and what was at an offset before is farther by `distance` now. The
  /// content keeps its position and its movement, and returns if it is now beyond an end. It is moved only as far as is
  /// needed to keep some of it visible.
  public mutating func resize(
    to bounds: ScrollBounds, shiftedBy distance: Double = 0, on spring: Spring, at now: Instant
  ) {
    let (old, velocity) = (offset(at: now) + distance.bounded, velocity(at: now))
    let start = Spring.State(position: bounds.visible(old), velocity: velocity)
    self.bounds = bounds
    switch state {
    case .held: state = .held(pull: bounds.pull(toward: start.position))
    case .flung(let fling):
      state = .flung(self.fling(from: start, rate: fling.rate, on: spring, at: now))
    case .settling(var motion):
      motion.shift(by: distance)
      state = .settling(motion)
      let target = bounds.nearest(motion.target)
      if target != motion.target || start.position != old { turn(from: start, to: target, on: spring, at: now) }
    }
  }

  /// The numbering of the content changed: each offset increases by `distance`, and the bounds are replaced. Unlike a
  /// resize this needs no time, since a movement is shifted as a whole. The caller ensures that the target is in the
  /// new bounds.
  public mutating func renumber(by distance: Double, in bounds: ScrollBounds) {
    self.bounds = bounds
    switch state {
    case .held(let pull): state = .held(pull: (pull + distance).bounded)
    case .settling(var motion):
      motion.shift(by: distance)
      state = .settling(motion)
    case .flung: preconditionFailure("a fling has ends of its own; it is resized")
    }
  }
}

extension Scroller {
  /// A finger starts to hold the content at its current offset, even during a movement.
  public mutating func hold(at now: Instant) {
    guard !isHeld else { return }
    state = .held(pull: bounds.pull(toward: offset(at: now)))
  }

  /// The finger moved by a distance; NaN is none. The pull is kept in `reach`.
  public mutating func drag(by distance: Double, within reach: ClosedRange<Double> = -.infinity ... .infinity) {
    guard let pull else { return }
    state = .held(pull: (pull + distance.bounded).clamped(to: reach).bounded)
  }

  /// The finger was lifted: the content decelerates freely and bounces at the ends.
  public mutating func release(velocity: Double, on spring: Spring, at now: Instant) {
    state = .flung(fling(from: released(velocity, at: now), on: spring, at: now))
  }

  /// The offset at which the content would come to rest if the finger were lifted now. The layout may choose another
  /// one near it.
  public func naturalEnd(velocity: Double, on spring: Spring, at now: Instant) -> Double {
    fling(from: released(velocity, at: now), on: spring, at: now).end
  }

  /// The finger was lifted, and the layout wants the content to rest at `target`. The deceleration is adjusted to end
  /// there. A spring replaces it where it would have to be much lower, or the target is in the opposite direction.
  public mutating func release(velocity: Double, restingAt target: Double, on spring: Spring, at now: Instant) {
    let (start, target) = (released(velocity, at: now), bounds.nearest(target))
    let natural = fling(from: start, on: spring, at: now)
    let rate = start.velocity / (target - start.position)
    if abs(natural.end - target) < grain {
      state = .flung(natural)
    } else if bounds.range.contains(start.position), rate.isFinite, rate >= Self.gentlestRate {
      state = .flung(fling(from: start, rate: rate, on: spring, at: now))
    } else {
      turn(from: start, to: target, on: spring, at: now)
    }
  }

  /// The finger was lifted, and the content moves to `target` on a spring. It never passes the target: a velocity that
  /// the spring could not stop in time is reduced.
  public mutating func settle(to target: Double, velocity: Double, on spring: Spring, at now: Instant) {
    var start = released(velocity, at: now)
    let target = bounds.nearest(target)
    let fastest = spring.response > 0 ? abs(target - start.position) * spring.frequency : 0
    start.velocity = start.velocity.clamped(to: -fastest...fastest)
    launch(from: start, to: target, on: spring, at: now)
  }
}

extension Scroller {
  /// The rate of free deceleration, per second (UIScrollView's `normal`).
  private static let naturalRate = Deceleration.normal.decayRate
  /// The lowest adjusted rate (by eye): scrolling that takes more than twice as long as usual feels slippery.
  private static let gentlestRate = naturalRate / 2

  /// The state of the content when the finger is lifted at a velocity. Content in the rubber band moves more slowly
  /// than the finger.
  private func released(_ velocity: Double, at now: Instant) -> Spring.State {
    let slope = pull.map(bounds.slope(pulled:)) ?? 1
    return Spring.State(position: offset(at: now), velocity: velocity.bounded * slope)
  }

  private mutating func launch(from start: Spring.State, to target: Double, on spring: Spring, at now: Instant) {
    var motion = Motion(start.position, grain: grain)
    motion.start(from: start.position, velocity: start.velocity, to: target, on: spring, at: now)
    state = .settling(motion)
  }

  /// Starts a spring that is stiff enough to keep the content visible, however fast it moves.
  private mutating func turn(from start: Spring.State, to target: Double, on spring: Spring, at now: Instant) {
    let end = start.velocity < 0 ? bounds.range.lowerBound - bounds.extent : bounds.range.upperBound + bounds.extent
    let spring = spring.stiffened(stopping: start.velocity, within: abs(end - start.position) / 2)
    launch(from: start, to: target, on: spring, at: now)
  }

  private func fling(
    from start: Spring.State, rate: Double = Self.naturalRate, on spring: Spring, at now: Instant
  ) -> Fling {
    Fling(from: start, in: bounds, rate: rate, response: spring.response, grain: grain, at: now)
  }
}
