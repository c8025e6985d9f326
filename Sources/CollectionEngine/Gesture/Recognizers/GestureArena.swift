/// Decides which gesture a touch is. It follows one finger at a time: the first one on the screen.
public struct GestureArena: Equatable, Sendable {
  private(set) var state = State.idle

  enum State: Equatable, Sendable {
    case idle
    /// The gestures that the touch may still become; there may be none.
    case contested(Touch, [Gesture])
    /// The content follows the finger, whose last position this is.
    case panning(Touch, at: Point)
    /// A long press, a grab or a slide was recognized: the touch drags what it lifted, or slides along a bar.
    case held(Touch)
  }

  /// Creates an arena without a touch.
  public init() {}

  /// The touch of the finger that is followed.
  public var touch: Touch? {
    switch state {
    case .idle: nil
    case .contested(let touch, _), .panning(let touch, _), .held(let touch): touch
    }
  }

  /// Whether the content follows the finger.
  public var isPanning: Bool {
    if case .panning = state { true } else { false }
  }

  /// Whether the touch drags what it lifted, or slides along a bar.
  public var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  /// Whether the touch may still become a tap.
  public var mayTap: Bool {
    if case .contested(_, let gestures) = state { gestures.contains(.tap) } else { false }
  }

  /// When a resting touch becomes a long press.
  public var deadline: Instant? {
    guard case .contested(let touch, let gestures) = state, gestures.contains(.longPress) else { return nil }
    return touch.longPressTime
  }

  /// Follows a new touch. With `catching` it stops content that is moving, and is a pan from the start.
  public mutating func begin(
    _ sample: PointerSample, _ candidates: GestureCandidates, catching: Bool, tuning: GestureTuning, at now: Instant
  ) -> [GestureEvent] {
    let touch = Touch(sample, longPress: candidates.hold, window: tuning.velocityWindow, at: now)
    guard catching else {
      state = .contested(touch, candidates.gestures)
      return [.pressed]
    }
    state = .panning(touch, at: sample.position)
    return [.panBegan]
  }

  /// Follows a touch that began elsewhere, and drags what it lifted there.
  public mutating func hold(_ sample: PointerSample, tuning: GestureTuning, at now: Instant) {
    state = .held(Touch(sample, longPress: 0, window: tuning.velocityWindow, at: now))
  }

  /// Handles the next sample of the touch; samples of other fingers are ignored.
  public mutating func follow(_ sample: PointerSample, tuning: GestureTuning, at now: Instant) -> [GestureEvent] {
    guard var touch, touch.pointer == sample.pointer else { return [] }
    if sample.phase == .cancel { return cancel() }
    touch.follow(sample, at: now)
    switch state {
    case .idle: return []
    case .contested(_, let gestures): return recognize(touch, gestures, tuning, now)
    case .panning(_, let position): return pan(touch, from: position, now)
    case .held: return drag(touch)
    }
  }

  /// Another finger touched the screen: gestures that need a single finger fail.
  public mutating func accompany(tuning: GestureTuning, at now: Instant) -> [GestureEvent] {
    guard case .contested(var touch, let gestures) = state else { return [] }
    touch.isAccompanied = true
    return recognize(touch, gestures, tuning, now)
  }

  /// Recognizes what depends only on time.
  public mutating func advance(tuning: GestureTuning, at now: Instant) -> [GestureEvent] {
    guard case .contested(let touch, let gestures) = state else { return [] }
    return recognize(touch, gestures, tuning, now)
  }

  /// The touch was cancelled, or its end was lost.
  public mutating func cancel() -> [GestureEvent] {
    defer { state = .idle }
    switch state {
    case .panning: return [.panCancelled]
    case .held: return [.lost]
    case .idle, .contested: return mayTap ? [.released] : []
    }
  }
}

extension GestureArena {
  private mutating func recognize(
    _ touch: Touch, _ gestures: [Gesture], _ tuning: GestureTuning, _ now: Instant
  ) -> [GestureEvent] {
    let verdicts = gestures.map { ($0, $0.recognizer(tuning).verdict(on: touch, at: now)) }
    let mightTap = mayTap
    if let winner = verdicts.first(where: { $0.1 == .recognized })?.0 {
      let events = begin(winner, of: touch, tuning, now)
      return mightTap && winner != .tap ? [.released] + events : events
    }
    let left = verdicts.filter { $0.1 == .possible }.map(\.0)
    state = touch.isLifted ? .idle : .contested(touch, left)
    return mightTap && !mayTap ? [.released] : []
  }

  private mutating func begin(
    _ winner: Gesture, of touch: Touch, _ tuning: GestureTuning, _ now: Instant
  ) -> [GestureEvent] {
    switch winner {
    case .tap:
      state = .idle
      return [.tapped(after: touch.lastSeen - touch.began)]
    case .longPress, .grab, .slide: return [.held] + drag(touch)
    case .pull:
      state = touch.isLifted ? .idle : .contested(touch, [])
      return [.pulled]
    case .pan(let axes):
      let grip = PanRecognizer(axes: axes, tuning: tuning).grip(touch)
      return [.panBegan] + pan(touch, from: grip, now)
    }
  }

  private mutating func drag(_ touch: Touch) -> [GestureEvent] {
    state = touch.isLifted ? .idle : .held(touch)
    return [.dragged(to: touch.position)] + (touch.isLifted ? [.letGo] : [])
  }

  private mutating func pan(_ touch: Touch, from position: Point, _ now: Instant) -> [GestureEvent] {
    let moved = GestureEvent.panMoved(touch.position - position)
    guard touch.isLifted else {
      state = .panning(touch, at: touch.position)
      return [moved]
    }
    state = .idle
    return [moved, .panEnded(velocity: touch.velocity(at: now))]
  }
}
