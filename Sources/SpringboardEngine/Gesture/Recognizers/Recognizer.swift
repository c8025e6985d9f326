/// Says what a touch is, from the touch and the time alone.
protocol Recognizer: Sendable {
  func verdict(on touch: Touch, at now: Instant) -> Verdict
}

/// A recognizer's opinion. Who has said `failed` of a touch is not asked about it again.
enum Verdict: Equatable, Sendable { case possible, recognized, failed }
