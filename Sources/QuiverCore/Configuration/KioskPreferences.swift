import SpringboardEngine

/// `[Kiosk] pin-keys`: the places of the digits on the keypad.
package enum PINKeys: String, CaseIterable, Sendable {
  case ordered
  /// They are in another order each time, so that neither a movement nor traces on the glass tell the PIN.
  case shuffled
}

/// `[Kiosk] actions`: the actions of applications that visitors can open.
package enum AllowedActions: Equatable, Sendable {
  case all
  /// An id of a desktop file, a colon and the id of an action, such as `firefox.desktop:new-window`.
  case only([String])
}

/// `[Kiosk]`, which only the file of a kiosk can have.
package struct KioskPreferences: Equatable, Sendable {
  /// The ids of the desktop files that can be opened, in the order of the home screen.
  package var allowed: [String] = []
  /// The actions of these applications that can be opened.
  package var actions = AllowedActions.only([])
  /// How the staff asks for the service menu.
  package var serviceMenuTrigger = ServiceMenuTrigger.corner
  /// The hash of the PIN that protects the service menu; nil for none, and no service menu.
  package var pin: String?
  package var pinKeys = PINKeys.ordered
  /// The ids of the applications that only the service menu opens.
  package var service: [String] = []
  /// The seconds without input after which the home screen is as at the start; nil for never.
  package var idleReset: Double?
  /// Whether applications are ended then.
  package var closesApplications = false
  /// The directories that are emptied then.
  package var wipedDirectories: [String] = []
  /// What is shown then; nil for the home screen.
  package var attract: AttractContent?
  /// When the screens are switched off while nobody uses the kiosk; nil for never.
  package var sleep: DailyTimes?

  /// What the status area shows, in reading order.
  package var status: [StatusItem.Kind] = []
  /// The screen reader: a command, or the id of a desktop file.
  package var screenReader = "orca --replace"
  /// The on-screen keyboard: a command, or the id of a desktop file; nil for the usual one of the display.
  package var keyboard: String?

  package init() {}

  /// The applications that visitors cannot open.
  package var onlyForStaff: [String] { service.filter { !allowed.contains($0) } }

  /// How the staff asks for the service menu: not at all if there is no PIN.
  package var effectiveTrigger: ServiceMenuTrigger { pin == nil ? .none : serviceMenuTrigger }

  /// The layout of a kiosk: what is allowed, on pages. The window determines how many screens that needs.
  package var board: Board {
    var seen: Set<String> = []
    return Board(pages: [Board.Page(allowed.filter { seen.insert($0).inserted }.map { .app(.application($0)) })])
  }
}
