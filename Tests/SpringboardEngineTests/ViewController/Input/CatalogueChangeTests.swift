import Testing

@testable import SpringboardEngine

@Suite("Changes of the catalogue")
struct CatalogueChangeTests {
  private func apps(_ names: String) -> Input {
    .catalogue(names.map { AppItem(id: .application(String($0)), name: String($0)) })
  }

  @Test("The first run fills the pages and saves the board")
  func firstRun() {
    var harness = SpringboardHarness()
    harness.send(apps("hgfedcba"))
    #expect(harness.effects == [.layout(.save(Board(drawing: "a b c d e f | g h")))])
  }

  @Test("The pages are filled once there are a viewport and applications, in either order")
  func noViewport() {
    for inputs in [
      [apps("hgfedcba"), .viewport(SpringboardHarness.viewport)],
      [.viewport(SpringboardHarness.viewport), apps("hgfedcba")],
    ] {
      var harness = SpringboardHarness(viewport: Viewport(size: .zero))
      for input in inputs { harness.send(input) }
      #expect(harness.effects == [.layout(.save(Board(drawing: "a b c d e f | g h")))])
    }
  }

  @Test("Only a changed board is saved")
  func saving() {
    var harness = SpringboardHarness()
    harness.send(.board(Board(drawing: "b a | c")))
    harness.send(apps("abc"))
    harness.send(apps("ab"))
    harness.send(apps("abc"))
    #expect(harness.effects == [])
    harness.send(apps("abcd"))
    #expect(harness.effects == [.layout(.save(Board(drawing: "b a | c d")))])
  }

  @Test("Applications that an external board leaves out are added to it")
  func boardFromOutside() {
    var harness = SpringboardHarness()
    harness.send(apps("abc"))
    harness.forgetEffects()
    harness.send(.board(Board(drawing: "c a")))
    #expect(
      harness.effects == [.layout(.record(.act(on: Board(drawing: "a b c")))), .layout(.save(Board(drawing: "c a b")))])
    #expect(harness.springboard.board == Board(drawing: "c a b"))
  }

  @Test("Items whose application is not installed keep their position and are not shown")
  func notInstalled() {
    var harness = SpringboardHarness()
    harness.send(.board(Board(drawing: "a b c | d | e f")))
    harness.send(.shown)
    harness.send(apps("acef"))
    harness.rest()
    #expect(harness.icons == "a c")
    #expect(harness.scene.screenCount == 2)
    harness.send(apps("abcdef"))
    harness.rest()
    #expect(harness.icons == "a b c")
    #expect(harness.scene.screenCount == 3)
    #expect(harness.springboard.board == Board(drawing: "a b c | d | e f"))
  }

  @Test("Shifted icons move from their old position, and new ones fade in")
  func shiftedIconsMoveFromTheirOldPositionAndNewOnesFadeIn() throws {
    var harness = SpringboardHarness()
    harness.send(.board(Board(drawing: "a b c")))
    harness.send(apps("bc"))
    harness.send(.shown)
    harness.rest()
    let before = try #require(harness.icon("b")?.frame)
    harness.send(apps("abc"))
    #expect(harness.icon("b")?.frame == before)
    #expect(harness.icon("a")?.alpha == 0)
    harness.wait(0.1)
    #expect(try #require(harness.icon("b")).frame.minX > before.minX)
    #expect((0.1...0.9).contains(try #require(harness.icon("a")).alpha))
    harness.rest()
    #expect(harness.icon("a")?.frame == before)
    #expect(harness.icon("a")?.alpha == 1)
  }

  @Test("The visible page stays visible, and a page turn continues")
  func pages() throws {
    var harness = SpringboardHarness()
    harness.send(.board(Board(drawing: "a b | c d | e f")))
    harness.send(apps("cdef"))
    harness.send(.shown)
    harness.send(.act(.screen(1)))
    harness.wait(0.1)
    let before = harness.scene.elements.map(\.frame.minX).prefix(2)
    harness.send(apps("abcdef"))
    #expect(harness.scene.screen == 2)
    #expect(harness.scene.elements.map(\.frame.minX).prefix(2) == before)
    harness.rest()
    #expect(harness.icons == "e f")
  }

  @Test("A pan continues while the catalogue changes")
  func panning() {
    var harness = SpringboardHarness(apps: 18)
    harness.drag(from: 600, to: 300, seconds: 0.3, lift: false)
    let before = harness.scene.elements.map(\.frame)
    harness.send(.catalogue([AppItem].named(40)))
    #expect(
      harness.scene.elements.filter { if case .pageDot = $0.kind { false } else { true } }.map(\.frame).prefix(12)
        == before.prefix(12))
    harness.pointer(.up, 300, 200)
    #expect(harness.scene.screen == 1)
  }
}
