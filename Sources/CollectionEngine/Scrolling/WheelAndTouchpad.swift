/// Turns pages with a mouse wheel.
public struct Wheel: Equatable, Sendable {
  private var units = 0.0
  private var lockedUntil: Instant?

  /// Creates a wheel that has not been turned.
  public init() {}

  /// Returns 1 for the next page, -1 for the previous one, and 0 for the same one. The units of high-resolution wheels
  /// are added up; for a while after a page turn, none are counted.
  public mutating func turns(by units: Double, tuning: GestureTuning, at now: Instant) -> Int {
    if let lockedUntil, now < lockedUntil { return 0 }
    self.units = units * self.units < 0 ? units : self.units + units
    guard abs(self.units) >= tuning.wheelPage else { return 0 }
    defer { self.units = 0 }
    lockedUntil = now + tuning.wheelLock
    return self.units < 0 ? -1 : 1
  }
}

/// The movement of two fingers on a touchpad, during which they hold the content.
public struct TouchpadScroll: Equatable, Sendable {
  /// When the fingers moved last.
  public private(set) var lastStep: Instant
  /// The total movement in logical pixels.
  private var distance = Point.zero
  private var track: VelocityTracker

  /// Begins a movement. The velocity is computed from the last `window` seconds.
  public init(window: Double, at now: Instant) {
    lastStep = now
    track = VelocityTracker(window: window)
    track.add(.zero, at: now)
  }

  /// The fingers moved by a vector in logical pixels.
  public mutating func step(by pixels: Point, at now: Instant) {
    distance = distance + pixels
    lastStep = now
    track.add(distance, at: now)
  }

  /// The velocity in logical pixels per second.
  public func velocity(at now: Instant) -> Point { track.velocity(at: now) }
}
