/// What a touch may become where it came down.
struct GestureCandidates: Equatable, Sendable {
  /// The likeliest winner of a tie first.
  var gestures: [Gesture]
  /// Seconds until it is a long press, if it may be one.
  var hold: Double
}
