/// A mass on a damped spring whose rest is 0, solved in closed form: any moment costs the same.
struct Spring: Equatable, Sendable {
  /// Seconds of one swing if nothing damped it; 0 is at rest at once.
  var response: Double
  /// 1 comes to rest soonest without passing it; less swings through.
  var damping: Double

  init(response: Double, damping: Double = 1) {
    precondition(response >= 0 && damping > 0 && damping <= 1, "a spring swings and comes to rest")
    self.response = response
    self.damping = damping
  }

  /// Where the mass is, and how fast it moves, in units and units a second.
  struct State: Equatable, Sendable {
    var position: Double
    var velocity: Double
  }

  static let immediate = Spring(response: 0)

  /// Radians a second.
  var frequency: Double { 2 * .pi / response }

  /// The same spring, or a stiffer one that turns a velocity away from its rest back within `room`. A critically damped spring
  /// moves on by at most v/(ω·e), which it does if it starts at its rest.
  func stiffened(stopping velocity: Double, within room: Double) -> Spring {
    guard velocity != 0 else { return self }
    let softest = 2 * .pi * exponential(1) * max(0, room) / abs(velocity)
    return softest < response ? Spring(response: softest) : self
  }

  func state(after seconds: Double, from start: State) -> State {
    guard response > 0 else { return State(position: 0, velocity: 0) }
    guard seconds > 0 else { return start }
    return damping < 1 ? swinging(seconds, start) : creeping(seconds, start)
  }

  /// Critically damped: x = (x₀ + (v₀ + ωx₀)t)·e^−ωt.
  private func creeping(_ t: Double, _ start: State) -> State {
    let rate = start.velocity + frequency * start.position
    let decay = exponential(-frequency * t)
    let position = (start.position + rate * t) * decay
    return State(position: position, velocity: rate * decay - frequency * position)
  }

  /// Under-damped: x = (x₀·cos ω′t + b·sin ω′t)·e^−ζωt.
  private func swinging(_ t: Double, _ start: State) -> State {
    let damped = frequency * (1 - damping * damping).squareRoot()
    let decay = exponential(-damping * frequency * t)
    let b = (start.velocity + damping * frequency * start.position) / damped
    let (s, c) = (sine(damped * t), cosine(damped * t))
    let position = (start.position * c + b * s) * decay
    let turning = (b * c - start.position * s) * damped * decay
    return State(position: position, velocity: turning - damping * frequency * position)
  }
}
