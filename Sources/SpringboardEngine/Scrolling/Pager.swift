/// Scrolls from page to page. The unit of its offsets is the page: one is the width of the viewport.
struct Pager: Equatable, Sendable {
  /// The page that is shown or being turned to.
  private(set) var page = 0
  /// The page from which a finger took hold. Without a finger it has no meaning.
  private var base = 0
  private var scroller = Scroller(0, in: Pager.bounds(1), grain: Pager.grain)

  /// At rest on the first of so many pages.
  init(count: Int = 1) { recount(count) }

  /// A quarter of a pixel of a very wide viewport.
  private static let grain = 0.0001

  private static func bounds(_ count: Int) -> ScrollBounds { ScrollBounds(range: 0...Double(count - 1), extent: 1) }

  var count: Int { Int(scroller.bounds.range.upperBound) + 1 }

  var isHeld: Bool { scroller.isHeld }

  /// The page at the leading edge of the viewport, and the part of it that has scrolled out.
  func offset(at now: Instant) -> Double { scroller.offset(at: now) }

  func isSettled(at now: Instant) -> Bool { scroller.isSettled(at: now) }

  /// Shows a page at once.
  mutating func jump(to page: Int) {
    self.page = clamped(page)
    scroller.jump(to: Double(self.page))
  }

  /// Turns to a page from wherever the content is, out of a finger's hold too.
  mutating func turn(to page: Int, on spring: Spring, at now: Instant) {
    self.page = clamped(page)
    scroller.scroll(to: Double(self.page), on: spring, at: now)
  }

  /// The pages were counted anew: the present page has the number `page` now. What moves goes on moving.
  mutating func renumber(_ page: Int, of count: Int) {
    precondition(count > 0, "there is always a page")
    let (oldPage, oldBase, bounds) = (self.page, base, Self.bounds(count))
    self.page = page.clamped(to: 0...count - 1)
    let shift = self.page - oldPage
    base = (base + shift).clamped(to: 0...count - 1)
    scroller.renumber(by: Double(isHeld ? base - oldBase : shift), in: bounds)
  }

  /// There are so many pages now, and none of them changed its number.
  mutating func recount(_ count: Int) { renumber(page, of: count) }

  mutating func hold(at now: Instant) {
    guard !isHeld else { return }
    base = clamped(Int(offset(at: now).rounded()))
    scroller.hold(at: now)
  }

  /// The finger moved on by so many pages; at most one page from where it took hold.
  mutating func drag(by pages: Double) {
    scroller.drag(by: pages, within: Double(base - 1)...Double(base + 1))
  }

  /// The finger let go at so many pages per second: the present page comes to rest, or one of its neighbours.
  mutating func release(velocity: Double, rule: TurnRule, on spring: Spring, at now: Instant) {
    guard let pull = scroller.pull else { return }
    page = clamped(base + rule.turns(moved: pull - Double(base), velocity: velocity))
    scroller.settle(to: Double(page), velocity: velocity, on: spring, at: now)
  }

  /// Descriptions of broken invariants.
  var violations: [String] {
    let rules: KeyValuePairs = [
      "the page is one of those that there are": (0..<count).contains(page),
      "a page that is held came from a page": !isHeld || (0..<count).contains(base),
    ]
    return scroller.violations + rules.filter { !$0.value }.map(\.key)
  }

  private func clamped(_ page: Int) -> Int { page.clamped(to: 0...count - 1) }
}
