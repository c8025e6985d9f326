/// Scrolls content along one axis, paged or free, as UIScrollView does. The unit of the offset is the caller's: logical
/// pixels for free scrolling, pages for a pager. Velocities are in that unit per second, and positive towards later content.
///
/// Everything that moves can be caught, and goes on from its value and velocity when its target or its bounds change. The
/// spring of each call is critically damped; a spring of no duration stands for reduced motion.
struct Scroller: Equatable, Sendable {
  private(set) var bounds: ScrollBounds
  /// A difference too small to be seen.
  let grain: Double
  private var state: State

  private enum State: Equatable, Sendable {
    /// At its target, or on a spring to it.
    case settling(Motion)
    case flung(Fling)
    /// By a finger. The pull is the offset that would follow the finger without the rubber band.
    case held(pull: Double)
  }

  /// At rest.
  init(_ offset: Double, in bounds: ScrollBounds, grain: Double) {
    self.bounds = bounds
    self.grain = grain
    state = .settling(Motion(bounds.nearest(offset), grain: grain))
  }

  /// The offset that would follow the finger without the rubber band, while a finger holds the content.
  var pull: Double? {
    if case .held(let pull) = state { pull } else { nil }
  }

  var isHeld: Bool { pull != nil }

  func offset(at now: Instant) -> Double {
    switch state {
    case .settling(let motion): motion.value(at: now)
    case .flung(let fling): fling.offset(at: now)
    case .held(let pull): bounds.offset(pulled: pull)
    }
  }

  /// The offset at which the content comes to rest if nothing else happens. Content that is held would return from beyond
  /// an end.
  var target: Double {
    switch state {
    case .settling(let motion): motion.target
    case .flung(let fling): fling.end
    case .held(let pull): bounds.nearest(pull)
    }
  }

  /// Zero for what is held: the finger's velocity is not known here.
  func velocity(at now: Instant) -> Double {
    switch state {
    case .settling(let motion): motion.velocity(at: now)
    case .flung(let fling): fling.velocity(at: now)
    case .held: 0
    }
  }

  /// Content that is held does not move by itself, and counts as settled.
  func isSettled(at now: Instant) -> Bool {
    switch state {
    case .settling(let motion): motion.isSettled(at: now)
    case .flung(let fling): fling.isSettled(at: now)
    case .held: true
    }
  }

  /// Whether frames are needed.
  func next(at now: Instant) -> Wake { isSettled(at: now) ? .never : .nextFrame }

  /// Descriptions of broken invariants.
  var violations: [String] {
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
  /// Shows an offset at once.
  mutating func jump(to offset: Double) {
    state = .settling(Motion(bounds.nearest(offset), grain: grain))
  }

  /// Scrolls to an offset from wherever the content is, out of a finger's hold too.
  mutating func scroll(to offset: Double, on spring: Spring, at now: Instant) {
    let start = Spring.State(position: self.offset(at: now), velocity: velocity(at: now))
    let target = bounds.nearest(offset)
    // What moves on a spring of this kind cannot leave the view; a fling could be too fast for it.
    if case .flung = state {
      turn(from: start, to: target, on: spring, at: now)
    } else {
      launch(from: start, to: target, on: spring, at: now)
    }
  }

  /// The content or the viewport has another size. The content keeps its position and its movement, and returns from beyond
  /// an end that is nearer now. It does not stay so far beyond it that nothing of it could be seen.
  mutating func resize(to bounds: ScrollBounds, on spring: Spring, at now: Instant) {
    let (old, velocity) = (offset(at: now), velocity(at: now))
    let start = Spring.State(position: bounds.visible(old), velocity: velocity)
    self.bounds = bounds
    switch state {
    case .held: state = .held(pull: bounds.pull(toward: start.position))
    case .flung(let fling):
      state = .flung(self.fling(from: start, rate: fling.rate, on: spring, at: now))
    case .settling(let motion):
      let target = bounds.nearest(motion.target)
      if target != motion.target || start.position != old { turn(from: start, to: target, on: spring, at: now) }
    }
  }

  /// The content was counted anew: each offset is greater by `distance` now, and the bounds are others. Unlike a resize it
  /// needs no time, since what moves is shifted as a whole. The caller sees to it that the present target is in the bounds.
  mutating func renumber(by distance: Double, in bounds: ScrollBounds) {
    self.bounds = bounds
    switch state {
    case .held(let pull): state = .held(pull: pull + distance)
    case .settling(var motion):
      motion.shift(by: distance)
      state = .settling(motion)
    case .flung: preconditionFailure("a fling has ends of its own; it is resized")
    }
  }
}

extension Scroller {
  /// A finger takes hold of the content where it is, even while it moves.
  mutating func hold(at now: Instant) {
    guard !isHeld else { return }
    state = .held(pull: bounds.pull(toward: offset(at: now)))
  }

  /// The finger moved on. The pull stays in `reach`.
  mutating func drag(by distance: Double, within reach: ClosedRange<Double> = -.infinity ... .infinity) {
    guard let pull else { return }
    state = .held(pull: (pull + distance).clamped(to: reach))
  }

  /// The finger let go: the content decelerates freely and bounces at the ends.
  mutating func release(velocity: Double, on spring: Spring, at now: Instant) {
    state = .flung(fling(from: released(velocity, at: now), on: spring, at: now))
  }

  /// Where the content would come to rest if the finger let go now. The layout may choose another offset near it.
  func naturalEnd(velocity: Double, on spring: Spring, at now: Instant) -> Double {
    fling(from: released(velocity, at: now), on: spring, at: now).end
  }

  /// The finger let go, and the layout wants the content to come to rest at `target`. The deceleration changes so that it
  /// ends there; a spring takes over where it would have to be much gentler, or the target is behind.
  mutating func release(velocity: Double, restingAt target: Double, on spring: Spring, at now: Instant) {
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

  /// The finger let go, and the content goes to `target` on a spring. It never passes the target: a velocity that the spring
  /// could not stop in time is lowered.
  mutating func settle(to target: Double, velocity: Double, on spring: Spring, at now: Instant) {
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
  /// A deceleration that takes more than twice as long as usual would feel like ice.
  private static let gentlestRate = naturalRate / 2

  /// The state of the content when a finger lets go at a velocity; a stretched rubber band moves more slowly.
  private func released(_ velocity: Double, at now: Instant) -> Spring.State {
    let slope = pull.map(bounds.slope(pulled:)) ?? 1
    return Spring.State(position: offset(at: now), velocity: velocity * slope)
  }

  private mutating func launch(from start: Spring.State, to target: Double, on spring: Spring, at now: Instant) {
    var motion = Motion(start.position, grain: grain)
    motion.start(from: start.position, velocity: start.velocity, to: target, on: spring, at: now)
    state = .settling(motion)
  }

  /// Launches with a spring stiff enough to keep the content in view, however fast it moves.
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
