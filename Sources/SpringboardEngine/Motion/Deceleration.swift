/// How fast a movement decelerates that goes on by itself: it keeps `rate` of its velocity each millisecond.
struct Deceleration: Equatable, Sendable {
  /// UIScrollView's `fast`, .99.
  var rate = 0.99

  /// The deceleration of free scrolling: UIScrollView's `normal`, .998.
  static let normal = Deceleration(rate: 0.998)

  /// The distance that is left, in the unit of the velocity times a second, when the velocity changes once per millisecond.
  func distance(velocity: Double) -> Double {
    velocity / 1000 * rate / (1 - rate)
  }

  /// The same deceleration as a continuous decay of the velocity, e^−kt: k, per second.
  var decayRate: Double { -1000 * logarithm(rate) }
}
