import CollectionEngine

/// The differences of an item's tile from its position and appearance at rest. An item without any is at rest.
struct TileMotion: Equatable, Sendable {
  static let liftGrain = 0.005
  /// 0 is at rest, 1 is pressed.
  var press = Motion(0)
  /// 0 is at rest, 1 is under the mouse.
  var hover = Motion(0)
  /// The distance from its position, in logical pixels.
  var x = Motion(0, grain: 0.05)
  var y = Motion(0, grain: 0.05)
  /// The sizes of the icon and of its label, in relation to those at rest.
  var iconSize = Motion(1)
  var labelSize = Motion(1)
  /// 0 is invisible, 1 is visible.
  var presence = Motion(1)
  /// 0 is on the board, 1 is lifted.
  var lift = Motion(0, grain: liftGrain)
  var shake: Shake?

  func isSettled(at now: Instant) -> Bool {
    [press, hover, x, y, iconSize, labelSize, presence, lift].allSatisfy { $0.isSettled(at: now) }
      && shake?.isOver(at: now) != false
  }

  /// Whether it is settled without a difference from rest, so that it need not be stored.
  func isAtRest(at now: Instant) -> Bool {
    isSettled(at: now) && press.target == 0 && hover.target == 0 && lift.target == 0
  }

  /// Starts at the place and with the size that the tile had in another layout.
  mutating func start(from old: Rect, to new: Rect, labelRatio: Double, on spring: Spring, at now: Instant) {
    let distance = old.center - new.center
    x.displace(by: distance.x, on: spring, at: now)
    y.displace(by: distance.y, on: spring, at: now)
    if new.width > 0, old.width != new.width { iconSize.multiply(by: old.width / new.width, on: spring, at: now) }
    if labelRatio != 1 { labelSize.multiply(by: labelRatio, on: spring, at: now) }
  }

  /// The frame of an icon on screen; `rest` is that at rest.
  func frame(of rest: Rect, at now: Instant) -> Rect {
    rest.moved(by: shift(at: now)).scaled(iconSize.value(at: now))
  }

  func shift(at now: Instant) -> Point {
    Point(x: x.value(at: now) + (shake?.offset(at: now) ?? 0), y: y.value(at: now))
  }
}

/// A tile that leaves its position: it moves to another position, or disappears.
struct Departure: Equatable, Sendable {
  let id: ItemID
  /// The previous state of the folder, if the tile shows one.
  let folder: Board.Folder?
  let from: Rect
  let to: Rect
  /// The final scale of the tile.
  let scale: Double
  /// 0 is at the start, 1 at the end.
  var progress = Motion(0, grain: 0.01)

  /// A tile that disappears fades all the time; one that moves to another position fades only at the end.
  func alpha(at progress: Double) -> Double {
    from == to ? 1 - progress : ((1 - progress) / Self.fading).clamped(to: 0...1)
  }

  /// The share of the movement during which the tile fades (by eye).
  private static let fading = 0.3
}

/// An icon that grows into the window of its application.
struct Opening: Equatable, Sendable {
  let id: ItemID
  /// The frame of the icon when it was tapped.
  let from: Rect
  /// 0 is the icon, 1 the whole viewport. It counts as settled a hundredth before the end, when it is almost
  /// transparent.
  var growth = Motion(0, grain: 0.01)
}
