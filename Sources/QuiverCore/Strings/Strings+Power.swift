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

  /// What an action does to open programs.
  static let losesWork = "All programs will be closed. Work that is not saved will be lost."

  /// Says that an action was not carried out, and why.
  package static func failed(_ action: PowerAction, _ reason: String) -> String {
    let fault =
      switch action {
      case .restart: "The computer could not be restarted"
      case .shutDown: "The computer could not be shut down"
      case .logOut: "Logging out failed"
      case .lock: "The screen could not be locked"
      case .suspend: "The computer could not be suspended"
      }
    return "\(fault): \(reason)"
  }
}
