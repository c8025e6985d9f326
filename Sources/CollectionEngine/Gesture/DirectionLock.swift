/// Restricts a pan over content that scrolls along both axes to one of them, as UIScrollView's directional lock does. The
/// first movement decides for the axis along which it is longer. After a rest, the pan decides again, and a clear diagonal
/// then frees both axes.
public struct DirectionLock: Equatable, Sendable {
  private(set) var state: State
  /// Where the finger last moved for more than a few pixels; nil before the first step.
  private var anchor: Anchor?

  private struct Anchor: Equatable, Sendable {
    /// The movement since then, in logical pixels.
    var offset = Point.zero
    let time: Instant
  }

  enum State: Equatable, Sendable {
    /// The pan has moved by this vector, in logical pixels. Until the decision it scrolls both axes, so that the
    /// content neither lags behind the finger nor jumps.
    case undecided(Point)
    case locked(Axis)
    /// The pan is locked, and has moved by this vector since a rest.
    case reconsidering(Axis, Point)
    case free
  }

  enum Axis: Sendable { case horizontal, vertical }

  /// `travelled` is the movement of the finger before it was recognized as a pan, which counts for the decision.
  public init(after travelled: Point = .zero, tuning: GestureTuning = GestureTuning()) {
    state = .undecided(travelled.bounded)
    decide(tuning)
  }

  /// Returns the part of a step that scrolls. It is finite.
  public mutating func follow(_ step: Point, tuning: GestureTuning, at now: Instant) -> Point {
    let step = step.bounded
    noticeRest(step, tuning, at: now)
    switch state {
    case .undecided(let travelled): state = .undecided(travelled + step)
    case .reconsidering(let axis, let travelled): state = .reconsidering(axis, travelled + step)
    case .locked, .free: break
    }
    decide(tuning)
    return locked(step)
  }

  /// Returns the part of a velocity with which the content continues after the release.
  public func locked(_ vector: Point) -> Point {
    let vector = vector.bounded
    return switch state {
    case .undecided, .free: vector
    case .locked(.horizontal), .reconsidering(.horizontal, _): Point(x: vector.x, y: 0)
    case .locked(.vertical), .reconsidering(.vertical, _): Point(x: 0, y: vector.y)
    }
  }

  /// A finger that stays within a few pixels for a while has rested; small movements do not count, since no finger is
  /// still.
  private mutating func noticeRest(_ step: Point, _ tuning: GestureTuning, at now: Instant) {
    let last = anchor ?? Anchor(time: now)
    let offset = last.offset + step
    let hasMoved = offset.distance(to: .zero) > tuning.restSlop
    anchor = hasMoved ? Anchor(time: now) : Anchor(offset: offset, time: last.time)
    guard hasMoved else { return }
    if case .locked(let axis) = state, now - last.time >= tuning.directionLockRest {
      state = .reconsidering(axis, .zero)
    }
  }

  private mutating func decide(_ tuning: GestureTuning) {
    switch state {
    case .undecided(let travelled):
      if travelled.distance(to: .zero) >= tuning.directionLockSlop { state = .locked(travelled.axis) }
    case .reconsidering(_, let travelled):
      guard travelled.distance(to: .zero) >= tuning.directionLockSlop else { return }
      state = travelled.isDiagonal(tuning) ? .free : .locked(travelled.axis)
    case .locked, .free: break
    }
  }
}

extension Point {
  /// The axis along which a vector is longer.
  fileprivate var axis: DirectionLock.Axis { abs(x) >= abs(y) ? .horizontal : .vertical }

  /// Whether no axis clearly dominates a vector.
  fileprivate func isDiagonal(_ tuning: GestureTuning) -> Bool {
    max(abs(x), abs(y)) < min(abs(x), abs(y)) * tuning.directionLockRatio
  }
}
