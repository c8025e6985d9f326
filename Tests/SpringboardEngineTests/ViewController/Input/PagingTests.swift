import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Paging with a finger")
struct PagingTests {
  /// Three pages of six icons in a viewport 800 pixels wide.
  private let harness = SpringboardHarness(apps: 18)

  @Test(
    "A long drag or a fling turns one page, a short drag springs back",
    arguments: [
      ("a slow drag past 35 %", 500.0, 200.0, 2.0, 1),
      ("a slow short drag", 500, 300, 2, 0),
      ("a fling", 500, 440, 0.05, 1),
      ("a fling across the viewport", 790, 10, 0.1, 1),
      ("a drag the other way, at the beginning", 200, 700, 0.5, 0),
    ])
  func longDragOrAFlingTurnsOnePageAShortDragSpringsBack(
    _ what: Comment, _ start: Double, _ end: Double, _ seconds: Double, _ page: Int
  ) {
    var harness = harness
    harness.drag(from: start, to: end, seconds: seconds)
    #expect(harness.scene.screen == page, what)
    harness.rest()
    #expect(harness.scene.screen == page, what)
    #expect(harness.effects == (page == 0 ? [] : [.announce(.page(page + 1, of: 3))]), what)
  }

  @Test("A flick back does not turn the page")
  func flickingBack() {
    var harness = harness
    harness.drag(from: 600, to: 200, seconds: 0.5, lift: false)
    for x in stride(from: 200.0, through: 300, by: 20) {
      harness.skip(0.01)
      harness.pointer(.move, x, 200)
    }
    harness.pointer(.up, 300, 200)
    #expect(harness.scene.screen == 0)
  }

  @Test("The page follows the finger from the slop's edge, and resists at both ends")
  func following() throws {
    var harness = harness
    let home = try #require(harness.icon("a")?.frame.minX)
    harness.drag(from: 400, to: 300, seconds: 0.5, lift: false)
    #expect(harness.icon("a")?.frame.minX == home - 90)
    harness.pointer(.move, 800, 200)
    let stretch = RubberBand(extent: 800).stretch(pulled: 410)
    #expect(harness.icon("a")?.frame.minX == (home + stretch).rounded())
  }

  @Test("A touch stops a moving page without launching anything")
  func touchStopsAMovingPageWithoutLaunchingAnything() {
    var harness = harness
    harness.send(.key(.pageDown))
    harness.wait(0.08)
    let before = harness.scene.elements.map(\.frame)
    harness.pointer(.down, 300, 100)
    #expect(harness.scene.elements.map(\.frame) == before)
    harness.wait(1)
    #expect(harness.scene.elements.map(\.frame) == before)
    #expect(harness.scene.next == .never)
    harness.pointer(.up, 300, 100)
    harness.rest()
    #expect(harness.effects.allSatisfy { if case .launching(.launch) = $0 { false } else { true } })
  }

  @Test("A touch stops a page that is bouncing back")
  func touchStopsAPageThatIsBouncingBack() {
    var harness = harness
    harness.drag(from: 100, to: 700, seconds: 0.3)
    harness.wait(0.05)
    let before = harness.icon("a")?.frame
    harness.pointer(.down, 300, 100)
    #expect(harness.icon("a")?.frame == before)
    harness.pointer(.move, 301, 100)
    #expect(harness.icon("a")?.frame.minX ?? 0 >= before?.minX ?? 0)
  }

  @Test("A released page never moves faster than it was flung")
  func continuity() {
    var harness = harness
    harness.drag(from: 700, to: 400, seconds: 0.1, lift: false)
    var last = harness.icon("a")?.frame.minX
    harness.pointer(.up, 400, 200)
    #expect(harness.icon("a")?.frame.minX == last)
    for _ in 0..<10 {
      harness.wait(0.004)
      let now = harness.icon("a")?.frame.minX
      if let last, let now { #expect(abs(now - last) <= 20 && now <= last) }
      last = now
    }
  }

  @Test("Repeated flings turn one page each")
  func flinging() {
    var harness = harness
    for _ in 0..<2 {
      harness.drag(from: 700, to: 400, seconds: 0.1)
      harness.wait(0.15)
    }
    #expect(harness.scene.screen == 2)
  }

  @Test("Paging is mirrored from right to left")
  func rightToLeft() throws {
    var harness = SpringboardHarness(apps: 18, .small.with { $0.session.rightToLeft = true })
    #expect(try #require(harness.icon("a")).frame.minX > 500)
    harness.drag(from: 100, to: 600, seconds: 0.2)
    #expect(harness.scene.screen == 1)
    harness.drag(from: 600, to: 100, seconds: 0.2)
    #expect(harness.scene.screen == 0)
  }

  @Test("A second finger neither moves nor launches anything")
  func secondFinger() {
    var harness = harness
    harness.pointer(.down, 400, 200, pointer: 1)
    harness.pointer(.down, 154, 94, pointer: 2)
    harness.pointer(.up, 154, 94, pointer: 2)
    harness.pointer(.up, 400, 200, pointer: 1)
    harness.rest()
    #expect(harness.effects == [])
  }

  @Test("Input works after a lost touch end", arguments: [1, 2])
  func inputWorksAfterALostTouchEnd(pointer: Int) {
    var harness = harness
    harness.drag(from: 500, to: 300, seconds: 0.2, lift: false)
    harness.skip(1.1)
    harness.pointer(.down, 300, 100, pointer: pointer)
    harness.pointer(.up, 300, 100, pointer: pointer)
    harness.rest()
    #expect(harness.scene.next == .never)
    harness.tap("a")
    #expect(harness.effects.contains { if case .launching(.launch("a", _)) = $0 { true } else { false } })
  }

  @Test("Without animations the page turns at once")
  func reducedMotion() {
    var harness = SpringboardHarness(apps: 18, .small.with { $0.session.animates = false })
    harness.drag(from: 500, to: 440, seconds: 0.05)
    #expect(harness.scene.next == .never)
    #expect(harness.icons == "g h i j k l")
  }
}
