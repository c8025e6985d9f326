/// Restricts a pan over content that scrolls along both axes to one of them, as UIScrollView's directional lock does. A
/// pan that has moved far enough is locked to the axis that clearly dominates; a diagonal pan is not restricted. The
/// decision is kept until the pan ends.
struct DirectionLock: Equatable, Sendable {
  private(set) var state: State

  enum State: Equatable, Sendable {
    /// The pan has moved by this vector, in logical pixels. Until the decision it scrolls both axes, so that the
    /// content neither lags behind the finger nor jumps.
    case undecided(Point)
    case horizontal, vertical, free
  }

  /// `travelled` is the movement of the finger before it was recognized as a pan, which counts for the decision.
  init(after travelled: Point = .zero) {
    state = .undecided(travelled)
  }

  /// Returns the part of a step that scrolls.
  mutating func follow(_ step: Point, tuning: GestureTuning) -> Point {
    if case .undecided(let travelled) = state {
      state = Self.state(after: travelled + step, tuning)
    }
    return locked(step)
  }

  /// Returns the part of a velocity with which the content continues after the release.
  func locked(_ vector: Point) -> Point {
    switch state {
    case .undecided, .free: vector
    case .horizontal: Point(x: vector.x, y: 0)
    case .vertical: Point(x: 0, y: vector.y)
    }
  }

  private static func state(after travelled: Point, _ tuning: GestureTuning) -> State {
    guard travelled.distance(to: .zero) >= tuning.directionLockSlop else { return .undecided(travelled) }
    let (dx, dy) = (abs(travelled.x), abs(travelled.y))
    if dx >= dy * tuning.directionLockRatio { return .horizontal }
    if dy >= dx * tuning.directionLockRatio { return .vertical }
    return .free
  }
}
