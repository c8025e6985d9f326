/// A change that assistive technologies announce. The host finds the words in the user's language.
public enum Announcement: Equatable, Sendable {
  /// Another screen is shown; its number and the number of screens, both from 1.
  case page(Int, of: Int)
  /// The library is shown.
  case library
  /// The sheet about an item is open.
  case details(ItemID)
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
  /// An act moved an item to another screen of the pages, counted from 0.
  case movedToScreen(ItemID, Int)
  /// The board before the last change was restored.
  case undone(Board.Change?)
  /// The last undone change was made again.
  case redone(Board.Change?)
  /// How icons are arranged with this device, for new users.
  case hint(InputDevice)
  /// The layout of a program is offered, which has this name.
  case offer(String)
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
