/// Recognizes two fingers whose distance changes. It receives all samples of the touch screen, since the arena follows
/// only one finger.
public struct PinchRecognizer: Equatable, Sendable {
  private(set) var state = State.waiting(nil)

  enum State: Equatable, Sendable {
    /// At most one finger is on the screen.
    case waiting(Finger?)
    /// Two fingers are on the screen, and their distance has not left the slop yet.
    case possible(FingerPair)
    case pinching(FingerPair)
  }

  /// Creates a recognizer for a screen without fingers.
  public init() {}

  /// Whether two fingers pinch at present.
  public var isPinching: Bool {
    if case .pinching = state { true } else { false }
  }

  /// Handles the next sample of any finger.
  public mutating func follow(_ sample: PointerSample, tuning: GestureTuning, at now: Instant) -> [PinchEvent] {
    guard sample.device == .touch else { return [] }
    switch sample.phase {
    case .down: return begin(sample, tuning: tuning, at: now)
    case .move: return move(sample, tuning: tuning, at: now)
    case .up: return move(sample, tuning: tuning, at: now) + lift(sample.pointer, at: now)
    case .cancel: return drop(sample.pointer)
    }
  }

  /// The touches were cancelled, or another gesture was recognized.
  public mutating func cancel() -> [PinchEvent] {
    defer { state = .waiting(nil) }
    return isPinching ? [.cancelled] : []
  }
}

extension PinchRecognizer {
  private mutating func begin(_ sample: PointerSample, tuning: GestureTuning, at now: Instant) -> [PinchEvent] {
    let finger = Finger(pointer: sample.pointer, position: sample.position, lastSeen: now)
    let events = dropLostFingers(for: finger, tuning: tuning)
    guard case .waiting(let other) = state else { return events }
    if let other {
      state = .possible(FingerPair(first: other, second: finger, window: tuning.velocityWindow, at: now))
    } else {
      state = .waiting(finger)
    }
    return events
  }

  /// Drops fingers whose end was lost: one with the number of the new finger, and those without samples for a long
  /// time. One finger of a pair may rest while the other one moves.
  private mutating func dropLostFingers(for finger: Finger, tuning: GestureTuning) -> [PinchEvent] {
    func isSilent(_ other: Finger) -> Bool { finger.lastSeen - other.lastSeen >= tuning.lostPointer }
    var events: [PinchEvent] = []
    if case .possible(let fingers) = state, isSilent(fingers.first), isSilent(fingers.second) { events += cancel() }
    if case .pinching(let fingers) = state, isSilent(fingers.first), isSilent(fingers.second) { events += cancel() }
    events += drop(finger.pointer)
    if case .waiting(let other?) = state, isSilent(other) { state = .waiting(nil) }
    return events
  }

  private mutating func move(_ sample: PointerSample, tuning: GestureTuning, at now: Instant) -> [PinchEvent] {
    switch state {
    case .waiting(var finger):
      guard finger?.pointer == sample.pointer else { return [] }
      finger?.position = sample.position
      finger?.lastSeen = now
      state = .waiting(finger)
      return []
    case .possible(var fingers):
      guard fingers.follow(sample, at: now) else { return [] }
      let hasBegun = fingers.grip(slop: tuning.touchSlop)
      state = hasBegun ? .pinching(fingers) : .possible(fingers)
      return hasBegun ? [.began(center: fingers.pinch.center), .moved(fingers.pinch)] : []
    case .pinching(var fingers):
      guard fingers.follow(sample, at: now) else { return [] }
      state = .pinching(fingers)
      return [.moved(fingers.pinch)]
    }
  }

  private mutating func lift(_ pointer: Int, at now: Instant) -> [PinchEvent] {
    guard case .pinching(let fingers) = state, fingers.has(pointer) else { return drop(pointer) }
    state = .waiting(fingers.other(than: pointer))
    return [.ended(velocity: fingers.velocity(at: now))]
  }

  private mutating func drop(_ pointer: Int) -> [PinchEvent] {
    switch state {
    case .waiting(let finger):
      if finger?.pointer == pointer { state = .waiting(nil) }
      return []
    case .possible(let fingers), .pinching(let fingers):
      guard fingers.has(pointer) else { return [] }
      let events = cancel()
      state = .waiting(fingers.other(than: pointer))
      return events
    }
  }
}
