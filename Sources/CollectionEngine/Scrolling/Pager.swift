/// Scrolls from page to page. Offsets are in pages; a page is as wide as the viewport.
public struct Pager: Equatable, Sendable {
  /// The page that is shown or being turned to.
  public private(set) var page = 0
  /// The page at which the finger started to drag; it has no meaning otherwise.
  private var base = 0
  private var scroller = Scroller(0, in: Pager.bounds(1), grain: Pager.grain)

  /// Rests on the first of `count` pages.
  public init(count: Int = 1) { recount(count) }

  /// A quarter of a pixel of a very wide viewport.
  private static let grain = 0.0001
  /// The numbers of pages that there can be.
  private static let counts = 1...1_000_000_000

  private static func bounds(_ count: Int) -> ScrollBounds { ScrollBounds(range: 0...Double(count - 1), extent: 1) }

  /// The number of pages.
  public var count: Int { Int(scroller.bounds.range.upperBound) + 1 }

  /// Whether a finger holds the content.
  public var isHeld: Bool { scroller.isHeld }

  /// The page at the leading edge of the viewport, and the part of it that has scrolled out.
  public func offset(at now: Instant) -> Double { scroller.offset(at: now) }

  /// Returns the velocity in pages per second.
  public func velocity(at now: Instant) -> Double { scroller.velocity(at: now) }

  /// Whether nothing moves, and no finger holds the content.
  public func isSettled(at now: Instant) -> Bool { scroller.isSettled(at: now) }

  /// Shows a page without animation.
  public mutating func jump(to page: Int) {
    self.page = clamped(page)
    scroller.jump(to: Double(self.page))
  }

  /// Turns to a page from any state; a finger no longer holds the content.
  public mutating func turn(to page: Int, on spring: Spring, at now: Instant) {
    self.page = clamped(page)
    scroller.scroll(to: Double(self.page), on: spring, at: now)
  }

  /// The pages changed: the current page now has the number `page`, and there are `count`, at least one. A movement
  /// continues.
  public mutating func renumber(_ page: Int, of count: Int) {
    let (oldPage, oldBase, count) = (self.page, base, count.clamped(to: Self.counts))
    let bounds = Self.bounds(count)
    self.page = page.clamped(to: 0...count - 1)
    let shift = self.page - oldPage
    base = (base + shift).clamped(to: 0...count - 1)
    scroller.renumber(by: Double(isHeld ? base - oldBase : shift), in: bounds)
  }

  /// The number of pages changed, but not the number of any page.
  public mutating func recount(_ count: Int) { renumber(page, of: count) }

  /// A finger holds the content.
  public mutating func hold(at now: Instant) {
    guard !isHeld else { return }
    base = clamped(Int(offset(at: now).rounded()))
    scroller.hold(at: now)
  }

  /// The finger moved by a number of pages; the content follows for at most one page in each direction.
  public mutating func drag(by pages: Double) {
    scroller.drag(by: pages, within: Double(base - 1)...Double(base + 1))
  }

  /// The finger was lifted at a velocity in pages per second: the pager turns to the current page or to one of its
  /// neighbours.
  public mutating func release(velocity: Double, rule: TurnRule, on spring: Spring, at now: Instant) {
    guard let pull = scroller.pull else { return }
    page = clamped(base + rule.turns(moved: pull - Double(base), velocity: velocity))
    scroller.settle(to: Double(page), velocity: velocity, on: spring, at: now)
  }

  /// Descriptions of broken invariants.
  package var violations: [String] {
    let rules: KeyValuePairs = [
      "the page is one of those that there are": (0..<count).contains(page),
      "a page that is held came from a page": !isHeld || (0..<count).contains(base),
    ]
    return scroller.violations + rules.filter { !$0.value }.map(\.key)
  }

  private func clamped(_ page: Int) -> Int { page.clamped(to: 0...count - 1) }
}

/// Decides whether a page turns on release. Distances are in pages, velocities in pages per second.
public struct TurnRule: Equatable, Sendable {
  /// The projected distance from which the page turns.
  public var share: Double
  /// The velocity from which the page turns regardless of the distance.
  public var velocity: Double

  /// Creates a rule.
  public init(share: Double, velocity: Double) { (self.share, self.velocity) = (share, velocity) }

  /// Returns 1 for the next page, -1 for the previous one, and 0 for the same one. A swipe turns at most one page; a
  /// flick in the opposite direction cancels it.
  public func turns(moved: Double, velocity: Double) -> Int {
    if abs(velocity) >= self.velocity {
      return moved * velocity < 0 ? 0 : velocity < 0 ? -1 : 1
    }
    let end = moved + Deceleration().distance(velocity: velocity)
    guard abs(end) > share else { return 0 }
    return end < 0 ? -1 : 1
  }
}
