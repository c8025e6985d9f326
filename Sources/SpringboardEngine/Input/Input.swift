/// Everything that can happen to a springboard.
public enum Input: Equatable, Sendable {
  case pointer(PointerSample)
  case scroll(ScrollSample)
  case key(Key)
  /// All applications that can be shown, in no particular order.
  case catalogue([AppItem])
  /// The arrangement, read at start or changed from outside; what is on screen moves to it.
  case board(Board)
  case viewport(Viewport)
  case preferences(Preferences)
  /// What the view can switch between.
  case presentations(BoardPresentations)
  /// The window became visible, or left it.
  case shown
  case hidden
  /// The secondary button, at a point of the viewport.
  case secondary(Point)
  case act(Act)
  /// What can be undone and redone, read at start.
  case history(BoardHistory)
  /// How the opening of an item went.
  case launch(ItemID, LaunchOutcome)
  /// Words that the user should see for a while.
  case notice(String)
  /// The moment asked for has come.
  case wake
}

/// A key by what it means here; which physical key that is, the window decides.
public enum Key: String, CaseIterable, Sendable {
  case left = "Left"
  case right = "Right"
  case up = "Up"
  case down = "Down"
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  case home = "Home"
  case end = "End"
  case activate = "Enter"
  case escape = "Escape"
  /// Picks up what has the focus, in edit mode.
  case pick = "Space"
  /// Takes away what has the focus, in edit mode.
  case remove = "Delete"
  /// Makes a folder of what has the focus and its neighbour, in edit mode.
  case folder = "F"
  case menu = "Menu"
  case edit = "Ctrl+E"
  case undo = "Ctrl+Z"
  case redo = "Ctrl+Shift+Z"
  /// Drag what is picked up to another page.
  case previousPage = "Ctrl+Left"
  case nextPage = "Ctrl+Right"
}

/// What became of an opening.
public enum LaunchOutcome: Equatable, Sendable {
  /// The application runs, or was asked over the bus to come up; an overlay is not needed any more.
  case started
  /// The application's window is there; the pending ring ends.
  case mapped
  /// It could not be started; the words are for the user.
  case failed(String)
}
