import CollectionEngine

/// A request of the springboard to its host. Each effect is returned once, and performed in order.
///
/// The requests are grouped by the part of the host that carries them out. To add one, add a case to such a group, and carry it out
/// where the compiler then asks for it. A new part of the host is a new case here, with a type of its own if it has several requests.
public enum Effect: Equatable, Sendable {
  case layout(LayoutEffect)
  case usage(UsageEffect)
  case launching(LaunchingEffect)
  case search(SearchEffect)
  case sheet(SheetEffect)
  case naming(NamingEffect)
  case guide(GuideEffect)
  case kiosk(KioskEffect)
  /// Switches large text or the screen reader on or off. What is on then returns as ``Input/accessibility(_:)``.
  case toggle(AccessibilityFeature)
  /// Carries out a power action.
  case power(PowerAction)
  /// The user started edit mode or opened a menu, which is what ``Input/hint`` explains.
  case learned
  /// Tells assistive technologies about a change.
  case announce(Announcement)
  case menu(MenuEffect)
  /// Hides the window, whose view has faded out because it is no longer needed or received ``Input/leave``.
  case hide
}

extension Effect {
  /// Whether it stores something, and concerns no single view.
  var concernsDocument: Bool {
    switch self {
    case .layout, .usage: true
    case .launching, .search, .sheet, .naming, .guide, .kiosk, .toggle, .power: false
    case .menu, .learned, .announce, .hide: false
    }
  }
}

/// Stores how the user has arranged the springboard.
public enum LayoutEffect: Equatable, Sendable {
  /// Stores the changed layout.
  case save(Board)
  /// Appends a step to the stored history of the arrangement.
  case record(BoardHistory.Step)
  /// Stores how much larger the user made icons.
  case saveIconZoom(IconZoom)
}

/// Stores what the user has used.
public enum UsageEffect: Equatable, Sendable {
  /// Remembers that an application was chosen from the results for a text; see ``SearchQuery/folded``.
  case remember(choice: ItemID, for: String)
  /// The user has opened the programme guide by this tile.
  case openedGuide(by: ItemID)
}

/// Opens something in another program.
public enum LaunchingEffect: Equatable, Sendable {
  /// Launches an application. `from` is the rectangle of its icon in the viewport.
  case launch(ItemID, from: Rect)
  /// Launches an application with one of its own actions, by its id in the desktop entry.
  case launchAction(ItemID, String, from: Rect)
  /// Shows something in another program.
  case showElsewhere(Act.Elsewhere)
}

/// The search field, and the programs that are asked for results.
public enum SearchEffect: Equatable, Sendable {
  /// Shows the search field with this text, where the scene has a ``Scene/Kind/searchField``, and gives it the focus. Its
  /// text returns as ``Input/search(_:)`` whenever it changes.
  case begin(String)
  /// Passes the key that is being pressed to the search field, because it types a character or begins one.
  case type
  /// Removes the search field.
  case end
  /// Asks the search providers, of which each answer returns as ``Input/providerAnswer(_:)``. They have
  /// ``ProviderQuery/timeLimit`` seconds.
  case ask(ProviderQuery)
  /// Opens a result of a search provider.
  case open(ItemID)
}

/// The widgets on a sheet.
public enum SheetEffect: Equatable, Sendable {
  /// Shows the widget of a sheet, where the scene has the ``Scene/Kind/sheet(_:)``, and gives it the focus. Its height
  /// returns as ``Input/sheetHeight(_:_:)``.
  case begin(SheetContent)
  /// Removes the widget of the sheet.
  case end
  /// Asks for the height of an application's details on a sheet of this width, both in logical pixels. It returns as
  /// ``Input/sheetHeight(_:_:)``.
  case measureDetails(ItemID, width: Double)
}

/// The words of an open menu, which the host knows.
public enum MenuEffect: Equatable, Sendable {
  /// Highlights the next row whose title begins with a character, with ``Act/Menu/highlight(_:)``.
  case findRow(startingWith: Character)
  /// Asks for the width of a menu in which its title and its rows are not cut. It returns as ``Input/menuWidth(_:)``.
  case measure
}

/// The text field for the name of a folder.
public enum NamingEffect: Equatable, Sendable {
  /// Shows the text field in place of the folder's title. The new name returns as ``Act/rename(_:_:)``.
  case begin(of: ItemID, name: String)
  /// Removes the text field.
  case end
}

/// The programme guide.
public enum GuideEffect: Equatable, Sendable {
  /// Asks for the present time, which returns as ``Input/clock(_:)``.
  case readClock
  /// Opens the address of a channel, by the channel's id.
  case open(String)
  /// Reminds the user of a programme when it starts. All reminders then return as ``Input/reminders(_:)``.
  case remind(ItemID)
  /// Removes the reminder of a programme.
  case forget(ItemID)
}

/// An effect that only a kiosk has.
public enum KioskEffect: Equatable, Sendable {
  /// The keypad for the PIN has opened. The host answers whether a PIN is accepted now.
  case openedKeypad
  /// Compares a PIN. The host answers with ``Input/pin(_:)``.
  case check(PIN)
  /// Carries out what was chosen from the service menu.
  case perform(Service)
}
