import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Paging with wheel, touchpad, dots and commands")
struct ScrollInputTests {
  private func harness(_ scrolls: [(Double, ScrollSample.Kind, Double, Double)], rightToLeft: Bool = false)
    -> SpringboardHarness
  {
    var harness = SpringboardHarness(apps: 60, .small.with { $0.session.rightToLeft = rightToLeft })
    harness.send(.act(.screen(3)))
    harness.rest()
    for (pause, kind, dx, dy) in scrolls {
      harness.skip(pause)
      harness.send(.scroll(ScrollSample(kind: kind, dx: dx, dy: dy)))
    }
    return harness
  }

  @Test("A wheel notch turns one page; another one within 180 ms is ignored")
  func notches() {
    #expect(harness([(0, .notches, 0, 120)]).scene.screen == 4)
    #expect(harness([(0, .notches, 0, -120)]).scene.screen == 2)
    #expect(harness([(0, .notches, 120, 0)]).scene.screen == 4)
    #expect(harness([(0, .notches, 120, 0)], rightToLeft: true).scene.screen == 2)
    #expect(harness([(0, .notches, 0, 120), (0.1, .notches, 0, 120)]).scene.screen == 4)
    #expect(harness([(0, .notches, 0, 120), (0.2, .notches, 0, 120)]).scene.screen == 5)
  }

  @Test("Fractions of a notch add up until the direction changes")
  func fineNotches() {
    #expect(harness([(0, .notches, 0, 60)]).scene.screen == 3)
    #expect(harness([(0, .notches, 0, 60), (0.01, .notches, 0, 60)]).scene.screen == 4)
    #expect(harness([(0, .notches, 0, 90), (0, .notches, 0, -60), (0, .notches, 0, -60)]).scene.screen == 2)
  }

  @Test("A touchpad moves the page, and 60 px turn it")
  func touchpadMovesThePageAnd60PxTurnIt() throws {
    var moved = harness([])
    let first = try #require(moved.icons.split(separator: " ").first.map { ItemID.application(String($0)) })
    let home = try #require(moved.icon(first)?.frame.minX)
    moved.send(.scroll(ScrollSample(kind: .smooth, dx: 40, dy: 0)))
    #expect(moved.icon(first)?.frame.minX == home - 40)
    #expect(harness([(0, .smooth, 40, 0), (0.15, .end, 0, 0)]).scene.screen == 3)
    #expect(harness([(0, .smooth, 70, 0), (0.15, .end, 0, 0)]).scene.screen == 4)
    #expect(harness([(0, .smooth, 0, -70), (0.15, .end, 0, 0)]).scene.screen == 2)
    #expect(harness([(0, .smooth, 900, 0), (0.01, .smooth, 900, 0), (0.15, .end, 0, 0)]).scene.screen == 4)
  }

  @Test("A touchpad scroll without an end event ends by itself")
  func smoothWithoutEnd() {
    var harness = harness([(0, .smooth, 70, 0)])
    guard case .at(let due) = harness.scene.next else {
      Issue.record("no wake-up is scheduled for the touchpad")
      return
    }
    harness.wait(due - harness.now)
    #expect(harness.scene.screen == 4)
  }

  @Test("Scrolling launches nothing, and is ignored during a pan")
  func noLaunches() {
    var scrolled = harness([(0, .notches, 0, 120), (0.01, .smooth, 10, 0), (0.01, .end, 0, 0)])
    scrolled.rest()
    #expect(scrolled.effects.allSatisfy { if case .announce(.page) = $0 { true } else { false } })
    scrolled.drag(from: 500, to: 450, seconds: 0.3, lift: false)
    let held = scrolled.scene
    scrolled.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    #expect(scrolled.scene == held)
  }

  @Test("A tap on a page dot shows its page")
  func dots() throws {
    var harness = harness([])
    let dot = try #require(harness.scene.elements.first { $0.kind == .pageDot(6) }?.frame.center)
    harness.pointer(.down, dot.x, dot.y, device: .mouse, pointer: 0)
    harness.pointer(.up, dot.x, dot.y, device: .mouse, pointer: 0)
    #expect(harness.scene.screen == 6)
  }

  @Test("A command for a missing page shows the nearest one", arguments: [(-3, 0), (4, 4), (1_000_000, 9)])
  func commands(_ asked: Int, _ page: Int) {
    var harness = harness([])
    harness.send(.act(.screen(asked)))
    harness.rest()
    #expect(harness.scene.screen == page)
  }
}
