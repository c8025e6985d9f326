/// When the springboard wants to be asked again.
public enum Wake: Equatable, Sendable {
  /// Something moves: at the frame clock's next tick.
  case nextFrame
  /// Something is counting.
  case at(Instant)
  /// Only when something happens.
  case never
}
