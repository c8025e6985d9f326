/// One touch, from its beginning to its end, as recognizers see it.
struct Touch: Equatable, Sendable {
  let pointer: Int
  let device: PointerSample.Device
  let began: Instant
  let origin: Point
  private(set) var position: Point
  /// The greatest distance from its origin so far, in logical pixels.
  private(set) var farthest = 0.0
  private(set) var lastSeen: Instant
  private(set) var isLifted = false
  /// Whether another finger touched the screen meanwhile.
  var isAccompanied = false
  /// When the touch becomes a long press.
  let longPressTime: Instant
  private var track: VelocityTracker

  init(_ sample: PointerSample, longPress: Double, window: Double, at now: Instant) {
    pointer = sample.pointer
    device = sample.device
    began = now
    longPressTime = now + longPress
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

  /// The velocity in logical pixels per second, to the right and down.
  func velocity(at now: Instant) -> Point { track.velocity(at: now) }

  var translation: Point { position - origin }
}
