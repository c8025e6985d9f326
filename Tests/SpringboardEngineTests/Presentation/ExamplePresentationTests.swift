import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

/// Layouts that exist only in tests drive a pane: keys, touches, scrolling, drops, and the transition from and to pages.
@Suite("A presentation that is not part of the engine")
struct ExamplePresentationTests {
  private static let circle = BoardPresentations(PagesPresentation(), CirclePresentation())
  private static let covers = BoardPresentations(PagesPresentation(), CoverFlowPresentation())

  private func harness(_ name: String, _ presentations: BoardPresentations) -> SpringboardHarness {
    var harness = SpringboardHarness(apps: 6, presentations: presentations)
    harness.send(.act(.present(name)))
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private func firstPage(_ harness: SpringboardHarness) -> String {
    harness.springboard.board.pages[0].map(\.id.text).joined(separator: " ")
  }

  @Test("Keys move the focus as the layout says, and scroll it into view")
  func keys() throws {
    var harness = harness("circle", Self.circle)
    for _ in 0..<4 { harness.send(.key(.right)) }
    #expect(harness.springboard.main.view.focus == "d")
    harness.rest()
    let icon = try #require(harness.icon("d"))
    #expect(icon.state.isFocused && icon.frame.maxY <= 480)
    for _ in 0..<3 { harness.send(.key(.right)) }
    #expect(harness.springboard.main.view.focus == "a")
    harness.send(.key(.left))
    #expect(harness.springboard.main.view.focus == "f")
  }

  @Test("A tap opens the item that is seen at that place", arguments: ["circle", "covers"])
  func tap(_ name: String) {
    var harness = harness(name, name == "circle" ? Self.circle : Self.covers)
    harness.tap("a")
    #expect(harness.effects.contains { if case .launching(.launch("a", _)) = $0 { true } else { false } })
  }

  @Test("A finger scrolls it, and it rests where the layout says")
  func scrolling() throws {
    var harness = harness("covers", Self.covers)
    let before = try #require(harness.icon("a")).frame
    harness.drag(from: 500, to: 430, seconds: 0.1)
    harness.rest()
    let pane = harness.springboard.main.view.layout.grid
    let pitch = CoverFlowLayout(size: .zero, count: 0, side: 128).pitch
    #expect(pane.restingOffset.x >= pitch)
    #expect(pane.restingOffset.x.remainder(dividingBy: pitch).magnitude < 1e-6)
    #expect(try #require(harness.icon("a")).frame.minX == before.minX - pane.restingOffset.x)
  }

  @Test("The wheel scrolls a circle that is higher than its pane, and no further than to its end")
  func wheel() throws {
    var harness = harness("circle", Self.circle)
    let before = try #require(harness.icon("a")).frame
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    harness.rest()
    #expect(try #require(harness.icon("a")).frame.midY < before.midY)
    for _ in 0..<20 { harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120))) }
    harness.rest()
    #expect(harness.springboard.main.view.layout.grid.restingOffset == Point(x: 0, y: 240))
  }

  @Test("An item is dropped where the layout says", arguments: ["circle", "covers"])
  func dropping(_ name: String) throws {
    var user = SimulatedUser(harness(name, name == "circle" ? Self.circle : Self.covers))
    user.lift("a", onPage: nil)
    let target = try #require(user.harness.icon("b"))
    user.move(to: Point(x: target.frame.maxX - 4, y: target.frame.midY))
    user.harness.wait(0.2)
    user.drop()
    #expect(firstPage(user.harness) == "b a c d e f")
  }

  @Test("Covers in front are later in the scene, and those behind look narrower")
  func order() throws {
    let scene = harness("covers", Self.covers).scene
    let icons = scene.elements.filter { if case .icon = $0.kind { true } else { false } }
    #expect(icons.last?.kind == .icon("a"))
    #expect(icons.last?.narrowing == 1)
    #expect(icons.dropLast().allSatisfy { $0.narrowing == 0.5 && $0.scale == 0.75 })
  }

  @Test("A pinch leads from the pages to it and back", arguments: ["circle", "covers"])
  func transition(_ name: String) throws {
    var harness = SpringboardHarness(apps: 6, presentations: name == "circle" ? Self.circle : Self.covers)
    let start = try #require(harness.icon("b")).frame
    harness.movePinch(from: 150, to: 150 - harness.halfPinch)
    let middle = try #require(harness.icon("b")).frame
    harness.movePinch(from: 150 - harness.halfPinch, to: 150 - 2 * harness.halfPinch, isBeginning: false)
    harness.endPinch(150 - 2 * harness.halfPinch)
    harness.rest()
    let end = try #require(harness.icon("b")).frame
    #expect(harness.springboard.main.view.layout.presentation.shown == 1)
    #expect(middle.center.distance(to: start.interpolated(to: end, 0.5).center) < 1)
    harness.send(.act(.present("pages")))
    harness.rest()
    #expect(try #require(harness.icon("b")).frame == start)
  }
}
