/// How a tile wiggles in edit mode: a pure function of the item and the time, so that nothing is kept and nothing drifts.
public struct Wiggle: Equatable, Sendable {
  private let tuning: MotionTuning
  /// Its own share of the common rates.
  private let pace: Double
  /// Where in a swing it starts, 0…1: turning, and bouncing.
  private let turnPhase: Double
  private let bouncePhase: Double

  public init(_ id: ItemID, tuning: MotionTuning) {
    var hash = StableHash(id.rawValue)
    self.tuning = tuning
    pace = interpolate(1 - tuning.wiggleSpread, 1 + tuning.wiggleSpread, hash.nextFraction())
    turnPhase = hash.nextFraction()
    bouncePhase = hash.nextFraction()
  }

  /// In radians, clockwise. `amount` is 1 for all of it; less while it begins or ends.
  public func rotation(at now: Instant, amount: Double = 1) -> Double {
    amount * tuning.wiggleTurn * .pi / 180 * swing(tuning.wiggleRate, turnPhase, at: now)
  }

  /// In logical pixels, downwards.
  public func bounce(at now: Instant, amount: Double = 1) -> Double {
    amount * tuning.wiggleBounce * swing(tuning.wiggleBounceRate, bouncePhase, at: now)
  }

  private func swing(_ rate: Double, _ phase: Double, at now: Instant) -> Double {
    sine(2 * .pi * (rate * pace * now.seconds + phase))
  }
}
