/// What the springboard asks of the world; carried out once, in order.
public enum Effect: Equatable, Sendable {
  /// Start an application; `from` is where its icon is on the glass.
  case launch(ItemID, from: Rect)
  /// The arrangement changed.
  case save(Board)
  /// Something that a person who does not see the glass should hear.
  case announce(Announcement)
  /// The overlay has done its work.
  case hide
}

/// Without words: the application finds them in the user's language.
public enum Announcement: Equatable, Sendable {
  /// Both count from 1.
  case page(Int, of: Int)
  case focus(ItemID)
  case launchFailed(ItemID, String)
}

/// When the springboard wants to be asked again.
public enum Wake: Equatable, Sendable {
  /// Something moves: at the frame clock's next tick.
  case nextFrame
  /// Something is counting.
  case at(Instant)
  /// Only when something happens.
  case never
}
