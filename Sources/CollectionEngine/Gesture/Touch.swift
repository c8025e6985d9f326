/// One touch, from its beginning to its end, as recognizers see it.
public struct Touch: Equatable, Sendable {
  /// The number of the pointer.
  public let pointer: Int
  /// The kind of pointer.
  public let device: PointerSample.Device
  /// When the touch began.
  public let began: Instant
  /// Where the touch began, in logical pixels.
  public let origin: Point
  /// Where the touch is now.
  public private(set) var position: Point
  /// The greatest distance from its origin so far, in logical pixels.
  public private(set) var farthest = 0.0
  /// When the last sample came.
  public private(set) var lastSeen: Instant
  /// Whether the touch has ended.
  public private(set) var isLifted = false
  /// Whether another finger touched the screen meanwhile.
  public var isAccompanied = false
  /// When the touch becomes a long press.
  public let longPressTime: Instant
  private var track: VelocityTracker

  /// Begins with the first sample. The velocity is computed from the last `window` seconds.
  public init(_ sample: PointerSample, longPress: Double, window: Double, at now: Instant) {
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

  /// Handles the next sample.
  public mutating func follow(_ sample: PointerSample, at now: Instant) {
    position = sample.position
    farthest = max(farthest, position.distance(to: origin))
    lastSeen = now
    isLifted = sample.phase == .up
    track.add(position, at: now)
  }

  /// The velocity in logical pixels per second, to the right and down.
  public func velocity(at now: Instant) -> Point { track.velocity(at: now) }

  /// The vector from the origin to the present position.
  public var translation: Point { position - origin }
}
