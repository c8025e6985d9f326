/// A value that chases its target on a spring. A new target starts from the present value and velocity, so every
/// motion can be caught and reversed.
struct Motion: Equatable, Sendable {
  private(set) var target: Double
  private(set) var spring: Spring
  /// A difference smaller than this is not seen.
  let grain: Double
  private var start: Instant
  /// From the target, at the start.
  private var initial: Spring.State

  /// At rest.
  init(_ value: Double, grain: Double = 0.001) {
    target = value
    spring = .immediate
    self.grain = grain
    start = Instant(seconds: 0)
    initial = Spring.State(position: 0, velocity: 0)
  }

  func value(at now: Instant) -> Double {
    isSettled(at: now) ? target : target + offset(at: now).position
  }

  func velocity(at now: Instant) -> Double {
    isSettled(at: now) ? 0 : offset(at: now).velocity
  }

  func isSettled(at now: Instant) -> Bool {
    guard spring.response > 0 else { return true }
    let offset = offset(at: now)
    return abs(offset.position) < grain && abs(offset.velocity) < grain * spring.frequency
  }

  mutating func chase(_ target: Double, on spring: Spring, at now: Instant) {
    launch(from: value(at: now), velocity: velocity(at: now), to: target, on: spring, at: now)
  }

  /// Starts elsewhere: where a finger left the value, at the speed it gave.
  mutating func launch(
    from value: Double, velocity: Double = 0, to target: Double, on spring: Spring, at now: Instant
  ) {
    initial = Spring.State(position: value - target, velocity: velocity)
    self.target = target
    self.spring = spring
    start = now
  }

  /// Where it is and where it goes are counted from another zero.
  mutating func shift(by distance: Double) {
    target += distance
  }

  /// It stands `distance` away from where it would be, and keeps its speed and its target.
  mutating func displace(by distance: Double, on spring: Spring, at now: Instant) {
    launch(
      from: value(at: now) + distance, velocity: velocity(at: now), to: target, on: spring, at: now)
  }

  private func offset(at now: Instant) -> Spring.State {
    spring.state(after: now - start, from: initial)
  }
}
