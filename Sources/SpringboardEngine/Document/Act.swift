/// An action of the user, regardless of its source: a key, a menu, an assistive technology, the command line or D-Bus.
public enum Act: Hashable, Sendable {
  /// Turns to a screen by its number, from 0. A number beyond the ends means the nearest screen.
  case page(Int)
  /// Shows the presentation with this name.
  case present(String)
  /// Launches an application.
  case open(ItemID)
  /// Starts edit mode.
  case edit
  /// Ends edit mode.
  case done
  /// Removes an item from the board; nothing is uninstalled. The applications of a folder take its place.
  case remove(ItemID)
  /// Adds a removed application to the board again.
  case restore(ItemID)
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
  /// Opens a folder.
  case openFolder(ItemID)
  /// Closes the open folder.
  case closeFolder
  /// Renames a folder.
  case rename(ItemID, String)
  /// Opens the sheet with the details of an application.
  case showDetails(ItemID)
  /// Closes that sheet.
  case hideDetails
  /// Sorts the pages.
  case sort(Board.Order)
  /// Returns to the previous board.
  case undo
  /// Returns to the board that was last undone.
  case redo
}
