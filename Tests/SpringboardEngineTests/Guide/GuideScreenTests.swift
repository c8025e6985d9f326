import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("The page with the programme guide")
struct GuideScreenTests {
  @Test(
    "It is after the last page, before the first, or the only one",
    arguments: [
      (GuidePosition.last, 2, 3), (.first, 0, 3), (.only, 0, 1),
    ])
  func place(_ place: GuidePosition, _ screen: Int, _ count: Int) {
    let harness = SpringboardHarness(.hourly(4), place: place)
    #expect(harness.springboard.screen(of: .main) == screen)
    #expect(harness.springboard.screenCount(of: .main) == count)
    #expect(harness.springboard.isGuideInFront(of: .main))
    #expect(harness.programme("A0") != nil)
    #expect(harness.icons == "")
  }

  @Test(
    "Its tile turns to it, launches nothing, and does not hide an overlay", arguments: Preferences.WindowKind.allCases)
  func tile(_ windowKind: Preferences.WindowKind) {
    var harness = SpringboardHarness(.hourly(4)) { $0.configured.windowKind = windowKind }
    var tile = AppItem(id: "tv", name: "TV")
    tile.opensGuide = true
    harness.send(.catalogue([tile]))
    harness.send(.act(.screen(0)))
    harness.settle()
    harness.forgetEffects()
    harness.tap("tv")
    harness.settle()
    #expect(harness.springboard.isGuideInFront(of: .main))
    #expect(harness.effects.contains(.usage(.openedGuide(by: "tv"))) && !harness.effects.contains(.hide))
    #expect(!harness.effects.contains { if case .launching(.launch) = $0 { true } else { false } })
  }

  @Test("A swipe leads into it, and from its edges back")
  func swiping() {
    var harness = SpringboardHarness(.hourly(4))
    harness.send(.act(.screen(1)))
    harness.settle()
    harness.drag(from: 700, to: 200, y: 240, seconds: 0.1)
    harness.settle()
    #expect(harness.springboard.screen(of: .main) == 2)
    // A finger on the names of the channels turns the page.
    harness.drag(from: Point(x: 60, y: 200), by: Point(x: 400, y: 0))
    harness.settle()
    #expect(harness.springboard.screen(of: .main) == 1)
    harness.press(.guide)
    harness.settle()
    // A finger on the programmes scrolls along time, and turns the page only at its beginning.
    harness.drag(from: Point(x: 300, y: 200), by: Point(x: 400, y: 0))
    harness.settle()
    #expect(harness.springboard.screen(of: .main) == 2)
    for _ in 0..<20 where harness.springboard.screen(of: .main) == 2 {
      harness.drag(from: Point(x: 300, y: 200), by: Point(x: 400, y: 0))
      harness.settle()
    }
    #expect(harness.springboard.screen(of: .main) == 1)
  }

  @Test("The key for it leads there and back")
  func key() {
    var harness = SpringboardHarness(.hourly(4))
    harness.press(.guide)
    harness.settle()
    #expect(harness.springboard.screen(of: .main) == 1)
    harness.press(.guide)
    harness.settle()
    #expect(harness.springboard.screen(of: .main) == 2)
  }

  @Test("Icons are never dragged to it", arguments: [GuidePosition.last, .first])
  func dragging(_ place: GuidePosition) throws {
    var harness = SpringboardHarness(.hourly(4), place: place)
    harness.send(.act(.screen(place == .last ? 0 : 1)))
    harness.settle()
    harness.send(.act(.edit))
    harness.send(.act(.drag(.pickUp("a"))))
    for act in [Act.Drag.moveToPreviousPage, .moveToPreviousPage, .moveToNextPage, .moveToNextPage, .moveToNextPage] {
      harness.send(.act(.drag(act)))
      #expect(!harness.springboard.isGuideInFront(of: .main))
    }
    harness.send(.act(.drag(.drop)))
    #expect(harness.springboard.board.pages.count == 3)
    #expect(harness.springboard.board.pages[2] == [.app("a")])
  }

  @Test("It stays in view when applications are installed, and disappears when it is switched off")
  func changes() {
    var harness = SpringboardHarness(.hourly(4))
    harness.send(.catalogue(.named(20)))
    #expect(harness.springboard.isGuideInFront(of: .main))
    #expect(harness.springboard.screenCount(of: .main) == 5)
    let point = Point(x: 400, y: 200)
    harness.pointer(.down, point.x, point.y)
    harness.pointer(.move, point.x - 60, point.y)
    #expect(harness.guide?.isHeld == true)
    harness.send(.preferences(.small))
    #expect(harness.guide == nil && harness.springboard.screenCount(of: .main) == 4)
    harness.pointer(.up, point.x - 60, point.y)
    harness.send(.preferences(Preferences.small.with { $0.configured.guidePosition = .first }))
    harness.settle()
    #expect(harness.springboard.screenCount(of: .main) == 5)
  }

  /// Channels B, C, D …, whose listings begin some hours later or earlier than usual.
  private func other(_ hours: Int, channels: Range<Int>) -> Guide {
    var guide = Guide.hourly(channels.upperBound)
    guide.channels = Array(guide.channels[channels])
    guide.hours = (hours..<40).map { Guide.Hour(start: Guide.evening + Double($0) * 3600, hour: (44 + $0) % 24) }
    return guide
  }

  @Test(
    "New listings move neither the channels nor the time that are in view, not even under a finger or during a fling",
    arguments: [false, true], ["rest", "drag", "fling", "follow"])
  func listings(_ isRightToLeft: Bool, _ movement: String) throws {
    var harness = SpringboardHarness(.hourly(20)) { $0.session.rightToLeft = isRightToLeft }
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 5 * 120)))
    if movement != "follow" {
      harness.send(.scroll(ScrollSample(kind: .notches, dx: isRightToLeft ? -120 : 120, dy: 0)))
    }
    harness.settle()
    let point = Point(x: 400, y: 220)
    if movement == "drag" { harness.drag(from: point, by: Point(x: -60, y: 0), lift: false) }
    if movement == "fling" {
      harness.pointer(.down, point.x, point.y)
      for step in 1...5 {
        harness.skip(0.01)
        harness.pointer(.move, point.x - Double(step) * 20, point.y)
      }
      harness.pointer(.up, point.x - 100, point.y)
      harness.skip(0.05)
    }
    for (hours, channels) in [(-30, 0..<22), (-3, 2..<20), (-8, 0..<20)] {
      let before = try #require(harness.guide)
      let (moment, row) = (before.moment(atFrameX: 300, at: harness.now), before.firstRow)
      harness.send(.guide(other(hours, channels: channels)))
      let after = try #require(harness.guide)
      #expect(abs(after.moment(atFrameX: 300, at: harness.now) - moment) < 1)
      #expect(after.content.channels[after.firstRow].id == before.content.channels[row].id)
      #expect(after.isHeld == (movement == "drag"))
      #expect(harness.springboard.violations == [])
    }
    #expect(try #require(harness.guide).isVisible(Guide.evening + 900) || movement != "follow")
  }

  @Test("Without channels it says so")
  func empty() {
    let harness = SpringboardHarness(Guide())
    #expect(harness.scene.elements.contains { $0.kind == .guide(hasChannels: false) })
  }
}
