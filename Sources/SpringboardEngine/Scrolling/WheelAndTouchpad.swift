/// Turns pages with a mouse wheel.
struct Wheel: Equatable, Sendable {
  private var units = 0.0
  private var lockedUntil: Instant?

  /// Returns 1 for the next page, -1 for the previous one, and 0 for the same one. The units of high-resolution wheels
  /// are added up; for a while after a page turn, none are counted.
  mutating func turns(by units: Double, tuning: GestureTuning, at now: Instant) -> Int {
    if let lockedUntil, now < lockedUntil { return 0 }
    self.units = units * self.units < 0 ? units : self.units + units
    guard abs(self.units) >= tuning.wheelPage else { return 0 }
    defer { self.units = 0 }
    lockedUntil = now + tuning.wheelLock
    return self.units < 0 ? -1 : 1
  }
}

/// The movement of two fingers on a touchpad, during which they hold the content.
struct TouchpadScroll: Equatable, Sendable {
  private(set) var lastStep: Instant
  /// The total movement in logical pixels.
  private var distance = Point.zero
  private var track: VelocityTracker

  init(window: Double, at now: Instant) {
    lastStep = now
    track = VelocityTracker(window: window)
    track.add(.zero, at: now)
  }

  mutating func step(by pixels: Point, at now: Instant) {
    distance = distance + pixels
    lastStep = now
    track.add(distance, at: now)
  }

  /// The velocity in logical pixels per second.
  func velocity(at now: Instant) -> Point { track.velocity(at: now) }
}
