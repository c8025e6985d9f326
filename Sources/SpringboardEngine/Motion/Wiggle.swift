import CollectionEngine

/// The wiggle of a tile in edit mode: a pure function of the item and the time, without stored state.
public struct Wiggle: Equatable, Sendable {
  private let tuning: MotionTuning
  /// The factor by which this tile is faster or slower than the common rates.
  private let pace: Double
  /// The phase of the turn, 0..<1.
  private let turnPhase: Double
  /// The phase of the bounce, 0..<1.
  private let bouncePhase: Double

  /// Creates the wiggle of an item; its phases and its rate follow from the id.
  public init(_ id: ItemID, tuning: MotionTuning) {
    var hash = StableHash(id.text)
    self.tuning = tuning
    pace = interpolate(1 - tuning.wiggleSpread, 1 + tuning.wiggleSpread, hash.nextFraction())
    turnPhase = hash.nextFraction()
    bouncePhase = hash.nextFraction()
  }

  /// The rotation in radians, clockwise. `amount` scales it: 1 is all of it, and less while the wiggle starts or stops.
  public func rotation(at now: Instant, amount: Double = 1) -> Double {
    amount * tuning.wiggleTurn * .pi / 180 * oscillation(tuning.wiggleRate, turnPhase, at: now)
  }

  /// The vertical displacement in logical pixels, downwards. `amount` scales it as for the rotation.
  public func bounce(at now: Instant, amount: Double = 1) -> Double {
    amount * tuning.wiggleBounce * oscillation(tuning.wiggleBounceRate, bouncePhase, at: now)
  }

  private func oscillation(_ rate: Double, _ phase: Double, at now: Instant) -> Double {
    sine(2 * .pi * (rate * pace * now.seconds + phase))
  }
}
