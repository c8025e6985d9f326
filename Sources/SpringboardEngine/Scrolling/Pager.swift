/// Which page is there, and how far the glass has come to it. Its unit is the page: one is the glass's width.
struct Pager: Equatable, Sendable {
  private(set) var count = 1
  /// The page that is there or being turned to.
  private(set) var page = 0
  private(set) var state = State.free(Motion(0, grain: Pager.grain))

  enum State: Equatable, Sendable {
    /// On its way to the page, or there.
    case free(Motion)
    /// A finger has it: `pull` is where it would be if it did not give way at the ends; `base` the page it came from.
    case held(pull: Double, base: Int)
  }

  /// A quarter pixel of a very wide glass.
  private static let grain = 0.0001

  var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  /// The page at the glass's leading edge, with its part that has gone by.
  func offset(at now: Instant) -> Double {
    switch state {
    case .free(let motion): motion.value(at: now)
    case .held(let pull, _): banded(pull)
    }
  }

  func isSettled(at now: Instant) -> Bool {
    switch state {
    case .free(let motion): motion.isSettled(at: now)
    case .held: true
    }
  }

  /// It is there at once.
  mutating func jump(to page: Int) {
    self.page = page.clamped(to: 0...count - 1)
    state = .free(Motion(Double(self.page), grain: Self.grain))
  }

  /// From wherever it is, out of a finger's hold too.
  mutating func turn(to page: Int, on spring: Spring, at now: Instant) {
    self.page = page.clamped(to: 0...count - 1)
    var motion = freed(at: now)
    motion.chase(Double(self.page), on: spring, at: now)
    state = .free(motion)
  }

  /// The pages were counted anew: the one that was `page` has another number now. What moves goes on moving.
  mutating func renumber(_ page: Int, of count: Int) {
    precondition(count > 0, "there is always a page")
    let shift = page.clamped(to: 0...count - 1) - self.page
    self.count = count
    self.page += shift
    switch state {
    case .free(var motion):
      motion.shift(by: Double(shift))
      state = .free(motion)
    case .held(let pull, let base):
      let moved = (base + shift).clamped(to: 0...count - 1)
      state = .held(pull: pull + Double(moved - base), base: moved)
    }
  }

  /// So many pages are there now; none of them changed its number.
  mutating func recount(_ count: Int) { renumber(page, of: count) }

  mutating func hold(at now: Instant) {
    guard case .free = state else { return }
    let offset = offset(at: now)
    state = .held(pull: unbanded(offset), base: Int(offset.rounded()).clamped(to: 0...count - 1))
  }

  /// The finger went on by so many pages; never further than one page from where it took hold.
  mutating func drag(by pages: Double) {
    guard case .held(let pull, let base) = state else { return }
    let reach = Double(base - 1)...Double(base + 1)
    state = .held(pull: (pull + pages).clamped(to: reach), base: base)
  }

  /// Let go at so many pages a second: the present page, or one of its neighbours.
  mutating func release(velocity: Double, rule: TurnRule, on spring: Spring, at now: Instant) {
    guard case .held(let pull, let base) = state else { return }
    page = (base + rule.turns(moved: pull - Double(base), velocity: velocity)).clamped(to: 0...count - 1)
    let start = banded(pull)
    var motion = Motion(start, grain: Self.grain)
    let speed = calmed(velocity * slope(pull), from: start, on: spring)
    motion.launch(from: start, velocity: speed, to: Double(page), on: spring, at: now)
    state = .free(motion)
  }

  /// What it must never be, in words.
  var violations: [String] {
    let isThere = count > 0 && (0..<count).contains(page)
    return (isThere ? [] : ["the page is one of those that are there"])
      + (cameFromSomewhere ? [] : ["a held page came from somewhere"])
  }

  private var cameFromSomewhere: Bool {
    guard case .held(let pull, let base) = state else { return true }
    return pull.isFinite && (0..<count).contains(base)
  }
}

extension Pager {
  private func freed(at now: Instant) -> Motion {
    if case .free(let motion) = state { motion } else { Motion(offset(at: now), grain: Self.grain) }
  }

  private var last: Double { Double(count - 1) }

  private func banded(_ pull: Double) -> Double {
    let end = pull.clamped(to: 0...last)
    return end + RubberBand(extent: 1).stretch(pulled: pull - end)
  }

  private func unbanded(_ offset: Double) -> Double {
    let end = offset.clamped(to: 0...last)
    return end + RubberBand(extent: 1).pull(stretching: offset - end)
  }

  private func slope(_ pull: Double) -> Double {
    let beyond = pull - pull.clamped(to: 0...last)
    return beyond == 0 ? 1 : RubberBand(extent: 1).slope(pulled: beyond)
  }

  /// No faster than its spring can stop before the next page shows.
  private func calmed(_ velocity: Double, from start: Double, on spring: Spring) -> Double {
    guard spring.response > 0 else { return 0 }
    let fastest = abs(Double(page) - start) * spring.frequency
    return velocity.clamped(to: -fastest...fastest)
  }
}
