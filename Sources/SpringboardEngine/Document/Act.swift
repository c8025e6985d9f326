/// An action of the user, regardless of its source: a key, a menu, an assistive technology, the command line or D-Bus.
public enum Act: Hashable, Sendable {
  /// Turns to a screen by its number, from 0. A number beyond the ends means the nearest screen.
  case page(Int)
  /// Shows the presentation with this name.
  case present(String)
  /// Launches an application.
  case open(ItemID)
  /// Launches an application with one of its own actions, by its id in the desktop entry.
  case openAction(ItemID, String)
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
  /// Starts to drag an item without a pointer.
  case pickUp(ItemID)
  /// Moves the dragged items by one position.
  case moveDragged(FocusDirection)
  /// Moves the dragged items to the next page.
  case moveDraggedToNextPage
  /// Moves the dragged items to the previous page.
  case moveDraggedToPreviousPage
  /// Drops the dragged items.
  case drop
  /// Cancels the drag.
  case putBack
  /// Makes a folder of an item and its neighbour.
  case makeFolder(ItemID)
  /// Makes a folder of two applications, in the place of the first one.
  case combine(ItemID, with: ItemID)
  /// Moves an item to the end of the dock.
  case addToDock(ItemID)
  /// Moves an item from the dock to the last page.
  case removeFromDock(ItemID)
  /// Moves an item to the end of a screen, by its number from 0. The number after the last one means a new page.
  case moveToPage(ItemID, Int)
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
  /// Closes that sheet.
  case hideDetails
  /// Shows the file of an application in the file manager.
  case showFile(ItemID)
  /// Shows an application in the software centre, which can uninstall it.
  case uninstall(ItemID)
  /// Opens the configuration file in an editor.
  case openSettings
  /// Highlights a row of the open menu, by its index.
  case highlightMenuRow(Int)
  /// Chooses a row of the open menu, by its index.
  case chooseMenuRow(Int)
  /// Closes the open menu.
  case closeMenu
  /// Sorts the pages.
  case sort(Board.Order)
  /// Returns to the previous board.
  case undo
  /// Returns to the board that was last undone.
  case redo
}
