/// How the springboard comes onto the glass.
enum Appearance: Equatable, Sendable {
  /// Never was on the glass.
  case unseen
  case hidden
  /// On the glass for the first time, with nothing to show yet.
  case awaiting(shown: Instant)
  /// The first icons fly in, once.
  case flyingIn(shown: Instant, since: Instant)
  /// Shown again.
  case fadingIn(shown: Instant)

  var isOnGlass: Bool { shown != nil }

  private var shown: Instant? {
    switch self {
    case .unseen, .hidden: nil
    case .awaiting(let shown), .flyingIn(let shown, _), .fadingIn(let shown): shown
    }
  }

  mutating func show(at now: Instant) {
    switch self {
    case .unseen: self = .awaiting(shown: now)
    case .hidden: self = .fadingIn(shown: now)
    case .awaiting, .flyingIn, .fadingIn: break
    }
  }

  mutating func hide() {
    switch self {
    case .unseen, .awaiting: self = .unseen
    case .hidden, .flyingIn, .fadingIn: self = .hidden
    }
  }

  /// There is something to show.
  mutating func arrive(at now: Instant, flying: Bool) {
    guard case .awaiting(let shown) = self else { return }
    self = flying ? .flyingIn(shown: shown, since: now) : .fadingIn(shown: now)
  }

  /// How present the whole is, 0…1.
  func presence(at now: Instant, _ tuning: MotionTuning) -> Double {
    guard let shown else { return 0 }
    return Curve.ease(now - shown, over: tuning.fade)
  }

  /// How far an icon has flown in that is `distance` from the centre: 0 there, 1 at the glass's corner.
  func flight(at distance: Double, at now: Instant, _ tuning: MotionTuning) -> Double {
    switch self {
    case .unseen, .hidden, .awaiting: 0
    case .flyingIn: flying(distance, tuning)?.value(at: now) ?? 1
    case .fadingIn: 1
    }
  }

  func isSettled(at now: Instant, _ tuning: MotionTuning) -> Bool {
    guard let shown else { return true }
    return now - shown >= tuning.fade && flying(1, tuning)?.isSettled(at: now) != false
  }

  private func flying(_ distance: Double, _ tuning: MotionTuning) -> Motion? {
    guard case .flyingIn(_, let since) = self else { return nil }
    var flight = Motion(0)
    let delay = tuning.flyInStagger * distance.clamped(to: 0...1)
    flight.launch(from: 0, to: 1, on: Spring(response: tuning.flyIn), at: since + delay)
    return flight
  }
}
