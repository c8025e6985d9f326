/// Decides whether a page that is released turns. Distances are in pages, velocities in pages per second.
struct TurnRule: Equatable, Sendable {
  /// The projected distance that turns the page.
  var share: Double
  /// The velocity that turns the page however short the distance.
  var velocity: Double

  /// 1 is the next page, -1 the previous one, 0 the same. A swipe turns one page at most, and a flick back cancels it.
  func turns(moved: Double, velocity: Double) -> Int {
    if abs(velocity) >= self.velocity {
      return moved * velocity < 0 ? 0 : velocity < 0 ? -1 : 1
    }
    let end = moved + Deceleration().distance(velocity: velocity)
    guard abs(end) > share else { return 0 }
    return end < 0 ? -1 : 1
  }
}
