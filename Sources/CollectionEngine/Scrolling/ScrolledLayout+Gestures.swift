/// Movements of fingers.
extension ScrolledLayout {
  /// A finger starts to hold the content, even during a movement. `travelled` is its movement before it was recognized as a
  /// pan.
  public mutating func hold(after travelled: Point = .zero, tuning: GestureTuning, at now: Instant) {
    switch mode {
    case .paged(var pager):
      pager.hold(at: now)
      mode = .paged(pager)
    case .free(var pair):
      pair.hold(after: travelled, tuning: tuning, at: now)
      mode = .free(pair)
    }
  }

  /// The finger moved by a vector in logical pixels, to the right and down.
  public mutating func drag(by distance: Point, tuning: GestureTuning, at now: Instant) {
    switch mode {
    case .paged(var pager):
      pager.drag(by: screens(.zero - distance))
      mode = .paged(pager)
    case .free(var pair):
      pair.drag(by: .zero - distance, tuning: tuning, at: now)
      mode = .free(pair)
    }
  }

  /// The finger was lifted at a velocity in logical pixels per second, to the right and down. `turning` decides whether
  /// a screen turns.
  public mutating func release(velocity: Point, turning: PageTurning, on spring: Spring, at now: Instant) {
    switch mode {
    case .paged(var pager):
      pager.release(velocity: screens(.zero - velocity), rule: turnRule(turning), on: spring, at: now)
      mode = .paged(pager)
    case .free(var pair):
      let end = pair.naturalEnd(velocity: .zero - velocity, on: spring, at: now)
      let target = layout.restingOffset(near: end, velocity: .zero - velocity)
      pair.release(velocity: .zero - velocity, restingAt: target, on: spring, at: now)
      mode = .free(pair)
    }
  }

  /// Converts a distance in the content to a number of screens.
  private func screens(_ distance: Point) -> Double { paging?.screen(atContentOffset: distance) ?? 0 }

  private func turnRule(_ turning: PageTurning) -> TurnRule {
    let share =
      switch turning.distance {
      case .share(let share): share
      case .length(let length): paging?.screens(across: length) ?? 1
      }
    return TurnRule(share: share, velocity: paging?.screens(across: turning.velocity) ?? 0)
  }
}

/// The thresholds from which the screen turns on release.
public struct PageTurning: Equatable, Sendable {
  /// A distance that a finger has to move.
  public enum Distance: Equatable, Sendable {
    /// A share of the screen.
    case share(Double)
    /// A length in logical pixels.
    case length(Double)
  }

  /// The projected distance from which the screen turns.
  public var distance: Distance
  /// The velocity, in logical pixels per second, from which the screen turns regardless of the distance.
  public var velocity: Double

  /// Creates thresholds.
  public init(distance: Distance, velocity: Double) { (self.distance, self.velocity) = (distance, velocity) }

  /// The thresholds for a finger.
  public init(_ tuning: GestureTuning) { self.init(distance: .share(tuning.turnShare), velocity: tuning.turnVelocity) }
}
