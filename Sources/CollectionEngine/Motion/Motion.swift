/// A value that follows its target on a spring. A new target starts from the current value and velocity, so every
/// motion can be interrupted and reversed.
public struct Motion: Equatable, Sendable {
  /// Where the value comes to rest.
  public private(set) var target: Double
  /// The spring on which it moves.
  public private(set) var spring: Spring
  /// The difference below which the value counts as at its target.
  public let grain: Double
  private var began: Instant
  /// The state at the start, relative to the target.
  private var initial: Spring.State

  /// Creates a motion that is at rest at a value. A grain that is not positive counts as the least one, so that every
  /// motion ends.
  public init(_ value: Double, grain: Double = 0.001) {
    target = value.bounded
    spring = .immediate
    self.grain = grain.clamped(to: Self.grains)
    began = Instant(seconds: 0)
    initial = Spring.State(position: 0, velocity: 0)
  }

  private static let grains = 1e-9...1e12

  /// Returns the value at a moment.
  public func value(at now: Instant) -> Double {
    isSettled(at: now) ? target : target + offset(at: now).position
  }

  /// Returns the velocity per second.
  public func velocity(at now: Instant) -> Double {
    isSettled(at: now) ? 0 : offset(at: now).velocity
  }

  /// Whether the value rests at its target.
  public func isSettled(at now: Instant) -> Bool {
    guard spring.response > 0 else { return true }
    let offset = offset(at: now)
    return abs(offset.position) < grain && abs(offset.velocity) < grain * spring.frequency
  }

  /// Changes the target; the value moves there from its current state.
  public mutating func chase(_ target: Double, on spring: Spring, at now: Instant) {
    start(from: value(at: now), velocity: velocity(at: now), to: target, on: spring, at: now)
  }

  /// Starts from another value and velocity, such as those that a finger left.
  public mutating func start(
    from value: Double, velocity: Double = 0, to target: Double, on spring: Spring, at now: Instant
  ) {
    self.target = target.bounded
    initial = Spring.State(position: value.bounded - self.target, velocity: velocity.bounded)
    self.spring = spring
    began = now
  }

  /// Adds a distance to the value and to the target, for when their zero has moved.
  public mutating func shift(by distance: Double) {
    target = (target + distance).bounded
  }

  private func offset(at now: Instant) -> Spring.State {
    spring.state(after: now - began, from: initial)
  }
}

/// Progress 0...1 as a function of elapsed time, for elements that only fade.
public enum Curve {
  /// Slow, fast, slow: 3t² − 2t³, for a share of the duration.
  public static func ease(_ share: Double) -> Double {
    let t = share.clamped(to: 0...1)
    return t * t * (3 - 2 * t)
  }

  /// `ease` over a duration in seconds; 1 if the duration is zero.
  public static func ease(_ elapsed: Double, over seconds: Double) -> Double {
    seconds > 0 ? ease(elapsed / seconds) : 1
  }
}
