/// Whether and how the springboard is visible.
enum Appearance: Equatable, Sendable {
  /// How icons appear once there are any.
  enum Entrance: Equatable, Sendable {
    /// With the first frame.
    case immediate
    /// From beyond the edges of the viewport, those in the middle first.
    case flying
    case fading
  }

  /// It has never been visible.
  case unseen
  case hidden
  /// Visible, without anything to show yet.
  case awaiting(Entrance, shown: Instant)
  case present
  case flyingIn(shown: Instant, since: Instant)
  case fadingIn(shown: Instant)

  var isVisible: Bool {
    switch self {
    case .unseen, .hidden: false
    case .awaiting, .present, .flyingIn, .fadingIn: true
    }
  }

  mutating func show(_ entrance: Entrance, at now: Instant) {
    if !isVisible { self = .awaiting(entrance, shown: now) }
  }

  mutating func hide() {
    switch self {
    case .unseen, .awaiting: self = .unseen
    case .hidden, .present, .flyingIn, .fadingIn: self = .hidden
    }
  }

  /// There is now something to show.
  mutating func arrive(at now: Instant) {
    guard case .awaiting(let entrance, let shown) = self else { return }
    self =
      switch entrance {
      case .immediate: .present
      case .flying: .flyingIn(shown: shown, since: now)
      case .fading: .fadingIn(shown: now)
      }
  }

  /// How far the springboard has faded in, 0...1.
  func presence(at now: Instant, _ tuning: MotionTuning) -> Double {
    switch self {
    case .unseen, .hidden: 0
    case .present, .awaiting(.immediate, _): 1
    case .awaiting(_, let shown), .flyingIn(let shown, _), .fadingIn(let shown):
      Curve.ease(now - shown, over: tuning.fade)
    }
  }

  /// How far an icon at a distance from the centre has flown in, 0...1. The distance is 0 at the centre and 1 at the
  /// corner of the viewport.
  func flight(at distance: Double, at now: Instant, _ tuning: MotionTuning) -> Double {
    switch self {
    case .unseen, .hidden, .awaiting: 0
    case .flyingIn: flying(distance, tuning)?.value(at: now) ?? 1
    case .present, .fadingIn: 1
    }
  }

  func isSettled(at now: Instant, _ tuning: MotionTuning) -> Bool {
    presence(at: now, tuning) == (isVisible ? 1 : 0) && flying(1, tuning)?.isSettled(at: now) != false
  }

  private func flying(_ distance: Double, _ tuning: MotionTuning) -> Motion? {
    guard case .flyingIn(_, let since) = self else { return nil }
    var flight = Motion(0)
    let delay = tuning.flyInStagger * distance.clamped(to: 0...1)
    flight.start(from: 0, to: 1, on: Spring(response: tuning.flyIn), at: since + delay)
    return flight
  }
}
