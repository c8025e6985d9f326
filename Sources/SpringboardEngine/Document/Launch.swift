/// An application that was asked to start.
struct Launch: Equatable, Sendable {
  let asked: Instant
  var state = State.asked

  enum State: Sendable {
    /// Whether it starts at all is not known yet.
    case asked
    /// It runs, and has no window yet.
    case started
    /// Its window is there, or it could not be started.
    case answered
  }

  /// Whether it still matters: waited for, or too recent to be asked again.
  func matters(at now: Instant, pendingLimit: Double, openAgain: Double) -> Bool {
    switch state {
    case .asked, .started: now - asked < pendingLimit
    case .answered: now - asked < openAgain
    }
  }
}
