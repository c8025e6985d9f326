/// Scrolling that continues after the release, as a pure function of time. It decelerates; where it reaches an end with
/// velocity left, it continues as a spring back to that end. A fling that starts beyond an end first returns to it on
/// the spring. Value and velocity are continuous throughout.
struct Fling: Equatable, Sendable {
  /// The final offset.
  let end: Double
  /// The time at which it comes to rest.
  let rest: Instant
  /// The rate at which its velocity decays, per second.
  let rate: Double
  /// In order of time; at most three: return, deceleration, return.
  private let phases: [FlingPhase]

  /// `response` is that of the spring, in seconds. Differences below `grain` cannot be seen.
  init(
    from start: Spring.State, in bounds: ScrollBounds, rate: Double, response: Double, grain: Double, at now: Instant
  ) {
    var last = FlingPhase(from: start, in: bounds, rate: rate, response: response, at: now)
    var phases = [last]
    // At this velocity, a deceleration has less than `grain` to go.
    let slowest = rate * grain
    while phases.count < 3, let (state, time) = last.handover(slowest: slowest) {
      last = FlingPhase(from: state, in: bounds, rate: rate, response: response, at: time)
      phases.append(last)
    }
    self.phases = phases
    self.rate = rate
    end = bounds.nearest(last.end)
    rest = last.start + last.duration(grain: grain)
  }

  func offset(at now: Instant) -> Double { isSettled(at: now) ? end : state(at: now).position }

  /// In units per second.
  func velocity(at now: Instant) -> Double { isSettled(at: now) ? 0 : state(at: now).velocity }

  func isSettled(at now: Instant) -> Bool { now >= rest }

  private func state(at now: Instant) -> Spring.State {
    let phase = phases.last { $0.start <= now } ?? phases[0]
    return phase.state(at: now)
  }
}
