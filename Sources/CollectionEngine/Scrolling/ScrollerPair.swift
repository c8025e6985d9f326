/// Scrolls content along both axes with two scrollers and a direction lock. An axis along which all content fits does
/// not move.
public struct ScrollerPair: Equatable, Sendable {
  /// The scroller along the horizontal axis.
  public private(set) var x: Scroller
  /// The scroller along the vertical axis.
  public private(set) var y: Scroller
  /// The lock of the current pan, or of the last one.
  private var lock = DirectionLock()

  /// Creates a pair.
  public init(x: Scroller, y: Scroller) {
    (self.x, self.y) = (x, y)
  }

  /// Whether a finger holds the content.
  public var isHeld: Bool { x.isHeld || y.isHeld }

  /// Returns the content offset.
  public func offset(at now: Instant) -> Point { Point(x: x.offset(at: now), y: y.offset(at: now)) }

  /// The offset at which the content comes to rest without further input.
  public var target: Point { Point(x: x.target, y: y.target) }

  /// Returns the velocity in logical pixels per second.
  public func velocity(at now: Instant) -> Point { Point(x: x.velocity(at: now), y: y.velocity(at: now)) }

  /// Whether nothing moves, and no finger holds the content.
  public func isSettled(at now: Instant) -> Bool { x.isSettled(at: now) && y.isSettled(at: now) }

  /// Whether one of the scrollers needs frames.
  public func next(at now: Instant) -> Wake { isSettled(at: now) ? .never : .nextFrame }

  /// `travelled` is the movement of the finger before it was recognized as a pan.
  public mutating func hold(after travelled: Point = .zero, tuning: GestureTuning = GestureTuning(), at now: Instant) {
    lock = DirectionLock(after: travelled, tuning: tuning)
    x.hold(at: now)
    y.hold(at: now)
  }

  /// The finger moved by a vector in logical pixels.
  public mutating func drag(by step: Point, tuning: GestureTuning, at now: Instant) {
    let step = scrollable(lock.follow(step, tuning: tuning, at: now))
    x.drag(by: step.x)
    y.drag(by: step.y)
  }

  /// The offset at which the content would come to rest if the finger were lifted now.
  public func naturalEnd(velocity: Point, on spring: Spring, at now: Instant) -> Point {
    let velocity = scrollable(lock.locked(velocity))
    return Point(
      x: x.naturalEnd(velocity: velocity.x, on: spring, at: now),
      y: y.naturalEnd(velocity: velocity.y, on: spring, at: now))
  }

  /// The finger was lifted, and the layout wants the content to rest at `target`.
  public mutating func release(velocity: Point, restingAt target: Point, on spring: Spring, at now: Instant) {
    let velocity = scrollable(lock.locked(velocity))
    x.release(velocity: velocity.x, restingAt: target.x, on: spring, at: now)
    y.release(velocity: velocity.y, restingAt: target.y, on: spring, at: now)
  }

  /// Shows an offset without animation.
  public mutating func jump(to offset: Point) {
    x.jump(to: offset.x)
    y.jump(to: offset.y)
  }

  /// Scrolls to an offset; a finger no longer holds the content.
  public mutating func scroll(to offset: Point, on spring: Spring, at now: Instant) {
    x.scroll(to: offset.x, on: spring, at: now)
    y.scroll(to: offset.y, on: spring, at: now)
  }

  /// The bounds changed. A movement continues.
  public mutating func resize(
    to bounds: (x: ScrollBounds, y: ScrollBounds), shiftedBy distance: Point = .zero, on spring: Spring, at now: Instant
  ) {
    x.resize(to: bounds.x, shiftedBy: distance.x, on: spring, at: now)
    y.resize(to: bounds.y, shiftedBy: distance.y, on: spring, at: now)
  }

  /// Descriptions of broken invariants.
  package var violations: [String] {
    x.violations + y.violations + (x.isHeld == y.isHeld ? [] : ["both axes are held, or none"])
  }

  private func scrollable(_ vector: Point) -> Point {
    Point(x: x.bounds.isScrollable ? vector.x : 0, y: y.bounds.isScrollable ? vector.y : 0)
  }
}
