import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("The page number beside the page dots")
struct PageNumberTests {
  private func number(_ harness: SpringboardHarness) -> Scene.Element? {
    harness.scene.elements.first { if case .pageNumber = $0.kind { true } else { false } }
  }

  @Test("It is shown while pages turn, and a moment longer")
  func turning() throws {
    var harness = SpringboardHarness(apps: 13 * 6)
    #expect(number(harness) == nil)
    harness.send(.key(.pageDown))
    harness.wait(0.5)
    let shown = try #require(number(harness))
    #expect(shown.kind == .pageNumber(1, of: 13))
    #expect(shown.alpha == 1)
    harness.rest()
    #expect(number(harness) == nil)
    #expect(harness.scene.next == .never)
  }

  @Test("It is shown while a finger holds the pages")
  func holding() {
    var harness = SpringboardHarness(apps: 13 * 6)
    harness.drag(from: 400, to: 300, y: 400, seconds: 0.3, lift: false)
    harness.wait(5)
    #expect(number(harness)?.alpha == 1)
    harness.pointer(.up, 300, 400)
    harness.rest()
    #expect(number(harness) == nil)
  }

  @Test("It is shown while the mouse is over the page dots")
  func hovering() throws {
    var harness = SpringboardHarness(apps: 13 * 6)
    let dot = try #require(harness.element(.pageDot(0)))
    harness.send(.hover(dot.frame.center))
    harness.wait(5)
    #expect(number(harness)?.alpha == 1)
    harness.send(.hover(nil))
    harness.rest()
    #expect(number(harness) == nil)
  }

  @Test("Where large text leaves no room beside the dots, it takes their place", arguments: [1.5, 2, 3])
  func replacingDots(textScale: Double) throws {
    var preferences = Preferences()
    preferences.session.textScale = textScale
    var harness = SpringboardHarness(
      preferences, viewport: Viewport(size: Size(width: 360, height: 720)), presentations: .pagesAndLibrary)
    harness.send(.catalogue(.named(400)))
    harness.send(.shown)
    harness.rest()
    func dots() -> [Scene.Element] {
      harness.scene.elements.filter { if case .pageDot = $0.kind { $0.alpha > 0 } else { false } }
    }
    #expect(dots().count >= 5)
    let buttons = [Scene.Button.search, .library].compactMap { harness.element(.button($0))?.frame }
    harness.send(.key(.pageDown))
    harness.wait(0.5)
    let shown = try #require(number(harness))
    #expect((shown.alpha, dots().count) == (1, 0))
    #expect(harness.scene.hit(shown.frame.center) == .pageNumber)
    #expect(buttons.count == 2 && !buttons.contains { $0.shrunk.meets(shown.frame.shrunk) })
    harness.rest()
    #expect(number(harness) == nil)
    #expect(dots().count >= 5)
  }

  @Test("Up to twelve pages have no number")
  func few() {
    var harness = SpringboardHarness(apps: 12 * 6)
    harness.send(.key(.pageDown))
    harness.wait(0.2)
    #expect(number(harness) == nil)
  }

  @Test(
    "It is beside the dots and the button at their end, in the window, in both writing directions",
    arguments: [false, true], [360, 800, 1920, 3840])
  func beside(_ rightToLeft: Bool, width: Double) throws {
    var preferences = Preferences.small
    preferences.session.rightToLeft = rightToLeft
    let viewport = Viewport(size: Size(width: width, height: width == 360 ? 720 : width * 9 / 16))
    var harness = SpringboardHarness(preferences, viewport: viewport, presentations: .pagesAndLibrary)
    harness.send(.catalogue(.named(30 * 6)))
    harness.send(.shown)
    harness.rest()
    harness.send(.key(.pageDown))
    harness.wait(0.5)
    let place = try #require(number(harness)).frame
    let dots = harness.scene.elements.filter { if case .pageDot = $0.kind { true } else { false } }.map(\.frame)
    #expect(place.minX >= 0 && place.maxX <= width)
    #expect(!dots.contains { $0.shrunk.meets(place.shrunk) })
    let buttons = [Scene.Button.search, .library].compactMap { harness.element(.button($0)) }.map(\.frame)
    #expect(buttons.count == 2 && !buttons.contains { $0.shrunk.meets(place.shrunk) })
    #expect(dots.allSatisfy { rightToLeft ? $0.minX > place.midX : $0.maxX < place.midX })
  }
}
