import CollectionEngine

/// Which of several presentations is shown, and the switch from one to another. A switch leads there directly: no other presentation
/// is passed. Fingers that move together or apart switch to the next or the previous one.
struct PresentationSwitch: Equatable, Sendable {
  /// The number of presentations.
  let count: Int
  /// The presentations between which the pager turns, in this order.
  private var track: [Int]
  /// The pager whose pages are the places on the track.
  private var pager: Pager

  /// Shows one of `count` presentations, at least one.
  init(count: Int, showing shown: Int = 0) {
    self.count = max(1, count)
    track = Array(0..<self.count)
    pager = Pager(count: self.count)
    pager.jump(to: shown)
  }

  /// The presentation that is shown, or that a switch leads to.
  var shown: Int { track[pager.page] }

  /// Whether fingers hold it between two presentations.
  var isHeld: Bool { pager.isHeld }

  /// Whether nothing moves by itself.
  func isSettled(at now: Instant) -> Bool { pager.isSettled(at: now) }

  /// Whether one presentation is shown, and fingers do not hold it.
  func isResting(at now: Instant) -> Bool { isSettled(at: now) && !isHeld }

  /// The presentations that are in view or may come into view, in the order of the track.
  func inView(at now: Instant) -> [Int] { isResting(at: now) ? [shown] : track }

  /// Where it is between two presentations.
  struct Position: Equatable {
    /// The place of the first one on the track.
    var place: Int
    var from: Int
    var to: Int
    /// 0 is the first one, 1 the second one.
    var progress: Double

    /// How much of a presentation is in view.
    func share(of presentation: Int) -> Double {
      let share = presentation == from ? 1 - progress : presentation == to ? progress : 0
      return share.clamped(to: 0...1)
    }
  }

  /// Returns the two presentations that are in view. At rest, the progress is 0 or 1. A single presentation is both.
  func position(at now: Instant) -> Position {
    guard count > 1 else { return Position(place: 0, from: 0, to: 0, progress: 0) }
    let offset = pager.offset(at: now)
    let place = Int(offset.rounded(.down)).clamped(to: 0...track.count - 2)
    return Position(
      place: place, from: track[place], to: track[place + 1], progress: offset - Double(place))
  }

  /// Switches to a presentation from wherever it is.
  mutating func show(_ presentation: Int, on spring: Spring, at now: Instant) {
    guard (0..<count).contains(presentation) else { return }
    makeTrack(to: presentation, on: spring, at: now)
    if let place = track.firstIndex(of: presentation) { pager.turn(to: place, on: spring, at: now) }
  }

  /// Makes a track on which the presentation is next to one that is in view. The position and the velocity stay.
  private mutating func makeTrack(to presentation: Int, on spring: Spring, at now: Instant) {
    guard !isResting(at: now) else {
      guard presentation != shown else { return }
      let (former, ends) = (shown, [shown, presentation].sorted())
      pager = Pager(count: 2)
      pager.jump(to: former == ends[0] ? 0 : 1)
      track = ends
      return
    }
    let position = position(at: now)
    guard presentation != position.from, presentation != position.to else { return }
    // The pager turns back to the nearer one of the two, and on from there. Beyond both, only the nearer one is in view.
    let isNearerToStart = position.progress < 0.5
    let (near, place) = isNearerToStart ? (position.from, position.place) : (position.to, position.place + 1)
    pager.turn(to: place, on: spring, at: now)
    switch position.progress {
    case ..<0: track = [near, presentation]
    case ..<0.5: track = [presentation, near, position.to]
    case ...1: track = [position.from, near, presentation]
    default: track = [presentation, near]
    }
    pager.renumber(track.firstIndex(of: near) ?? 0, of: track.count)
  }

  /// Shows a presentation without a switch.
  mutating func jump(to presentation: Int) { self = PresentationSwitch(count: count, showing: presentation) }
}

/// Fingers.
extension PresentationSwitch {
  /// Fingers hold it where it is. At rest, they can move it to the next presentation and to the previous one.
  mutating func hold(at now: Instant) {
    if isResting(at: now) { jump(to: shown) }
    pager.hold(at: now)
  }

  /// The fingers have moved by a share of the way to the next presentation.
  mutating func drag(by share: Double) { pager.drag(by: share) }

  /// The fingers were lifted, at a velocity in presentations per second.
  mutating func release(velocity: Double, rule: TurnRule, on spring: Spring, at now: Instant) {
    pager.release(velocity: velocity, rule: rule, on: spring, at: now)
  }

  /// Descriptions of broken invariants.
  var violations: [String] {
    let isSound =
      track.count == pager.count && track.allSatisfy((0..<count).contains) && Set(track).count == track.count
    return pager.violations + (isSound ? [] : ["a switch is between presentations that there are"])
  }
}
