/// A finger that drags something.
struct DragPointer: Equatable, Sendable {
  /// From the finger to the middle of the icon it took.
  let grip: Point
  private(set) var finger: Point
  /// Whether it ever left its spot.
  private(set) var hasMoved = false
  private(set) var lastMove: Instant
  /// Whether it was looked at again after it came to rest.
  var hasRested = false
  private let origin: Point
  /// Logical pixels it may stray and still be on its spot.
  private let slop: Double
  private var track: VelocityTracker

  init(at finger: Point, grip: Point, slop: Double, window: Double, at now: Instant) {
    (self.finger, self.grip, self.slop, lastMove, origin) = (finger, grip, slop, now, finger)
    track = VelocityTracker(window: window)
  }

  mutating func move(to point: Point, at now: Instant) {
    finger = point
    lastMove = now
    hasRested = false
    hasMoved = hasMoved || point.distance(to: origin) > slop
    track.add(point, at: now)
  }

  /// Logical pixels a second.
  func speed(at now: Instant) -> Double { Point.zero.distance(to: track.velocity(at: now)) }

  /// The middle of the icon in it.
  var center: Point { finger + grip }
}
