import SpringboardEngine

/// The texts of power actions.
extension Strings {
  package static let logOut = "Log out"

  /// The name of an action among the results of a search. Three dots say that it asks before it acts.
  package static func name(of action: PowerAction) -> String {
    switch action {
    case .restart: "\(restart)…"
    case .shutDown: "\(shutDown)…"
    case .logOut: "\(logOut)…"
    case .lock: "Lock screen"
    case .suspend: "Suspend"
    }
  }

  /// Asks whether an action is meant.
  static func question(about action: PowerAction) -> String {
    switch action {
    case .restart: "Restart the computer?"
    case .shutDown: "Shut down the computer?"
    case .logOut: "Log out?"
    case .lock: "Lock the screen?"
    case .suspend: "Suspend the computer?"
    }
  }

  /// The effect of an action on open programs.
  static let losesWork = "All applications will be closed. Unsaved work will be lost."

  /// Says that an action was not carried out, and why.
  package static func failed(_ action: PowerAction, _ reason: String) -> String {
    let fault =
      switch action {
      case .restart: "Couldn't restart the computer"
      case .shutDown: "Couldn't shut down the computer"
      case .logOut: "Couldn't log out"
      case .lock: "Couldn't lock the screen"
      case .suspend: "Couldn't suspend the computer"
      }
    return "\(fault): \(reason)"
  }
}
