/// A scroll by two fingers on a touchpad, which holds the content.
struct TouchpadScroll: Equatable, Sendable {
  private(set) var lastStep: Instant
  /// In logical pixels, from where the fingers came down.
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

  /// In logical pixels per second.
  func velocity(at now: Instant) -> Point { track.velocity(at: now) }
}
