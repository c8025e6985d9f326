import SpringboardEngine

/// The texts of power actions.
extension Strings {
  package static let logOut = tr("Log out")

  /// The name of an action among the results of a search. Three dots say that it asks before it acts.
  package static func name(of action: PowerAction) -> String {
    switch action {
    case .restart: tr("Restart…")
    case .shutDown: tr("Shut down…")
    case .logOut: tr("Log out…")
    case .lock: tr("Lock screen")
    case .suspend: tr("Suspend")
    }
  }

  /// Asks whether an action is meant.
  static func question(about action: PowerAction) -> String {
    switch action {
    case .restart: tr("Restart the computer?")
    case .shutDown: tr("Shut down the computer?")
    case .logOut: tr("Log out?")
    case .lock: tr("Lock the screen?")
    case .suspend: tr("Suspend the computer?")
    }
  }

  /// The effect of an action on open programs.
  static let losesWork = tr("All applications will be closed. Unsaved work will be lost.")

  /// Says that an action was not carried out, and why.
  package static func failed(_ action: PowerAction, _ reason: String) -> String {
    switch action {
    case .restart: tr("Couldn't restart the computer: %1$s", reason)
    case .shutDown: tr("Couldn't shut down the computer: %1$s", reason)
    case .logOut: tr("Couldn't log out: %1$s", reason)
    case .lock: tr("Couldn't lock the screen: %1$s", reason)
    case .suspend: tr("Couldn't suspend the computer: %1$s", reason)
    }
  }
}
