import CollectionEngine

/// The motions of an item's tile at its place. An item without any of them is at rest.
struct TileMotion: Equatable, Sendable {
  static let liftGrain = 0.005
  /// 0 is at rest, 1 is pressed.
  var press = Motion(0)
  /// 0 is on the board, 1 is lifted.
  var lift = Motion(0, grain: liftGrain)
  var nudge: Nudge?

  func isSettled(at now: Instant) -> Bool {
    [press, lift].allSatisfy { $0.isSettled(at: now) } && nudge?.isOver(at: now) != false
  }

  /// Whether it is settled without a difference from rest, so that it need not be stored.
  func isAtRest(at now: Instant) -> Bool {
    isSettled(at: now) && press.target == 0 && lift.target == 0
  }
}
