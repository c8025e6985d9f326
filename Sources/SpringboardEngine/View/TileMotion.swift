/// How one item stands apart from its place at rest. An item that has none is at rest.
struct TileMotion: Equatable, Sendable {
  /// 0 at rest, 1 pressed.
  var press = Motion(0)
  /// Logical pixels from its place.
  var x = Motion(0, grain: 0.05)
  var y = Motion(0, grain: 0.05)
  /// 0 not there yet, 1 there.
  var presence = Motion(1)
  /// 0 on the board, 1 lifted over it.
  var lift = Motion(0, grain: 0.005)
  var shake: Shake?

  func isSettled(at now: Instant) -> Bool {
    [press, x, y, presence, lift].allSatisfy { $0.isSettled(at: now) } && shake?.isOver(at: now) != false
  }

  /// Settled, and nothing sets it apart: it need not be kept.
  func isAtRest(at now: Instant) -> Bool {
    isSettled(at: now) && press.target == 0 && lift.target == 0
  }

  func shift(at now: Instant) -> Point {
    Point(x: x.value(at: now) + (shake?.offset(at: now) ?? 0), y: y.value(at: now))
  }
}
