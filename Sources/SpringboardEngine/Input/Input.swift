import CollectionEngine

/// An event that the host passes to a view of the springboard.
public enum Input: Equatable, Sendable {
  /// A pointer event.
  case pointer(PointerSample)
  /// The mouse moved to a point of the viewport with no button held; nil when it left the viewport.
  case hover(Point?)
  /// A wheel or touchpad event.
  case scroll(ScrollSample)
  /// A touchpad event of two fingers that move together or apart.
  case pinch(PinchSample)
  /// A key was pressed that types nothing.
  case key(Key)
  /// A key was pressed that types a character, outside of a text field.
  case character(Character)
  /// A key was pressed that begins the composition of a character, such as a dead key, outside of a text field.
  case composition
  /// The complete list of applications to show, in any order.
  case catalogue([AppItem])
  /// The arrangement, read at the start or changed by another program. The elements on screen move to it.
  case board(Board)
  /// The size, the insets or the scale of the viewport changed.
  case viewport(Viewport)
  /// What the user may not do changed, in all views.
  case restrictions(Restrictions)
  /// The preferences changed.
  case preferences(Preferences)
  /// The presentations that the view can switch between.
  case presentations(BoardPresentations)
  /// The window became visible.
  case shown
  /// The window is to be hidden. The view fades out, and then returns ``Effect/hide``, unless it is shown again before. A
  /// home screen ignores it.
  case leave
  /// The window is no longer visible.
  case hidden
  /// The secondary button was pressed at a point of the viewport.
  case secondary(Point)
  /// An act from a menu, an assistive technology, the command line or D-Bus.
  case act(Act)
  /// The history of the arrangement, read at the start.
  case history(BoardHistory)
  /// The result of a ``LaunchingEffect/launch(_:from:)``.
  case launch(ItemID, LaunchOutcome)
  /// The applications that are running.
  case running(Set<ItemID>)
  /// The activities of applications. Applications without one are not in it.
  case activities([ItemID: Activity])
  /// The history of launches and choices, the present day, counted like ``Frecency/day``, and the part of the day.
  case usage(UsageHistory, day: Double, DayPart = .morning)
  /// The applications that appeared after the first run. Launching one marks it as opened; the host stores that.
  case installations(Installations)
  /// The text in the search field changed. An empty text ends the search.
  case search(String)
  /// The answer of a search provider to a ``SearchEffect/ask(_:)``.
  case providerAnswer(ProviderAnswer)
  /// A text to show to the user as a notice.
  case notice(String)
  /// The height that the content of a sheet needs, in logical pixels.
  case sheetHeight(SheetContent, Double)
  /// The width of the open menu in which its title and its rows are not cut, in logical pixels.
  case menuWidth(Double)
  /// Shows a new user how icons are arranged with this device.
  case hint(InputDevice)
  /// Offers the layout of another program, because this is the first run. The offer is shown whenever there is no other notice, until
  /// the user has arranged something.
  case offer(LayoutOffer)
  /// A text that is shown whenever there is no other notice, until it is replaced; nil removes it.
  case persistentNotice(String?)
  /// The answer to a ``KioskEffect/openedKeypad`` or a ``KioskEffect/check(_:)``.
  case pin(PINAnswer)
  /// The digits of the keys of the keypad that has just opened, in reading order. Without this input they are ordered.
  case keypadDigits([Int])
  /// The seconds until a kiosk that nobody uses is reset; nil if somebody uses it again.
  case countdown(Int?)
  /// The items of the status area of a kiosk, in reading order.
  case status([StatusItem])
  /// The features that the visitors of a kiosk have switched on.
  case accessibility(Set<AccessibilityFeature>)
  /// The contents of the programme guide. The ones before are shown until these arrive.
  case guide(Guide)
  /// The present time, in seconds since the beginning of 1970: when the host starts, and after each ``GuideEffect/readClock``.
  case clock(Double)
  /// The programmes of which the user is reminded.
  case reminders(Set<ItemID>)
  /// The power actions that the computer offers.
  case powerActions(PowerActions)
  /// The moment that ``Scene/next`` asked for.
  case wake
}

/// A key by its function. The host decides which physical keys have it; the names are those in recordings.
public enum Key: String, CaseIterable, Sendable {
  /// Moves the focus or the dragged items to the left.
  case left = "Left"
  /// Moves the focus or the dragged items to the right.
  case right = "Right"
  /// Moves the focus or the dragged items up.
  case up = "Up"
  /// Moves the focus or the dragged items down.
  case down = "Down"
  /// Shows the previous screen.
  case pageUp = "PageUp"
  /// Shows the next screen.
  case pageDown = "PageDown"
  /// Shows the first screen.
  case home = "Home"
  /// Shows the last screen.
  case end = "End"
  /// Moves the focus to the next group of elements: the page, its dots, the dock, the buttons.
  case nextStop = "Tab"
  /// Moves the focus to the previous group of elements.
  case previousStop = "Shift+Tab"
  /// Opens or presses what has the focus, or drops the dragged items.
  case activate = "Enter"
  /// Cancels the drag, or closes the front sheet or folder, edit mode or the overlay.
  case escape = "Escape"
  /// Picks up the focused item, or drops the dragged items. Anything else that has the focus is pressed.
  case pick = "Space"
  /// In edit mode, removes the focused item.
  case remove = "Delete"
  /// Removes the last character from what was typed.
  case erase = "BackSpace"
  /// In edit mode, makes a folder of the focused item and its neighbour.
  case folder = "F"
  /// Opens the menu of the focused item.
  case menu = "Menu"
  /// Opens the search field.
  case search = "Ctrl+F"
  /// Shows the library, or the pages again.
  case library = "Ctrl+L"
  /// Shows the previous section of the library.
  case previousSection = "Ctrl+Up"
  /// Shows the next section of the library.
  case nextSection = "Ctrl+Down"
  /// Starts or ends edit mode.
  case edit = "Ctrl+E"
  /// Undoes the last change.
  case undo = "Ctrl+Z"
  /// Redoes the change that was last undone.
  case redo = "Ctrl+Shift+Z"
  /// Turns to the page on the left, with the dragged items if there are any.
  case previousPage = "Ctrl+Left"
  /// Turns to the page on the right, with the dragged items if there are any.
  case nextPage = "Ctrl+Right"
  /// Makes icons larger.
  case largerIcons = "Ctrl+Plus"
  /// Makes icons smaller.
  case smallerIcons = "Ctrl+Minus"
  /// Asks for the service menu of a kiosk.
  case service = "Ctrl+Alt+Q"
  /// Switches the screen reader of a kiosk on or off.
  case screenReader = "Super+Alt+S"
  /// Gives icons the configured size again.
  case configuredIcons = "Ctrl+0"
  /// Shows the programme guide, or the pages again.
  case guide = "Ctrl+G"
  /// In the programme guide, shows the current time.
  case currentTime = "N"
  /// Opens or closes the settings.
  case settings = "Ctrl+Comma"
  /// Opens or closes the sheet with the keys and gestures.
  case help = "F1"
}

/// The result of a launch.
public enum LaunchOutcome: Equatable, Sendable {
  /// The application was started, or activated over D-Bus. An overlay can be hidden now.
  case started
  /// The application has shown a window, so that it is no longer pending.
  case mapped
  /// The application could not be started, for a reason in the user's language.
  case failed(String)
}
