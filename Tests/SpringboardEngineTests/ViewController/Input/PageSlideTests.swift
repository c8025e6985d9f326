import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Sliding along the page dots")
struct PageSlideTests {
  /// Six icons are on a page of a viewport 800 pixels wide.
  private func harness(pages: Int, rightToLeft: Bool = false) -> SpringboardHarness {
    var preferences = Preferences.small(.overlay)
    preferences.session.rightToLeft = rightToLeft
    return SpringboardHarness(apps: 6 * pages, preferences)
  }

  private func center(_ kind: Scene.Kind, in harness: SpringboardHarness) throws -> Point {
    try #require(harness.element(kind)?.touch).center
  }

  private func preview(_ harness: SpringboardHarness) -> (plate: Rect, content: PagePreview)? {
    harness.scene.elements.lazy.compactMap { element in
      if case .pagePreview(let content) = element.kind { (element.frame, content) } else { nil }
    }.first
  }

  @Test(
    "The page is that under the finger or the mouse", arguments: [false, true], [PointerSample.Device.touch, .mouse])
  func pageUnderThePointer(rightToLeft: Bool, device: PointerSample.Device) throws {
    var harness = harness(pages: 5, rightToLeft: rightToLeft)
    let dots = try (0..<5).map { try center(.pageDot($0), in: harness) }
    harness.pointer(.down, dots[0].x, dots[0].y, device: device)
    for page in [1, 4, 2, 3] {
      harness.pointer(.move, dots[page].x, dots[page].y, device: device)
      #expect(harness.scene.screen == page)
      harness.wait(0.05)
      #expect(preview(harness)?.content.screen == page)
    }
    harness.pointer(.up, dots[3].x, dots[3].y, device: device)
    harness.rest()
    #expect(harness.scene.screen == 3 && preview(harness) == nil)
    #expect(harness.effects == [.announce(.page(4, of: 5))], "only the last page is announced")
  }

  @Test("If not all pages have a dot, pages are eight pixels apart", arguments: [false, true])
  func manyPages(rightToLeft: Bool) throws {
    var harness = harness(pages: 29, rightToLeft: rightToLeft)
    let (start, way) = (try center(.pageDot(2), in: harness), rightToLeft ? -1.0 : 1.0)
    harness.pointer(.down, start.x, start.y)
    harness.pointer(.move, start.x + way * 80, start.y)
    #expect(harness.scene.screen == 12)
    harness.wait(0.2)
    #expect(preview(harness)?.content.screen == 12 && preview(harness)?.content.count == 29)
    harness.pointer(.move, start.x + way * 16, start.y)
    #expect(harness.scene.screen == 4)
  }

  @Test("Beyond the ends are the first and the last page", arguments: [3, 14, 29, 100], [false, true])
  func beyondTheEnds(pages: Int, rightToLeft: Bool) throws {
    var harness = harness(pages: pages, rightToLeft: rightToLeft)
    let start = try center(.pageDot(1), in: harness)
    harness.pointer(.down, start.x, start.y)
    for (x, isEnd) in [(5_000.0, true), (-5_000, false), (799, true), (1, false)] {
      harness.pointer(.move, x, start.y)
      #expect(harness.scene.screen == (isEnd != rightToLeft ? pages - 1 : 0), "at \(x)")
    }
  }

  @Test("A tap on a dot shows its page without a preview", arguments: [5, 29])
  func tap(pages: Int) {
    var harness = harness(pages: pages)
    harness.tap(.pageDot(3))
    #expect(preview(harness) == nil)
    harness.rest()
    #expect(harness.scene.screen == 3)
    #expect(harness.effects == [.announce(.page(4, of: pages))])
  }

  @Test("A finger that rests on a dot shows its page and the preview")
  func resting() throws {
    var harness = harness(pages: 5)
    let start = try center(.pageDot(2), in: harness)
    harness.pointer(.down, start.x, start.y)
    harness.wait(0.3)
    harness.wait(0.2)
    #expect(harness.scene.screen == 2 && preview(harness)?.content.screen == 2)
    harness.pointer(.up, start.x, start.y)
    harness.rest()
    #expect(harness.scene.screen == 2 && preview(harness) == nil)
  }

  @Test("The page number slides too, from the page that is shown", arguments: [13, 29], [false, true])
  func number(pages: Int, rightToLeft: Bool) throws {
    var harness = harness(pages: pages, rightToLeft: rightToLeft)
    harness.send(.key(.end))
    harness.wait(0.5)
    let start = try center(.pageNumber(pages - 1, of: pages), in: harness)
    harness.pointer(.down, start.x, start.y)
    harness.pointer(.move, start.x + (rightToLeft ? 24 : -24), start.y)
    #expect(harness.scene.screen == pages - 4)
    harness.wait(5)
    #expect(harness.element(.pageNumber(pages - 4, of: pages))?.alpha == 1, "it stays while the finger is down")
    harness.pointer(.up, start.x, start.y)
    harness.rest()
    #expect(harness.scene.screen == pages - 1)
  }

