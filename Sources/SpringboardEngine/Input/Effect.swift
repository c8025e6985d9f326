/// A request of the springboard to its host. Each effect is returned once, and performed in order.
public enum Effect: Equatable, Sendable {
  /// Launches an application. `from` is the rectangle of its icon in the viewport.
  case launch(ItemID, from: Rect)
  /// Stores the changed arrangement.
  case save(Board)
  /// Appends a step to the stored history of the arrangement.
  case record(BoardHistory.Step)
  /// Tells assistive technologies about a change.
  case announce(Announcement)
  /// Hides the window, which is an overlay that is no longer needed.
  case hide
  /// Opens the menu of an item, or of the springboard itself, at a point of the viewport.
  case showMenu(ItemID?, at: Point)
  /// Shows a text field for the name of a folder in place of its title. The new name returns as ``Act/rename(_:_:)``.
  case editName(of: ItemID, name: String, in: Rect)
  /// Removes that text field.
  case endNaming
}

/// A change that assistive technologies announce. The host finds the words in the user's language.
public enum Announcement: Equatable, Sendable {
  /// Another screen is shown; its number and the number of screens, both from 1.
  case page(Int, of: Int)
  /// The focus moved to an item.
  case focus(ItemID)
  /// An application could not be launched, for a reason in the user's language.
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
  /// The board before the last change was restored.
  case undone
  /// The last undone change was made again.
  case redone
  /// The text of an ``Input/notice(_:)``.
  case notice(String)
}
