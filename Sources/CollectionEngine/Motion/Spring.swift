/// A mass on a damped spring with its rest position at 0, solved in closed form: the cost does not depend on the time.
public struct Spring: Equatable, Sendable {
  /// The period of the undamped spring, in seconds, at most an hour. A spring with response 0 is at rest immediately.
  public var response: Double { didSet { response = Self.valid(response: response) } }
  /// The damping ratio: 1 is critical, and with less the mass oscillates.
  public var damping: Double { didSet { damping = Self.valid(damping: damping) } }

  /// Creates a spring; with the damping 1 it does not overshoot. A response that is negative or NaN counts as zero, and
  /// a damping that is not between 0.01 and 1 as the nearest one that is.
  public init(response: Double, damping: Double = 1) {
    self.response = Self.valid(response: response)
    self.damping = Self.valid(damping: damping)
  }

  /// A response of less than a microsecond counts as zero, because its frequency would overflow.
  private static func valid(response: Double) -> Double { response >= 1e-6 ? min(response, 3600) : 0 }

  private static func valid(damping: Double) -> Double { damping.isNaN ? 1 : damping.clamped(to: 0.01...1) }

  /// The position and the velocity of the mass, in units and in units per second.
  public struct State: Equatable, Sendable {
    /// The distance from the target.
    public var position: Double
    /// The velocity per second.
    public var velocity: Double

    /// Creates a state.
    public init(position: Double, velocity: Double) { (self.position, self.velocity) = (position, velocity) }
  }

  /// A spring without duration, for reduced motion.
  public static let immediate = Spring(response: 0)

  /// The angular frequency of the undamped spring, in radians per second.
  public var frequency: Double { 2 * .pi / response }

  /// Returns this spring, or a stiffer one that stops a velocity away from rest within `room`. A critically damped
  /// spring that starts at rest moves away by at most v/(ω·e).
  public func stiffened(stopping velocity: Double, within room: Double) -> Spring {
    guard velocity != 0 else { return self }
    let softest = 2 * .pi * exponential(1) * max(0, room) / abs(velocity)
    return softest < response ? Spring(response: softest) : self
  }

  /// Returns the state of a spring that was in another state some seconds ago. It is finite.
  public func state(after seconds: Double, from start: State) -> State {
    guard response > 0 else { return State(position: 0, velocity: 0) }
    let start = State(position: start.position.bounded, velocity: start.velocity.bounded)
    guard seconds > 0 else { return start }
    let seconds = seconds.bounded
    return damping < 1 ? underdamped(seconds, start) : criticallyDamped(seconds, start)
  }

  /// x = (x₀ + (v₀ + ωx₀)t)·e^−ωt.
  private func criticallyDamped(_ t: Double, _ start: State) -> State {
    let rate = start.velocity + frequency * start.position
    let decay = exponential(-frequency * t)
    let position = (start.position + rate * t) * decay
    return State(position: position, velocity: rate * decay - frequency * position)
  }

  /// x = (x₀·cos ω′t + b·sin ω′t)·e^−ζωt.
  private func underdamped(_ t: Double, _ start: State) -> State {
    let damped = frequency * (1 - damping * damping).squareRoot()
    let decay = exponential(-damping * frequency * t)
    let b = (start.velocity + damping * frequency * start.position) / damped
    let (s, c) = (sine(damped * t), cosine(damped * t))
    let position = (start.position * c + b * s) * decay
    let turning = (b * c - start.position * s) * damped * decay
    return State(position: position, velocity: turning - damping * frequency * position)
  }
}
