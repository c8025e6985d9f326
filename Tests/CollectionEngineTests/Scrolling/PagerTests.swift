import TestSupport
import Testing

@testable import CollectionEngine

@Suite("A pager")
struct PagerTests {
  private let spring = Spring(response: 0.4)
  private let rule = TurnRule(share: 0.35, velocity: 0.4)
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func pager(_ page: Int, of count: Int) -> Pager {
    var pager = Pager()
    pager.recount(count)
    pager.jump(to: page)
    return pager
  }

  @Test("A drag moves a pager by one page at most, and only to existing pages")
  func dragging() {
    var pager = pager(1, of: 4)
    pager.hold(at: at(0))
    pager.drag(by: 3)
    #expect(pager.offset(at: at(0)) == 2)
    pager.release(velocity: 9, rule: rule, on: spring, at: at(0))
    #expect(pager.page == 2 && pager.offset(at: at(3)) == 2)
    pager.turn(to: 9, on: spring, at: at(3))
    #expect(pager.page == 3 && !pager.isSettled(at: at(3.1)))
  }

  @Test("A pager resists at the ends and never shows the page after the next")
  func pagerResistsAtTheEndsAndNeverShowsThePageAfterTheNext() {
    var pager = pager(0, of: 2)
    pager.hold(at: at(0))
    pager.drag(by: -0.5)
    #expect(pager.offset(at: at(0)) == RubberBand(extent: 1).stretch(pulled: -0.5))
    pager.drag(by: 1.4)
    pager.release(velocity: 30, rule: rule, on: spring, at: at(0))
    let offsets = stride(from: 0.0, through: 2, by: 0.01).map { pager.offset(at: at($0)) }
    #expect(offsets == offsets.sorted() && offsets.last == 1)
  }

  @Test("Inserting pages before the current one moves nothing on screen")
  func renumbering() {
    var moving = pager(0, of: 3)
    moving.turn(to: 1, on: spring, at: at(0))
    var held = pager(1, of: 3)
    held.hold(at: at(0))
    held.drag(by: 0.25)
    let before = moving.offset(at: at(0.1))
    moving.renumber(3, of: 5)
    held.renumber(3, of: 5)
    #expect(abs(moving.offset(at: at(0.1)) - before - 2) < 1e-9 && moving.page == 3 && moving.count == 5)
    #expect(held.offset(at: at(0.1)) == 3.25)
    held.release(velocity: 0, rule: rule, on: spring, at: at(0.1))
    #expect(held.page == 3)
  }

  @Test("A pager is always on a page after random actions", arguments: 0..<8)
  func random(_ seed: Int) {
    var (generator, pager, now) = (SeededGenerator(seed: seed), Pager(), at(0))
    for _ in 0..<3_000 {
      now = now + .random(in: 0...0.2, using: &generator)
      switch generator.number(0..<7) {
      case 0: pager.jump(to: generator.number(-2...9))
      case 1: pager.turn(to: generator.number(-2...9), on: spring, at: now)
      case 2: pager.renumber(generator.number(-2...9), of: generator.number(1...8))
      case 3: pager.hold(at: now)
      case 4, 5: pager.drag(by: .random(in: -1...1, using: &generator))
      default: pager.release(velocity: .random(in: -20...20, using: &generator), rule: rule, on: spring, at: now)
      }
      #expect(pager.violations.isEmpty)
      #expect(pager.isHeld || pager.offset(at: now + 9) == Double(pager.page))
    }
  }
}
