/// How fast scrolling decelerates after the finger has left: the share of the velocity that remains after a
/// millisecond.
public struct Deceleration: Equatable, Sendable {
  /// The share, from .001 to .9999; the default is UIScrollView's `fast`, .99.
  public var rate: Double

  /// Creates a deceleration.
  public init(rate: Double = 0.99) { self.rate = rate }

  /// With other rates, a movement would never end or never begin.
  private var share: Double { rate.clamped(to: 0.001...0.9999) }

  /// The deceleration of free scrolling: UIScrollView's `normal`, .998.
  public static let normal = Deceleration(rate: 0.998)

  /// The distance until the movement stops, in the unit of the velocity times a second. As in UIScrollView, the
  /// velocity changes once per millisecond.
  public func distance(velocity: Double) -> Double {
    velocity.bounded / 1000 * share / (1 - share)
  }

  /// The rate k, per second, at which e^−kt decays as fast.
  public var decayRate: Double { -1000 * logarithm(share) }
}

/// A movement whose velocity decays exponentially, solved in closed form: x = x₀ + v₀/k·(1 − e^−kt).
struct Decay: Equatable, Sendable {
  let start: Spring.State
  /// The rate k, per second.
  let rate: Double

  /// The position that it approaches.
  var end: Double { start.position + start.velocity / rate }

  func state(after seconds: Double) -> Spring.State {
    guard seconds > 0 else { return start }
    let left = exponential(-rate * seconds)
    return Spring.State(position: start.position + start.velocity / rate * (1 - left), velocity: start.velocity * left)
  }

  /// When and how fast it passes a position; nil if it comes to rest before.
  func passage(of position: Double) -> Passage? {
    let share = (position - start.position) * rate / start.velocity
    guard start.velocity != 0, (0..<1).contains(share) else { return nil }
    return Passage(seconds: -logarithm(1 - share) / rate, velocity: start.velocity * (1 - share))
  }

  /// The seconds after which the remaining distance is less than `grain`.
  func duration(grain: Double) -> Double {
    max(0, logarithm(abs(start.velocity) / (rate * grain)) / rate)
  }
}

/// The moment at which a movement passes a position.
struct Passage: Equatable, Sendable {
  /// Seconds since the movement started.
  var seconds: Double
  /// In units per second.
  var velocity: Double
}
