/// How far something glides that is let go: it keeps `rate` of its velocity each millisecond.
struct Deceleration: Equatable, Sendable {
  /// UIScrollView's `fast`, .99.
  var rate = 0.99

  /// The distance still to go, in the unit of the velocity times a second.
  func distance(velocity: Double) -> Double {
    velocity / 1000 * rate / (1 - rate)
  }
}
