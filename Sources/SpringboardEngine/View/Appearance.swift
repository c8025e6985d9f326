import CollectionEngine

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

  /// The springboard has never been visible.
  case unseen
  case hidden
  /// Visible, without anything to show yet.
  case awaiting(Entrance, shown: Instant)
  case present
  case flyingIn(shown: Instant, since: Instant)
  case fadingIn(shown: Instant)
  /// Fading out before it is hidden. It takes no input. `since` is when that began, or when it would have begun if the
  /// springboard had been fully visible; `arrived` is when icons began to fly in, if they have.
  case leaving(since: Instant, arrived: Instant?)

  var isVisible: Bool {
    switch self {
    case .unseen, .hidden: false
    case .awaiting, .present, .flyingIn, .fadingIn, .leaving: true
    }
  }

  var isLeaving: Bool { if case .leaving = self { true } else { false } }

  mutating func show(_ entrance: Entrance, at now: Instant) {
    if !isVisible { self = .awaiting(entrance, shown: now) }
  }

  mutating func hide() {
    switch self {
    case .unseen, .awaiting: self = .unseen
    case .hidden, .present, .flyingIn, .fadingIn, .leaving: self = .hidden
    }
  }

  /// Begins to fade out, from as far as it has faded in. Without anything to show, it has faded out at once.
  mutating func leave(at now: Instant, _ tuning: MotionTuning) {
    switch self {
    case .unseen, .hidden, .leaving: break
    case .awaiting: self = .leaving(since: Instant(seconds: -.infinity), arrived: nil)
    case .present: self = .leaving(since: now, arrived: nil)
    case .flyingIn(let shown, let since): self = .leaving(since: mirror(shown, at: now, tuning), arrived: since)
    case .fadingIn(let shown): self = .leaving(since: mirror(shown, at: now, tuning), arrived: nil)
    }
  }

  /// Fades in again, from as far as it has faded out.
  mutating func comeBack(at now: Instant, _ tuning: MotionTuning) {
    guard case .leaving(let since, let arrived) = self else { return }
    let shown = mirror(since, at: now, tuning)
    self = arrived.map { .flyingIn(shown: shown, since: $0) } ?? .fadingIn(shown: shown)
  }

  /// When a fade would have begun that is now as far as the opposite one, which began at `start`. The curve is symmetric.
  private func mirror(_ start: Instant, at now: Instant, _ tuning: MotionTuning) -> Instant {
    now + ((now - start).clamped(to: 0...tuning.fade) - tuning.fade)
  }

  /// When it has faded out; nil if it is not leaving.
  func departure(_ tuning: MotionTuning) -> Instant? {
    if case .leaving(let since, _) = self { since + tuning.fade } else { nil }
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
    case .leaving(let since, _):
      tuning.fade > 0 ? Curve.ease(since + tuning.fade - now, over: tuning.fade) : 0
    }
  }

  /// How far an icon at a distance from the centre has flown in, 0...1. The distance is 0 at the centre and 1 at the
  /// corner of the viewport.
  func flight(at distance: Double, at now: Instant, _ tuning: MotionTuning) -> Double {
    switch self {
    case .unseen, .hidden, .awaiting: 0
    case .flyingIn, .leaving: flying(distance, tuning)?.value(at: now) ?? 1
    case .present, .fadingIn: 1
    }
  }

  func isSettled(at now: Instant, _ tuning: MotionTuning) -> Bool {
    let presence = presence(at: now, tuning)
    return isLeaving || !isVisible
      ? presence == 0 : presence == 1 && flying(1, tuning)?.isSettled(at: now) != false
  }

  private func flying(_ distance: Double, _ tuning: MotionTuning) -> Motion? {
    guard let since = arrived else { return nil }
    var flight = Motion(0)
    let delay = tuning.flyInStagger * distance.clamped(to: 0...1)
    flight.start(from: 0, to: 1, on: Spring(response: tuning.flyIn), at: since + delay)
    return flight
  }

  /// When icons began to fly in; nil if they do not.
  private var arrived: Instant? {
    switch self {
    case .flyingIn(_, let since): since
    case .leaving(_, let arrived): arrived
    case .unseen, .hidden, .awaiting, .present, .fadingIn: nil
    }
  }
}
