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

  /// Starts as a tile that was departing, and fades in from its opacity.
  mutating func start(from departure: Departure, to new: Rect, on spring: Spring, at now: Instant) {
    let (old, velocity, distance) = (
      departure.frame(at: now), departure.velocity(at: now), departure.frame(at: now).center - new.center
    )
    x.start(from: distance.x, velocity: velocity.x, to: 0, on: spring, at: now)
    y.start(from: distance.y, velocity: velocity.y, to: 0, on: spring, at: now)
    if new.width > 0 {
      iconSize.start(from: old.width / new.width, to: 1, on: spring, at: now)
      labelSize.start(from: old.width / new.width, to: 1, on: spring, at: now)
    }
    presence.start(from: departure.alpha(at: now), to: 1, on: spring, at: now)
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

  /// In logical pixels per second.
  func velocity(at now: Instant) -> Point { Point(x: x.velocity(at: now), y: y.velocity(at: now)) }
}

/// A tile that leaves its position: it moves to another position, or disappears.
struct Departure: Equatable, Sendable {
  let id: ItemID
  /// The previous state of the folder, if the tile shows one.
  let folder: Board.Folder?
  /// The frame of the icon when it left.
  let from: Rect
  private let to: Rect
  /// The opacity when it left.
  private let opacity: Double
  /// The final scale of the tile.
  private let finalScale: Double
  /// 0 is at the start, 1 at the end.
  private var progress = Motion(0, grain: 0.01)
  /// The centre.
  private var x: Motion
  private var y: Motion

  /// `to` is nil for a tile that disappears. `motion` is that of the tile.
  init(
    _ id: ItemID, folder: Board.Folder?, from: Rect, to: Rect?, continuing motion: TileMotion?, on spring: Spring,
    at now: Instant
  ) {
    (self.id, self.folder, self.from, self.to) = (id, folder, from, to ?? from)
    opacity = motion?.presence.value(at: now).clamped(to: 0...1) ?? 1
    let velocity = motion?.velocity(at: now) ?? .zero
    finalScale = to.map { $0.width / max(from.width, 1) } ?? Self.disappearingScale
    (x, y) = (Motion(self.to.midX, grain: 0.05), Motion(self.to.midY, grain: 0.05))
    x.start(from: from.midX, velocity: velocity.x, to: self.to.midX, on: spring, at: now)
    y.start(from: from.midY, velocity: velocity.y, to: self.to.midY, on: spring, at: now)
    progress.chase(1, on: spring, at: now)
  }

  func isSettled(at now: Instant) -> Bool { progress.isSettled(at: now) }

  /// The frame of the icon on screen.
  func frame(at now: Instant) -> Rect {
    Rect(center: Point(x: x.value(at: now), y: y.value(at: now)), size: from.size).scaled(scale(at: now))
  }

  /// The size of the icon in relation to that at the start.
  func scale(at now: Instant) -> Double { interpolate(1, finalScale, share(at: now)) }

  /// In logical pixels per second.
  func velocity(at now: Instant) -> Point { Point(x: x.velocity(at: now), y: y.velocity(at: now)) }

  /// A tile that disappears fades all the time; one that moves to another position fades only at the end.
  func alpha(at now: Instant) -> Double {
    let rest = 1 - share(at: now)
    return opacity * (from == to ? rest : (rest / Self.fading).clamped(to: 0...1))
  }

  private func share(at now: Instant) -> Double { progress.value(at: now).clamped(to: 0...1) }

  /// The share of the movement during which the tile fades (by eye).
  private static let fading = 0.3
  /// The final scale of a tile that disappears (by eye).
  private static let disappearingScale = 0.25
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
