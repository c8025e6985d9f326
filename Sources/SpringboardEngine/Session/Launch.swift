/// An application that was asked to start.
struct Launch: Equatable, Sendable {
  let asked: Instant
  var state = State.pending

  enum State: Sendable { case pending, answered }

  /// Whether it still matters: waited for, or too recent to be asked again.
  func matters(at now: Instant, pendingLimit: Double, openAgain: Double) -> Bool {
    switch state {
    case .pending: now - asked < pendingLimit
    case .answered: now - asked < openAgain
    }
  }
}
