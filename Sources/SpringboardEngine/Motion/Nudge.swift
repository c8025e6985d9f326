import CollectionEngine

/// A short movement of a tile at its place, which tells something about it.
struct Nudge: Equatable, Sendable {
  enum Kind: Sendable {
    /// The tile shakes from side to side, because its application could not be launched.
    case shake
    /// The tile hops once, because its application wants attention.
    case hop
  }

  var kind: Kind
  var start: Instant
  var tuning: MotionTuning

  func isOver(at now: Instant) -> Bool { now - start >= duration }

  /// The displacement in logical pixels.
  func offset(at now: Instant) -> Point {
    let t = now - start
    guard t >= 0, !isOver(at: now) else { return .zero }
    let left = 1 - t / duration
    switch kind {
    case .shake: return Point(x: tuning.shakeReach * left * left * sine(2 * .pi * tuning.shakeRate * t), y: 0)
    case .hop: return Point(x: 0, y: -tuning.hopHeight * 4 * left * (1 - left))
    }
  }

  private var duration: Double {
    switch kind {
    case .shake: tuning.shake
    case .hop: tuning.hop
    }
  }
}
