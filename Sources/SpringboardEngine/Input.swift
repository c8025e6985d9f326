/// Everything that can happen to a springboard.
public enum Input: Equatable, Sendable {
  case pointer(PointerSample)
  case scroll(ScrollSample)
  case key(Key)
  /// All applications that can be shown, in no particular order.
  case catalogue([AppItem])
  /// The arrangement, read at start or changed from outside; what is on the glass moves to it.
  case board(Board)
  case viewport(Viewport)
  case preferences(Preferences)
  /// The window came onto the glass, or left it.
  case shown
  case hidden
  /// A page by its number, from 0; beyond the ends means the nearest.
  case page(Int)
  /// Opens an item as a tap would: from an assistive technology.
  case activate(ItemID)
  /// How the opening of an item went.
  case launch(ItemID, LaunchOutcome)
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
}

/// What became of an opening.
public enum LaunchOutcome: Equatable, Sendable {
  /// The application's window is there; the pending ring ends.
  case mapped
  /// It could not be started; the words are for the user.
  case failed(String)
}
