import Testing

@testable import SpringboardEngine

@Suite("Paging by a finger")
struct SessionPagingTests {
  /// Three pages of six, 800 pixels wide.
  private let stage = Stage(apps: 18)

  @Test(
    "turns one page past a third of the way or by a fling, else springs back",
    arguments: [
      ("a slow drag past 35 %", 500.0, 200.0, 2.0, 1),
      ("a slow short drag", 500, 300, 2, 0),
      ("a fling", 500, 440, 0.05, 1),
      ("a fling across the glass", 790, 10, 0.1, 1),
      ("a drag the other way, at the beginning", 200, 700, 0.5, 0),
    ])
  func turning(_ what: Comment, _ start: Double, _ end: Double, _ seconds: Double, _ page: Int) {
    var stage = stage
    stage.drag(from: start, to: end, seconds: seconds)
    #expect(stage.scene.page == page, what)
    stage.rest()
    #expect(stage.scene.page == page, what)
    #expect(stage.effects == (page == 0 ? [] : [.announce(.page(page + 1, of: 3))]), what)
  }

  @Test("does not turn when the finger flicks back")
  func flickingBack() {
    var stage = stage
    stage.drag(from: 600, to: 200, seconds: 0.5, lift: false)
    for x in stride(from: 200.0, through: 300, by: 20) {
      stage.skip(0.01)
      stage.pointer(.move, x, 200)
    }
    stage.pointer(.up, 300, 200)
    #expect(stage.scene.page == 0)
  }

  @Test("follows the finger from the slop's edge, and gives way at both ends")
  func following() throws {
    var stage = stage
    let home = try #require(stage.icon("a")?.frame.minX)
    stage.drag(from: 400, to: 300, seconds: 0.5, lift: false)
    #expect(stage.icon("a")?.frame.minX == home - 90)
    stage.pointer(.move, 800, 200)
    let stretch = RubberBand(extent: 800).stretch(pulled: 410)
    #expect(stage.icon("a")?.frame.minX == (home + stretch).rounded())
  }

  @Test("lets a moving page be caught, and a tap that catches it opens nothing")
  func catching() {
    var stage = stage
    stage.send(.key(.pageDown))
    stage.wait(0.08)
    let before = stage.scene.elements.map(\.frame)
    stage.pointer(.down, 300, 100)
    #expect(stage.scene.elements.map(\.frame) == before)
    stage.wait(1)
    #expect(stage.scene.elements.map(\.frame) == before)
    #expect(stage.scene.next == .never)
    stage.pointer(.up, 300, 100)
    stage.rest()
    #expect(stage.effects.allSatisfy { if case .launch = $0 { false } else { true } })
  }

  @Test("catches a page that is on its way back from beyond the end where it is")
  func catchingBeyond() {
    var stage = stage
    stage.drag(from: 100, to: 700, seconds: 0.3)
    stage.wait(0.05)
    let before = stage.icon("a")?.frame
    stage.pointer(.down, 300, 100)
    #expect(stage.icon("a")?.frame == before)
    stage.pointer(.move, 301, 100)
    #expect(stage.icon("a")?.frame.minX ?? 0 >= before?.minX ?? 0)
  }

  @Test("never jumps: from frame to frame nothing moves faster than it was flung")
  func continuity() {
    var stage = stage
    stage.drag(from: 700, to: 400, seconds: 0.1, lift: false)
    var last = stage.icon("a")?.frame.minX
    stage.pointer(.up, 400, 200)
    #expect(stage.icon("a")?.frame.minX == last)
    for _ in 0..<10 {
      stage.wait(0.004)
      let now = stage.icon("a")?.frame.minX
      if let last, let now { #expect(abs(now - last) <= 20 && now <= last) }
      last = now
    }
  }

  @Test("goes on as fast when pages are caught again and again")
  func flinging() {
    var stage = stage
    for _ in 0..<2 {
      stage.drag(from: 700, to: 400, seconds: 0.1)
      stage.wait(0.15)
    }
    #expect(stage.scene.page == 2)
  }

  @Test("is mirrored where the script is")
  func rightToLeft() throws {
    var stage = Stage(apps: 18, .small.with { $0.rightToLeft = true })
    #expect(try #require(stage.icon("a")).frame.minX > 500)
    stage.drag(from: 100, to: 600, seconds: 0.2)
    #expect(stage.scene.page == 1)
    stage.drag(from: 600, to: 100, seconds: 0.2)
    #expect(stage.scene.page == 0)
  }

  @Test("belongs to one finger; a second one neither moves nor opens anything")
  func secondFinger() {
    var stage = stage
    stage.pointer(.down, 400, 200, pointer: 1)
    stage.pointer(.down, 154, 94, pointer: 2)
    stage.pointer(.up, 154, 94, pointer: 2)
    stage.pointer(.up, 400, 200, pointer: 1)
    stage.rest()
    #expect(stage.effects == [])
  }

  @Test("goes on when an end was lost", arguments: [1, 2])
  func lostUp(pointer: Int) {
    var stage = stage
    stage.drag(from: 500, to: 300, seconds: 0.2, lift: false)
    stage.skip(1.1)
    stage.pointer(.down, 300, 100, pointer: pointer)
    stage.pointer(.up, 300, 100, pointer: pointer)
    stage.rest()
    #expect(stage.scene.next == .never)
    stage.tap("a")
    #expect(stage.effects.contains { if case .launch("a", _) = $0 { true } else { false } })
  }

  @Test("is over at once without animations, on the same way")
  func still() {
    var stage = Stage(apps: 18, .small.with { $0.animates = false })
    stage.drag(from: 500, to: 440, seconds: 0.05)
    #expect(stage.scene.next == .never)
    #expect(stage.icons == "g h i j k l")
  }
}

@Suite("Paging by a wheel, a touchpad, dots and commands")
struct SessionScrollTests {
  private func stage(_ scrolls: [(Double, ScrollSample.Kind, Double, Double)], rightToLeft: Bool = false) -> Stage {
    var stage = Stage(apps: 60, .small.with { $0.rightToLeft = rightToLeft })
    stage.send(.act(.page(3)))
    stage.rest()
    for (pause, kind, dx, dy) in scrolls {
      stage.skip(pause)
      stage.send(.scroll(ScrollSample(kind: kind, dx: dx, dy: dy)))
    }
    return stage
  }

