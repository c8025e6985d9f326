/// One finger on screen, from its down to its up, as the recognizers see it.
struct Touch: Equatable, Sendable {
  let pointer: Int
  let device: PointerSample.Device
  let began: Instant
  let origin: Point
  private(set) var position: Point
  /// The furthest it ever was from its origin, in logical pixels.
  private(set) var farthest = 0.0
  private(set) var lastSeen: Instant
  private(set) var isLifted = false
  /// Another finger came down beside it.
  var isAccompanied = false
  /// When it becomes a long press.
  let holds: Instant
  private var track: VelocityTracker

  init(_ sample: PointerSample, hold: Double, window: Double, at now: Instant) {
    pointer = sample.pointer
    device = sample.device
    began = now
    holds = now + hold
    origin = sample.position
    position = sample.position
    lastSeen = now
    track = VelocityTracker(window: window)
    track.add(position, at: now)
  }

  mutating func follow(_ sample: PointerSample, at now: Instant) {
    position = sample.position
    farthest = max(farthest, position.distance(to: origin))
    lastSeen = now
    isLifted = sample.phase == .up
    track.add(position, at: now)
  }

  /// In logical pixels per second, to the right and down.
  func velocity(at now: Instant) -> Point { track.velocity(at: now) }

  var translation: Point { position - origin }
}