  @Test("A tap on the page number does nothing")
  func tapOnTheNumber() throws {
    var harness = harness(pages: 13)
    harness.send(.key(.pageDown))
    harness.wait(0.5)
    harness.forgetEffects()
    harness.tap(.pageNumber(1, of: 13))
    #expect(harness.scene.screen == 1 && harness.effects.isEmpty)
  }

  @Test("The page number that fades out cannot be touched")
  func fadingNumber() throws {
    var harness = harness(pages: 13)
    harness.send(.key(.pageDown))
    harness.wait(0.5)
    let place = try center(.pageNumber(1, of: 13), in: harness)
    #expect(harness.scene.hit(place) == .pageNumber)
    harness.rest()
    #expect(harness.scene.hit(place) != .pageNumber)
  }

  @Test("Edit mode goes on")
  func editing() throws {
    var harness = harness(pages: 5)
    harness.send(.act(.edit))
    let (start, end) = (try center(.pageDot(0), in: harness), try center(.pageDot(3), in: harness))
    harness.drag(from: start.x, to: end.x, y: start.y, seconds: 0.3)
    harness.wait(1)
    #expect(harness.scene.screen == 3 && harness.scene.mode == .editing)
  }

  @Test("A second finger does not make a pinch of a slide")
  func secondFinger() throws {
    var harness = harness(pages: 5)
    let dots = try (0..<5).map { try center(.pageDot($0), in: harness) }
    harness.pointer(.down, dots[0].x, dots[0].y)
    harness.pointer(.move, dots[1].x, dots[1].y)
    harness.pointer(.down, 400, 200, pointer: 2)
    harness.pointer(.move, 300, 300, pointer: 2)
    harness.pointer(.move, dots[3].x, dots[3].y)
    #expect(harness.scene.screen == 3)
    harness.pointer(.up, 300, 300, pointer: 2)
    harness.pointer(.up, dots[3].x, dots[3].y)
    harness.rest()
    #expect(harness.scene.screen == 3 && preview(harness) == nil)
  }

  @Test(
    "Whatever else turns the page ends a slide there",
    arguments: [(Input.act(.screen(0)), 0), (.key(.pageDown), 4), (.act(.reset), 0)])
  func turnedOtherwise(_ input: Input, page: Int) throws {
    var harness = harness(pages: 5)
    let dots = try (0..<5).map { try center(.pageDot($0), in: harness) }
    harness.drag(from: dots[0].x, to: dots[3].x, y: dots[0].y, seconds: 0.3, lift: false)
    harness.send(input)
    harness.pointer(.move, dots[2].x, dots[2].y)
    harness.rest()
    #expect(harness.scene.screen == page && preview(harness) == nil)
  }

  @Test("A slide that is interrupted ends on the page where it is", arguments: ["Escape", "a lost touch", "a menu"])
  func interrupted(_ what: String) throws {
    var harness = harness(pages: 5)
    let dots = try (0..<5).map { try center(.pageDot($0), in: harness) }
    harness.drag(from: dots[0].x, to: dots[3].x, y: dots[0].y, seconds: 0.3, lift: false)
    switch what {
    case "Escape": harness.send(.key(.escape))
    case "a lost touch": harness.pointer(.cancel, dots[3].x, dots[3].y)
    default: harness.send(.secondary(Point(x: 400, y: 5)))
    }
    harness.pointer(.move, dots[1].x, dots[1].y)
    harness.rest()
    #expect(harness.scene.screen == 3 && preview(harness) == nil)
    #expect(harness.springboard.main.view.layers.pageControl.slide == nil)
    #expect(harness.effects.filter { $0 == .announce(.page(4, of: 5)) }.count == 1)
    #expect(harness.springboard.main.view.animations.appearance.isVisible)
  }

  @Test("Pages that disappear under the finger are not shown")
  func fewerPages() throws {
    var harness = harness(pages: 5)
    let dots = try (0..<5).map { try center(.pageDot($0), in: harness) }
    harness.drag(from: dots[0].x, to: dots[4].x, y: dots[0].y, seconds: 0.3, lift: false)
    harness.send(.catalogue(.named(12)))
    harness.pointer(.move, dots[3].x, dots[3].y)
    #expect(harness.scene.screen == harness.scene.screenCount - 1)
    harness.pointer(.up, dots[3].x, dots[3].y)
    harness.rest()
    #expect(preview(harness) == nil)
  }

  @Test("The preview is above the dots, in the viewport, with a miniature of the page", arguments: [0.0, 400, 800])
  func miniature(x: Double) throws {
    var harness = harness(pages: 29)
    let start = try center(.pageDot(1), in: harness)
    harness.drag(from: start.x, to: x, y: start.y, seconds: 0.3, lift: false)
    harness.wait(0.5)
    let (plate, content) = try #require(preview(harness))
    #expect(plate.minX >= 0 && plate.maxX <= 800 && plate.minY >= 0 && plate.maxY < start.y)
    #expect(content.miniature?.items.count == 6)
    let bounds = Rect(origin: .zero, size: plate.size)
    #expect(bounds.contains(content.page) && bounds.contains(content.number))
    #expect(content.page.maxY <= content.number.minY)
  }
}
