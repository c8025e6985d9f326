import CollectionEngine

/// An action of the user, regardless of its source: a key, a menu, an assistive technology, the command line or D-Bus.
///
/// To add one, add a case here, and then what the compiler asks for: who may perform it (`Permissions.allow(_:)`), whether it ends a
/// search (`Act.endsSearch`), its text in recordings (`Trace`), and what it does (`ActPerformer.perform(_:at:)`). A key, a row of the
/// menu or a command that produces it is added where these are listed.
public enum Act: Hashable, Sendable {
  /// Turns to a screen by its number, from 0. A number beyond the ends means the nearest screen.
  case screen(Int)
  /// Shows the presentation with this name.
  case present(String)
  /// Scrolls the library to one of its sections, by its number from 0. A number beyond the ends means the nearest section.
  case showSection(Int)
  /// Launches an application. The id may be that of a tile; see ``ItemID/init(copy:of:)``.
  case open(ItemID)
  /// Launches an application with one of its own actions, by its id in the desktop entry.
  case openAction(ItemID, String)
  /// Opens a result of a search provider.
  case openResult(ItemID)
  /// Starts edit mode.
  case edit
  /// Ends edit mode.
  case done
  /// Removes an item from the board; nothing is uninstalled. The applications of a folder take its place.
  case remove(ItemID)
  /// Adds a removed application to the board again.
  case restore(ItemID)
  /// Adds all removed applications to the board again.
  case restoreAll
  /// Takes over the layout of another program that is offered, if one is.
  case takeOver
  /// Drags items without a pointer, or ends any drag.
  case drag(Drag)
  /// Makes a folder of an item and its neighbour.
  case makeFolder(ItemID)
  /// Makes a folder of two applications, in the place of the first one.
  case combine(ItemID, with: ItemID)
  /// Moves an item to another part of the board.
  case move(ItemID, to: Part)
  /// Opens a folder.
  case openFolder(ItemID)
  /// Closes the open folder.
  case closeFolder
  /// Opens a text field for the name of a folder.
  case editName(ItemID)
  /// Renames a folder.
  case rename(ItemID, String)
  /// Opens the sheet with the details of an application.
  case showDetails(ItemID)
  /// Opens the settings sheet.
  case openSettings
  /// Opens the sheet with the keys and gestures.
  case openHelp
  /// Closes the open sheet.
  case closeSheet
  /// Shows something in another program.
  case showElsewhere(Elsewhere)
  /// Acts on the open menu.
  case menu(Menu)
  /// Shows the first page, and closes everything that is open: in a kiosk that nobody uses.
  case reset
  /// Acts on the keypad for the PIN of a kiosk.
  case keypad(Keypad)
  /// Chooses from the service menu of a kiosk, which is open after the right PIN.
  case service(Service)
  /// Opens the menu for large text and the screen reader.
  case openAccessibilityMenu
  /// Switches large text or the screen reader of a kiosk on or off.
  case toggle(AccessibilityFeature)
  /// Opens the search field.
  case openSearch
  /// Ends the search, and shows the pages as they were before.
  case closeSearch
  /// Makes icons larger or smaller.
  case resizeIcons(IconSize)
  /// Sorts the pages.
  case sort(Board.Order)
  /// Shows the programme guide.
  case openGuide
  /// Opens the channel of a programme.
  case openChannel(of: ItemID)
  /// Reminds the user of a programme when it starts.
  case remind(ItemID)
  /// Removes a reminder.
  case forgetReminder(ItemID)
  /// Carries out a power action. One that ends the session is asked about first.
  case power(PowerAction)
  /// Carries out the power action that the open sheet asks about.
  case confirmPower(PowerAction)
  /// Returns to the previous board.
  case undo
  /// Returns to the board that was last undone.
  case redo
}

extension Act {
  /// Opens what an item among the results is: an application, one of its actions, a power action, or what a search
  /// provider found.
  public static func choose(_ id: ItemID) -> Act {
    switch id {
    case .application, .folder, .copy: .open(id)
    case .action(let action, let application): .openAction(.application(application), action)
    case .result: .openResult(id)
    case .programme: .showDetails(id)
    case .power(let action): .power(action)
    }
  }

  /// A part of the board that an item can be moved to.
  public enum Part: Hashable, Sendable {
    /// The end of the dock.
    case dock
    /// The last page, for an item of the dock.
    case lastPage
    /// The end of what a screen shows, by the number of the screen from 0. The number after the last one means a new page.
    case screen(Int)
  }

  /// An act that drags items.
  public enum Drag: Hashable, Sendable {
    /// Starts to drag an item.
    case pickUp(ItemID)
    /// Moves the dragged items by one position.
    case move(FocusDirection)
    /// Moves the dragged items to the next page.
    case moveToNextPage
    /// Moves the dragged items to the previous page.
    case moveToPreviousPage
    /// Drops the dragged items.
    case drop
    /// Cancels the drag.
    case putBack
  }

  /// The new size of the icons.
  public enum IconSize: String, CaseIterable, Hashable, Sendable {
    /// The next larger size.
    case larger
    /// The next smaller size.
    case smaller
    /// The configured size.
    case configured
  }

  /// An act on the open menu.
  public enum Menu: Hashable, Sendable {
    /// Highlights a row, by its index.
    case highlight(Int)
    /// Chooses a row, by its index.
    case choose(Int)
    /// Shows only the rows that match a text, in a menu whose rows can be narrowed by typing; an empty one shows all.
    case filter(String)
    /// Closes the menu.
    case close
  }

  /// An act on the keypad.
  public enum Keypad: Hashable, Sendable {
    /// Opens the keypad.
    case open
    /// Presses one of its keys.
    case press(KeypadKey)
  }

  /// Something that another program shows.
  public enum Elsewhere: Hashable, Sendable {
    /// The file of an application, in the file manager.
    case file(ItemID)
    /// The application in the software centre, which can uninstall it.
    case softwareCentre(ItemID)
    /// The configuration file, in an editor.
    case settings
  }
}
