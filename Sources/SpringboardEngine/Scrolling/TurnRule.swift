/// When a page that is let go turns. Shares and velocities are in pages.
struct TurnRule: Equatable, Sendable {
  /// The way that turns it.
  var share: Double
  /// The velocity that turns it however short the way.
  var velocity: Double

  /// 1 on, -1 back, 0 stays: a swipe turns one page, and a flick back takes it back.
  func turns(moved: Double, velocity: Double) -> Int {
    if abs(velocity) >= self.velocity {
      return moved * velocity < 0 ? 0 : velocity < 0 ? -1 : 1
    }
    let end = moved + Deceleration().distance(velocity: velocity)
    guard abs(end) > share else { return 0 }
    return end < 0 ? -1 : 1
  }
}
