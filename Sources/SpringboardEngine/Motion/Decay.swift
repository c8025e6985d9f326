/// A movement whose velocity decays, solved in closed form: x = x₀ + v₀/k·(1 − e^−kt).
struct Decay: Equatable, Sendable {
  let start: Spring.State
  /// k, per second.
  let rate: Double

  /// The position that it approaches.
  var end: Double { start.position + start.velocity / rate }

  func state(after seconds: Double) -> Spring.State {
    guard seconds > 0 else { return start }
    let left = exponential(-rate * seconds)
    return Spring.State(position: start.position + start.velocity / rate * (1 - left), velocity: start.velocity * left)
  }

  /// When it passes a position, and how fast; nil if it comes to rest before.
  func passage(of position: Double) -> Passage? {
    let share = (position - start.position) * rate / start.velocity
    guard start.velocity != 0, (0..<1).contains(share) else { return nil }
    return Passage(seconds: -logarithm(1 - share) / rate, velocity: start.velocity * (1 - share))
  }

  /// The seconds after which less than `grain` is left of the way.
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