  @Test("a notch is a page, either way, and a second one within 180 ms is not")
  func notches() {
    #expect(stage([(0, .notches, 0, 120)]).scene.page == 4)
    #expect(stage([(0, .notches, 0, -120)]).scene.page == 2)
    #expect(stage([(0, .notches, 120, 0)]).scene.page == 4)
    #expect(stage([(0, .notches, 120, 0)], rightToLeft: true).scene.page == 2)
    #expect(stage([(0, .notches, 0, 120), (0.1, .notches, 0, 120)]).scene.page == 4)
    #expect(stage([(0, .notches, 0, 120), (0.2, .notches, 0, 120)]).scene.page == 5)
  }

  @Test("finer notches add up, and a change of mind starts anew")
  func fineNotches() {
    #expect(stage([(0, .notches, 0, 60)]).scene.page == 3)
    #expect(stage([(0, .notches, 0, 60), (0.01, .notches, 0, 60)]).scene.page == 4)
    #expect(stage([(0, .notches, 0, 90), (0, .notches, 0, -60), (0, .notches, 0, -60)]).scene.page == 2)
  }

  @Test("a touchpad's fingers move the page; 60 px turn it when they leave")
  func smooth() throws {
    var moved = stage([])
    let first = try #require(moved.icons.split(separator: " ").first.map { ItemID(String($0)) })
    let home = try #require(moved.icon(first)?.frame.minX)
    moved.send(.scroll(ScrollSample(kind: .smooth, dx: 40, dy: 0)))
    #expect(moved.icon(first)?.frame.minX == home - 40)
    #expect(stage([(0, .smooth, 40, 0), (0.15, .end, 0, 0)]).scene.page == 3)
    #expect(stage([(0, .smooth, 70, 0), (0.15, .end, 0, 0)]).scene.page == 4)
    #expect(stage([(0, .smooth, 0, -70), (0.15, .end, 0, 0)]).scene.page == 2)
    #expect(stage([(0, .smooth, 900, 0), (0.01, .smooth, 900, 0), (0.15, .end, 0, 0)]).scene.page == 4)
  }

  @Test("a touchpad that never says that its fingers left is taken to be left")
  func smoothWithoutEnd() {
    var stage = stage([(0, .smooth, 70, 0)])
    guard case .at(let due) = stage.scene.next else {
      Issue.record("nobody waits for the touchpad")
      return
    }
    stage.wait(due - stage.now)
    #expect(stage.scene.page == 4)
  }

  @Test("a scroll over an icon opens nothing, and takes nothing from a finger that pans")
  func neverOpens() {
    var scrolled = stage([(0, .notches, 0, 120), (0.01, .smooth, 10, 0), (0.01, .end, 0, 0)])
    scrolled.rest()
    #expect(scrolled.effects.allSatisfy { if case .announce(.page) = $0 { true } else { false } })
    scrolled.drag(from: 500, to: 450, seconds: 0.3, lift: false)
    let held = scrolled.scene
    scrolled.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    #expect(scrolled.scene == held)
  }

  @Test("a dot's page is turned to when it is tapped")
  func dots() throws {
    var stage = stage([])
    let dot = try #require(stage.scene.elements.first { $0.kind == .pageDot(6) }?.frame.center)
    stage.pointer(.down, dot.x, dot.y, device: .mouse, pointer: 0)
    stage.pointer(.up, dot.x, dot.y, device: .mouse, pointer: 0)
    #expect(stage.scene.page == 6)
  }

  @Test("a page that is not there means the nearest", arguments: [(-3, 0), (4, 4), (1_000_000, 9)])
  func commands(_ asked: Int, _ page: Int) {
    var stage = stage([])
    stage.send(.act(.page(asked)))
    stage.rest()
    #expect(stage.scene.page == page)
  }
}
