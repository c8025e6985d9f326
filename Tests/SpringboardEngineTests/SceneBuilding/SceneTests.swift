import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("A scene")
struct SceneTests {
  @Test("The scene of a page at rest")
  func sceneOfAPageAtRest() {
    #expect(
      SpringboardHarness(apps: 8).scene.description == """
        page 1 of 2, presence 1, next never
        icon a 122,92 64x64
        icon b 367,92 64x64
        icon c 612,92 64x64
        icon d 122,238 64x64
        icon e 367,238 64x64
        icon f 612,238 64x64
        label a 36,164 237x18
        label b 281,164 237x18
        label c 526,164 237x18
        label d 36,310 237x18
        label e 281,310 237x18
        label f 526,310 237x18
        pages 1 of 2 384,347 32x15
        dot 1 388,351 7x7 present 1
        dot 2 405,351 7x7
        button search 350,342 24x24

        """)
  }

  @Test("Running applications, and folders with one, have a dot")
  func running() {
    var harness = SpringboardHarness(board: "a b Games(c d) Tools(e f)")
    harness.send(.running(["b", "d", "unknown"]))
    #expect(harness.scene.elements.filter(\.state.isRunning).map(\.kind) == [.icon("b"), .folder("Games")])
    harness.send(.running([]))
    #expect(harness.scene.elements.filter(\.state.isRunning) == [])
  }

  @Test("The scene of a page turn at its start, half way and at its end")
  func sceneOfAPageTurnAtItsStartHalfWayAndAtItsEnd() {
    var harness = SpringboardHarness(apps: 12, .small.with { $0.configured.labels.lines = 0 })
    func row() -> String {
      let ids: Set = ["a", "b", "c", "g", "h", "i"]
      let icons = harness.scene.elements.compactMap { element -> String? in
        guard case .icon(let id) = element.kind, ids.contains(id.text) else { return nil }
        return "\(id)@\(Int(element.frame.minX))"
      }
      return icons.joined(separator: " ")
    }
    harness.send(.key(.pageDown))
    #expect(row() == "a@122 b@367 c@612")
    harness.wait(0.107)
    #expect(row() == "b@-34 c@211 g@521 h@766")
    harness.rest()
    #expect(row() == "g@122 h@367 i@612")
  }

  @Test("Elements are on whole device pixels, at rest and in motion", arguments: [1.0, 1.25, 1.5, 2])
  func elementsAreOnWholeDevicePixelsAtRestAndInMotion(_ scale: Double) {
    var harness = SpringboardHarness(viewport: Viewport(size: Size(width: 1001, height: 603), scale: scale))
    harness.send(.catalogue(.named(20)))
    harness.send(.shown)
    harness.rest()
    for input in [Input.wake, .key(.pageDown)] {
      harness.send(input)
      harness.wait(0.05)
      for case let element in harness.scene.elements where element.scale == 1 {
        let edges = [element.frame.minX, element.frame.minY].map { $0 * scale }
        #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(element)")
      }
    }
  }

  @Test("Hit testing finds the front element, with enlarged areas for small ones")
  func hitting() {
    let harness = SpringboardHarness(apps: 8)
    #expect(harness.scene.hit(Point(x: 150, y: 110)) == .icon("a"))
    #expect(harness.scene.hit(Point(x: 150, y: 145)) == .icon("a"))
    #expect(harness.scene.hit(Point(x: 409, y: 360)) == .pageDot(1))
    #expect(harness.scene.hit(Point(x: 150, y: 400)) == .background)
    #expect(harness.scene.hit(Point(x: -1, y: -1)) == .background)
  }

  @Test("Hit testing uses the positions during an animation")
  func hittingInFlight() {
    var harness = SpringboardHarness(apps: 8)
    harness.send(.key(.pageDown))
    harness.wait(0.107)
    #expect(harness.scene.hit(Point(x: 245, y: 110)) == .icon("c"))
    #expect(harness.scene.hit(Point(x: 550, y: 110)) == .icon("g"))
  }

  @Test("The dock is behind its icons, and a notice in front of everything")
  func dockIsBehindItsIconsAndANoticeInFrontOfEverything() {
    var harness = SpringboardHarness()
    harness.send(.board(Board(drawing: "a b\ndock: c")))
    harness.send(.catalogue(.named(3)))
    harness.send(.shown)
    harness.rest()
    harness.tap("a")
    harness.send(.launch("b", .failed("No")))
    harness.wait(0.1)
    let kinds = harness.scene.elements.map(\.kind.description)
    #expect(
      kinds == [
        "dock", "icon a", "icon b", "icon c", "label a", "label b", "button search", "opening a", "notice “No”",
      ])
  }

  @Test("A scene has only the icons of visible pages")
  func sceneHasOnlyTheIconsOfVisiblePages() {
    #expect(SpringboardHarness(apps: 6000).scene.elements.filter { $0.kind.description.hasPrefix("icon") }.count == 6)
  }
}
