/// A head shaken: a sine that decays.
struct Shake: Equatable, Sendable {
  var start: Instant
  var tuning: MotionTuning

  func isOver(at now: Instant) -> Bool { now - start >= tuning.shake }

  /// Logical pixels to the right.
  func offset(at now: Instant) -> Double {
    let t = now - start
    guard t >= 0, !isOver(at: now) else { return 0 }
    let left = 1 - t / tuning.shake
    return tuning.shakeReach * left * left * sine(2 * .pi * tuning.shakeRate * t)
  }
}
