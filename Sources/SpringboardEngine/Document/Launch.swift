import CollectionEngine

/// The launch of an application.
struct Launch: Equatable, Sendable {
  let asked: Instant
  var state = State.asked

  enum State: Sendable {
    /// The launch was requested; its result is not known yet.
    case asked
    /// The application runs, and has shown no window yet.
    case started
    /// The application has shown a window, or could not be started.
    case answered
  }

  /// Whether the launch is pending, or so recent that the application is not launched again. The limits are in seconds.
  func isRelevant(at now: Instant, pendingLimit: Double, openAgain: Double) -> Bool {
    switch state {
    case .asked, .started: now - asked < pendingLimit
    case .answered: now - asked < openAgain
    }
  }
}
