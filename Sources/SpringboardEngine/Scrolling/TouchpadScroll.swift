/// Two fingers on a touchpad that hold the page.
struct TouchpadScroll: Equatable, Sendable {
  private(set) var lastStep: Instant
  /// Logical pixels towards the later pages.
  private var distance = 0.0
  private var track: VelocityTracker

  init(window: Double, at now: Instant) {
    lastStep = now
    track = VelocityTracker(window: window)
    track.add(0, at: now)
  }

  mutating func step(by pixels: Double, at now: Instant) {
    distance += pixels
    lastStep = now
    track.add(distance, at: now)
  }

  func velocity(at now: Instant) -> Double { track.velocity(at: now) }
}
