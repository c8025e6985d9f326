/// A movement on a critically damped spring to the position `rest`. Unlike that of a `Motion`, its duration is known in
/// advance.
struct SpringReturn: Equatable, Sendable {
  let rest: Double
  private let spring: Spring
  /// The state at the start; its position is relative to `rest`.
  private let start: Spring.State

  /// A spring that would let the movement go farther than `room` before it turns back is replaced by a stiffer one.
  init(from state: Spring.State, to rest: Double, response: Double, room: Double) {
    self.rest = rest
    start = Spring.State(position: state.position - rest, velocity: state.velocity)
    let isLeaving = start.position * start.velocity >= 0
    let spring = Spring(response: response)
    self.spring = isLeaving ? spring.stiffened(stopping: start.velocity, within: room) : spring
  }

  func state(after seconds: Double) -> Spring.State {
    let state = spring.state(after: seconds, from: start)
    return Spring.State(position: rest + state.position, velocity: state.velocity)
  }

  /// When and how fast it passes its rest position; nil if it starts there, or approaches it from one side.
  var passage: Passage? {
    guard spring.response > 0, start.position != 0 else { return nil }
    let rate = start.velocity + spring.frequency * start.position
    guard rate * start.position < 0 else { return nil }
    let seconds = -start.position / rate
    return Passage(seconds: seconds, velocity: spring.state(after: seconds, from: start).velocity)
  }

  /// The seconds after which it stays nearer than `grain` to its rest position, from |x| ≤ (a + b·t)·e^−ωt with a =
  /// |x₀| and b = |v₀ + ω·x₀|.
  func duration(grain: Double) -> Double {
    guard spring.response > 0 else { return 0 }
    let (frequency, a) = (spring.frequency, abs(start.position))
    let b = abs(start.velocity + frequency * start.position)
    // t·e^−ωt ≤ 2/(e·ω)·e^−ωt/2 gives an upper bound; each step of t = ln((a + b·t)/grain)/ω approaches the time from
    // above.
    var seconds = 2 / frequency * logarithm(max(1, (a + 2 * b / (exponential(1) * frequency)) / grain))
    for _ in 0..<8 { seconds = max(0, logarithm(max(1, (a + b * seconds) / grain)) / frequency) }
    return seconds
  }
}
