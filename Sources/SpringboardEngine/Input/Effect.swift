import CollectionEngine

/// A request of the springboard to its host. Each effect is returned once, and performed in order.
public enum Effect: Equatable, Sendable {
  /// Launches an application. `from` is the rectangle of its icon in the viewport.
  case launch(ItemID, from: Rect)
  /// Launches an application with one of its own actions, by its id in the desktop entry.
  case launchAction(ItemID, String, from: Rect)
  /// The user has opened the programme guide by this tile.
  case openedGuide(by: ItemID)
  /// Shows something in another program.
  case showElsewhere(Act.Elsewhere)
  /// The user started edit mode or opened a menu, which is what ``Input/hint`` explains.
  case learned
  /// Asks for the height of an application's details on a sheet of this width, both in logical pixels. It returns as
  /// ``Input/sheetHeight(_:_:)``.
  case measureDetails(ItemID, width: Double)
  /// Stores the changed layout.
  case save(Board)
  /// Appends a step to the stored history of the arrangement.
  case record(BoardHistory.Step)
  /// Stores how much larger the user made icons.
  case saveIconZoom(IconZoom)
  /// Tells assistive technologies about a change.
  case announce(Announcement)
  /// Hides the window, whose view has faded out because it is no longer needed or received ``Input/leave``.
  case hide
  /// Shows a text field for the name of a folder in place of its title. The new name returns as ``Act/rename(_:_:)``.
  case editName(of: ItemID, name: String)
  /// Removes that text field.
  case endNaming
  /// Shows the search field with this text, where the scene has a ``Scene/Kind/searchField``, and gives it the focus. Its
  /// text returns as ``Input/search(_:)`` whenever it changes.
  case beginSearch(String)
  /// Passes the key that is being pressed to the search field, because it types a character or begins one.
  case typeInSearch
  /// Highlights the next row of the open menu whose title begins with a character, with ``Act/Menu/highlight(_:)``.
  case findMenuRow(startingWith: Character)
  /// Removes the search field.
  case endSearch
  /// Shows the widget of a sheet, where the scene has the ``Scene/Kind/sheet(_:)``, and gives it the focus. Its height
  /// returns as ``Input/sheetHeight(_:_:)``.
  case beginSheet(SheetContent)
  /// Removes the widget of the sheet.
  case endSheet
  /// Asks the search providers, of which each answer returns as ``Input/providerAnswer(_:)``. They have
  /// ``ProviderQuery/timeLimit`` seconds.
  case askProviders(ProviderQuery)
  /// Opens a result of a search provider.
  case openResult(ItemID)
  /// The keypad for the PIN of a kiosk has opened. The host answers whether a PIN is accepted now.
  case openedKeypad
  /// Compares a PIN. The host answers with ``Input/pin(_:)``.
  case checkPIN(PIN)
  /// Carries out what was chosen from the service menu of a kiosk.
  case perform(Service)
  /// Switches large text or the screen reader on or off. What is on then returns as ``Input/accessibility(_:)``.
  case toggle(AccessibilityFeature)
  /// Asks for the present time, which returns as ``Input/clock(_:)``.
  case readClock
  /// Opens the address of a channel of the guide, by the channel's id.
  case openChannel(String)
  /// Reminds the user of a programme when it starts, or no longer. All reminders then return as ``Input/reminders(_:)``.
  case remind(ItemID)
  /// Removes the reminder of a programme.
  case forgetReminder(ItemID)
  /// Carries out a power action.
  case power(PowerAction)
  /// Remembers that an application was chosen from the results for a text; see ``SearchQuery/folded``.
  case remember(choice: ItemID, for: String)
}

/// A change that assistive technologies announce. The host finds the words in the user's language.
public enum Announcement: Equatable, Sendable {
  /// Another screen is shown; its number and the number of screens, both from 1.
  case page(Int, of: Int)
  /// The focus moved to an item.
  case focus(ItemID)
  /// An application could not be launched; a message in the user's language says which and why.
  case launchFailed(ItemID, String)
  /// Edit mode started or ended.
  case editing(Bool)
  /// An item is being dragged.
  case pickedUp(ItemID)
  /// The dragged item moved: the number of its screen, or 0 for the dock, and its position there, from 1.
  case moved(ItemID, page: Int, place: Int)
  /// The dragged items were dropped on the board.
  case dropped(ItemID)
  /// The drag was cancelled.
  case putBack(ItemID)
  /// An application was removed from the board.
  case removed(ItemID)
  /// A removed application was added to the board again.
  case restored(ItemID)
  /// A folder was made.
  case folderMade(ItemID)
  /// The first item was moved into the second one, an existing folder.
  case movedIntoFolder(ItemID, ItemID)
  /// A folder opened.
  case folderOpened(ItemID)
  /// A folder closed.
  case folderClosed(ItemID)
  /// The dock has no room for the dragged items.
  case dockIsFull
  /// The pages were sorted.
  case sorted(Board.Order)
  /// An act changed the board.
  case changed(Board.Change)
  /// The board before the last change was restored.
  case undone(Board.Change?)
  /// The last undone change was made again.
  case redone(Board.Change?)
  /// How icons are arranged with this device, for new users.
  case hint(InputDevice)
  /// The text of an ``Input/notice(_:)``.
  case notice(String)
  /// Icons are larger or smaller.
  case iconZoom(IconZoom)
  /// A kiosk that nobody uses is reset after this many seconds.
  case countdown(Int)
  /// No PIN is accepted for this many seconds.
  case pinIsRefused(PINWait)
  /// The number of results of a search, or of rows of a menu that match what was typed, and the first one.
  case found(Int, first: ItemID?)
}
