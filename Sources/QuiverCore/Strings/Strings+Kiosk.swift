import SpringboardEngine

/// The texts of a kiosk, its status area and its keypad, and of power actions.
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

  package static let enterPIN = tr("Enter PIN")
  package static func waitForPIN(_ wait: PINWait) -> String {
    let (seconds, minutes) = (wait.seconds, (wait.seconds + 59) / 60)
    return switch (wait.isAfterWrongPIN, seconds < 60) {
    case (true, true): tr("Wrong PIN. Wait %1$d s", seconds)
    case (true, false): tr("Wrong PIN. Wait %1$d min", minutes)
    case (false, true): tr("Enter PIN in %1$d s", seconds)
    case (false, false): tr("Enter PIN in %1$d min", minutes)
    }
  }
  package static func enteredDigits(_ count: Int) -> String { trn("%1$d digit", "%1$d digits", count) }
  package static let leaveKiosk = tr("Leave kiosk")
  package static let restart = tr("Restart")
  package static let shutDown = tr("Shut down")
  package static func serviceFailed(_ reason: String) -> String { tr("The request failed: %1$s", reason) }

  /// The name of a key of the keypad.
  package static func name(of key: KeypadKey) -> String {
    switch key {
    case .digit(let digit): "\(digit)"
    case .delete: trc("key of the keypad", "Delete")
    case .confirm: trc("key of the keypad", "Confirm")
    }
  }

  package static let accessibility = tr("Accessibility")
  package static let keyboard = tr("On-screen keyboard")

  package static func name(of feature: AccessibilityFeature) -> String {
    switch feature {
    case .largeText: tr("Large text")
    case .screenReader: tr("Screen reader")
    case .onScreenKeyboard: keyboard
    }
  }

  /// The words of a screen reader for an item.
  package static func name(of item: StatusItem) -> String {
    switch item {
    case .clock(let time): tr("Time: %1$s", time)
    case .network(.none): tr("Network: not connected")
    case .network(.wired): tr("Network: connected")
    case .network(.wireless(let strength)): tr("Network: Wi-Fi, signal %1$d of 4", strength)
    case .battery(let battery):
      battery.isCharging
        ? tr("Battery: %1$d %%, charging", battery.percent) : tr("Battery: %1$d %%", battery.percent)
    case .accessibility: accessibility
    case .keyboard: keyboard
    }
  }
}
