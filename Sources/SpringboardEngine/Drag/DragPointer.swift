import CollectionEngine

/// The pointer that drags items: a finger or the mouse.
struct DragPointer: Equatable, Sendable {
  /// The vector from the pointer to the centre of the icon that it lifted, so that the pointer keeps its position on
  /// the icon.
  private(set) var grip: Point
  private(set) var finger: Point
  /// Whether it has moved farther than the slop.
  private(set) var hasMoved = false
  private(set) var lastMove: Instant
  /// Whether the drop target was computed again after it came to rest.
  var hasRested = false
  private let origin: Point
  /// The distance in logical pixels within which the pointer counts as not moved.
  private let slop: Double
  private var track: VelocityTracker

  init(at finger: Point, grip: Point, slop: Double, window: Double, at now: Instant) {
    (self.finger, self.grip, self.slop, lastMove, origin) = (finger, grip, slop, now, finger)
    track = VelocityTracker(window: window)
  }

  /// The same pointer where it enters another view, whose icons are `ratio` times as large.
  func entering(at finger: Point, ratio: Double, window: Double, at now: Instant) -> DragPointer {
    var pointer = DragPointer(at: finger, grip: grip, slop: slop, window: window, at: now)
    pointer.scaleGrip(by: ratio)
    pointer.hasMoved = true
    return pointer
  }

  /// The icons are `ratio` times as large as before, and the pointer keeps its position on the one that it lifted.
  mutating func scaleGrip(by ratio: Double) { grip = Point(x: grip.x * ratio, y: grip.y * ratio) }

  /// A logical pixel is `ratio` times as large as before, and the pointer stays where it is on the screen.
  mutating func scalePixels(by ratio: Double) { finger = Point(x: finger.x / ratio, y: finger.y / ratio) }

  mutating func move(to point: Point, at now: Instant) {
    finger = point
    lastMove = now
    hasRested = false
    hasMoved = hasMoved || point.distance(to: origin) > slop
    track.add(point, at: now)
  }

  /// The speed in logical pixels per second.
  func speed(at now: Instant) -> Double { Point.zero.distance(to: track.velocity(at: now)) }

  /// The centre of the dragged icon.
  var center: Point { finger + grip }
}
