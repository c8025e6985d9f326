import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("What is in front of the pages")
struct LayerStackTests {
  private static let wheel = Input.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120, at: Point(x: 160, y: 200)))

  @Test("Nothing reaches the pages behind an open sheet", arguments: [Act.openHelp, .showDetails("a")])
  func sheet(_ act: Act) {
    var harness = SpringboardHarness(apps: 60)
    harness.send(.act(act))
    harness.rest()
    let scene = harness.scene
    for input in [Self.wheel] + Self.keysOfPages.map(Input.key) { harness.send(input) }
    for dx in [0.0, 20, 40] { harness.send(.scroll(ScrollSample(kind: .smooth, dx: dx, dy: 0))) }
    harness.rest()
    #expect(harness.scene.screen == 0 && harness.scene.mode == .browsing)
    #expect(harness.scene.elements == scene.elements)
    harness.send(.act(.closeSheet))
    harness.send(Self.wheel)
    #expect(harness.springboard.screen(of: .main) == 1, "the wheel was meant to turn a page")
  }

  /// Keys that act on the pages, on the library, or on the items on them.
  private static let keysOfPages: [Key] = [
    .right, .down, .pageDown, .end, .nextPage, .edit, .undo, .redo, .library, .nextSection, .largerIcons, .menu,
  ]

  @Test("Escape closes what is in front, one after the other")
  func escape() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.openSearch))
    harness.send(.search("a"))
    harness.rest()
    harness.send(.act(.showDetails("a")))
    harness.rest()
    #expect(harness.springboard.main.view.layers.hasSheet && harness.springboard.main.view.search != nil)
    harness.send(.key(.escape))
    harness.rest()
    #expect(!harness.springboard.main.view.layers.hasSheet && harness.springboard.main.view.search != nil)
    harness.send(.key(.escape))
    #expect(harness.springboard.main.view.search == nil)
  }

  @Test("A view that is hidden has nothing in front of its pages when it is shown again")
  func hiding() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.openHelp))
    harness.send(.hidden)
    harness.send(.shown)
    harness.rest()
    #expect(!harness.springboard.main.view.layers.isActive && harness.scene.next == .never)
  }
}
