/// What a person can do, whatever it is done with: a key, a menu, an assistive technology, the command line.
public enum Act: Hashable, Sendable {
  /// Turns to a page by its number, from 0; beyond the ends means the nearest.
  case page(Int)
  /// Shows a presentation of the board by its name.
  case present(String)
  /// Opens an application.
  case open(ItemID)
  /// Edit mode begins, or ends.
  case edit
  case done
  /// Off the board, not off the machine; a folder's applications take its place.
  case remove(ItemID)
  /// Back onto the board.
  case restore(ItemID)
  case pickUp(ItemID)
  /// What is dragged moves one place on.
  case moveDragged(FocusStep)
  /// What is dragged goes to the next page, or the one before.
  case moveDraggedToNextPage
  case moveDraggedToPreviousPage
  case drop
  case putBack
  /// A folder of an item and the one after it.
  case makeFolder(ItemID)
  case openFolder(ItemID)
  case closeFolder
  case rename(ItemID, String)
  case showDetails(ItemID)
  case hideDetails
  case sort(Board.Order)
  case undo
  case redo
}
