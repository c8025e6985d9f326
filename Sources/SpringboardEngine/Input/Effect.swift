/// What the springboard asks of the world; dragged out once, in order.
public enum Effect: Equatable, Sendable {
  /// Start an application; `from` is where its icon is on screen.
  case launch(ItemID, from: Rect)
  /// The arrangement changed.
  case save(Board)
  /// A step in the history of the arrangement, to be kept with it.
  case record(BoardHistory.Step)
  /// Something that a person who does not see the viewport should hear.
  case announce(Announcement)
  /// The overlay has done its work.
  case hide
  /// A menu for an item, or for the springboard itself, at a point of the viewport.
  case showMenu(ItemID?, at: Point)
  /// A text field for a folder's name, where the name stands; what is typed comes back as `Act.rename`.
  case editName(of: ItemID, name: String, in: Rect)
  /// That field is not wanted any more.
  case endNaming
}

/// Without words: the application finds them in the user's language.
public enum Announcement: Equatable, Sendable {
  /// Both count from 1.
  case page(Int, of: Int)
  case focus(ItemID)
  case launchFailed(ItemID, String)
  /// Edit mode begins or ends.
  case editing(Bool)
  case pickedUp(ItemID)
  /// Where what is dragged would land: its page or the dock, and its place there; both count from 1. A page of 0 is the dock.
  case moved(ItemID, page: Int, place: Int)
  case dropped(ItemID)
  case putBack(ItemID)
  case removed(ItemID)
  case restored(ItemID)
  case folderMade(ItemID)
  /// An item was put into a folder that was there before.
  case movedIntoFolder(ItemID, ItemID)
  case folderOpened(ItemID)
  case folderClosed(ItemID)
  case dockIsFull
  case sorted(Board.Order)
  case undone
  case redone
  /// The words of an ``Input/notice(_:)``.
  case notice(String)
}
