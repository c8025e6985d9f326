/// Two fingers that may pinch.
struct FingerPair: Equatable, Sendable {
  private(set) var first: Finger
  private(set) var second: Finger
  /// The distance from which the pinch is measured, in logical pixels.
  private var startDistance: Double
  /// Tracks the distance as a horizontal coordinate; the vertical one is not used.
  private var track: VelocityTracker

  init(first: Finger, second: Finger, window: Double, at now: Instant) {
    (self.first, self.second) = (first, second)
    startDistance = first.position.distance(to: second.position)
    track = VelocityTracker(window: window)
    track.add(Point(x: startDistance, y: 0), at: now)
  }

  private var distance: Double { first.position.distance(to: second.position) }

  /// The distances are at least a pixel, which keeps their ratio finite: touch screens may report two fingers at the
  /// same point.
  var pinch: Pinch {
    let center = Point(
      x: (first.position.x + second.position.x) / 2, y: (first.position.y + second.position.y) / 2)
    return Pinch(startDistance: max(1, startDistance), distance: max(1, distance), center: center)
  }

  /// The rate at which the distance changes, in logical pixels per second.
  func velocity(at now: Instant) -> Double { track.velocity(at: now).x }

  func has(_ pointer: Int) -> Bool { first.pointer == pointer || second.pointer == pointer }

  func other(than pointer: Int) -> Finger { first.pointer == pointer ? second : first }

  /// Returns false if the sample belongs to another finger.
  mutating func follow(_ sample: PointerSample, at now: Instant) -> Bool {
    guard has(sample.pointer) else { return false }
    let finger = Finger(pointer: sample.pointer, position: sample.position, lastSeen: now)
    if first.pointer == sample.pointer { first = finger } else { second = finger }
    track.add(Point(x: distance, y: 0), at: now)
    return true
  }

  /// Returns whether the distance has left the slop. The pinch is then measured from the edge of the slop, so that
  /// nothing jumps.
  mutating func grip(slop: Double) -> Bool {
    let change = distance - startDistance
    guard abs(change) > slop else { return false }
    startDistance += change.clamped(to: -slop...slop)
    return true
  }
}

/// One finger of a pair.
struct Finger: Equatable, Sendable {
  var pointer: Int
  /// In logical pixels.
  var position: Point
  var lastSeen: Instant
}
