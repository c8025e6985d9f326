/// Turns pages by the notches of a mouse wheel.
struct Wheel: Equatable, Sendable {
  private var units = 0.0
  private var lockedUntil: Instant?

  /// 1 is the next page, -1 the previous one, 0 none yet. The steps of fine wheels add up; while a page turns, none counts.
  mutating func turns(by units: Double, tuning: GestureTuning, at now: Instant) -> Int {
    if let lockedUntil, now < lockedUntil { return 0 }
    self.units = units * self.units < 0 ? units : self.units + units
    guard abs(self.units) >= tuning.wheelPage else { return 0 }
    defer { self.units = 0 }
    lockedUntil = now + tuning.wheelLock
    return self.units < 0 ? -1 : 1
  }
}
