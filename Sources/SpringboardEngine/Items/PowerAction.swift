/// An action that ends, locks or pauses the user's session. Search finds it; it is never on the board.
public enum PowerAction: String, CaseIterable, Hashable, Sendable {
  /// Restarts the computer.
  case restart
  /// Shuts the computer down.
  case shutDown = "shut-down"
  /// Ends the session.
  case logOut = "log-out"
  /// Locks the screen.
  case lock
  /// Suspends the computer.
  case suspend

  /// Whether it ends all programs, so that work may be lost.
  public var endsSession: Bool {
    switch self {
    case .restart, .shutDown, .logOut: true
    case .lock, .suspend: false
    }
  }
}

/// The power actions that the computer offers.
public struct PowerActions: Equatable, Sendable {
  /// The actions that can be carried out.
  public var available: Set<PowerAction>
  /// The actions for which a program of the session asks the user, so that the springboard does not.
  public var askedElsewhere: Set<PowerAction>

  /// Creates a set of actions; by default there are none.
  public init(_ available: Set<PowerAction> = [], askedElsewhere: Set<PowerAction> = []) {
    (self.available, self.askedElsewhere) = (available, askedElsewhere)
  }

  /// Whether the springboard asks before it carries out an action.
  func asks(before action: PowerAction) -> Bool { action.endsSession && !askedElsewhere.contains(action) }
}
