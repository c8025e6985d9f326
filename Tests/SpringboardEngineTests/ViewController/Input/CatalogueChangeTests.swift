import Testing

@testable import SpringboardEngine

@Suite("A catalogue that changes")
struct SessionArrangingTests {
  private func apps(_ names: String) -> Input {
    .catalogue(names.map { AppItem(id: ItemID(String($0)), name: String($0)) })
  }

  @Test("fills the pages at the first run, and saves what it made")
  func firstRun() {
    var stage = Stage()
    stage.send(apps("hgfedcba"))
    #expect(stage.effects == [.save(Board(drawing: "a b c d e f | g h"))])
  }

  @Test("waits for a glass before it fills pages, and for the applications after it")
  func noGlass() {
    for inputs in [[apps("hgfedcba"), .viewport(Stage.glass)], [.viewport(Stage.glass), apps("hgfedcba")]] {
      var stage = Stage(viewport: Viewport(size: .zero))
      for input in inputs { stage.send(input) }
      #expect(stage.effects == [.save(Board(drawing: "a b c d e f | g h"))])
    }
  }

  @Test("saves only a board that changed")
  func saving() {
    var stage = Stage()
    stage.send(.board(Board(drawing: "b a | c")))
    stage.send(apps("abc"))
    stage.send(apps("ab"))
    stage.send(apps("abc"))
    #expect(stage.effects == [])
    stage.send(apps("abcd"))
    #expect(stage.effects == [.save(Board(drawing: "b a | c d"))])
  }

  @Test("gives what an arrangement from outside left out a place again")
  func boardFromOutside() {
    var stage = Stage()
    stage.send(apps("abc"))
    stage.forgetEffects()
    stage.send(.board(Board(drawing: "c a")))
    #expect(stage.effects == [.record(.act(on: Board(drawing: "a b c"))), .save(Board(drawing: "c a b"))])
    #expect(stage.springboard.board == Board(drawing: "c a b"))
  }

  @Test("keeps the place of what is missing, unseen")
  func missing() {
    var stage = Stage()
    stage.send(.board(Board(drawing: "a b c | d | e f")))
    stage.send(.shown)
    stage.send(apps("acef"))
    stage.rest()
    #expect(stage.icons == "a c")
    #expect(stage.scene.pageCount == 2)
    stage.send(apps("abcdef"))
    stage.rest()
    #expect(stage.icons == "a b c")
    #expect(stage.scene.pageCount == 3)
    #expect(stage.springboard.board == Board(drawing: "a b c | d | e f"))
  }

  @Test("moves what shifts from where it was, and fades in what is new")
  func moving() throws {
    var stage = Stage()
    stage.send(.board(Board(drawing: "a b c")))
    stage.send(apps("bc"))
    stage.send(.shown)
    stage.rest()
    let before = try #require(stage.icon("b")?.frame)
    stage.send(apps("abc"))
    #expect(stage.icon("b")?.frame == before)
    #expect(stage.icon("a")?.alpha == 0)
    stage.wait(0.1)
    #expect(try #require(stage.icon("b")).frame.minX > before.minX)
    #expect((0.1...0.9).contains(try #require(stage.icon("a")).alpha))
    stage.rest()
    #expect(stage.icon("a")?.frame == before)
    #expect(stage.icon("a")?.alpha == 1)
  }

  @Test("keeps the page in view that was in view, and a turn goes on")
  func pages() throws {
    var stage = Stage()
    stage.send(.board(Board(drawing: "a b | c d | e f")))
    stage.send(apps("cdef"))
    stage.send(.shown)
    stage.send(.act(.page(1)))
    stage.wait(0.1)
    let before = stage.scene.elements.map(\.frame.minX).prefix(2)
    stage.send(apps("abcdef"))
    #expect(stage.scene.page == 2)
    #expect(stage.scene.elements.map(\.frame.minX).prefix(2) == before)
    stage.rest()
    #expect(stage.icons == "e f")
  }

  @Test("a drag survives it")
  func dragging() {
    var stage = Stage(apps: 18)
    stage.drag(from: 600, to: 300, seconds: 0.3, lift: false)
    let before = stage.scene.elements.map(\.frame)
    stage.send(.catalogue([AppItem].named(40)))
    #expect(
      stage.scene.elements.filter { if case .pageDot = $0.kind { false } else { true } }.map(\.frame).prefix(12)
        == before.prefix(12))
    stage.pointer(.up, 300, 200)
    #expect(stage.scene.page == 1)
  }
}

@Suite("Another glass")
struct SessionViewportTests {
  @Test("keeps in view what was the first item in view, and writes nothing")
  func reflowing() {
    var stage = Stage(apps: 60)
    stage.send(.act(.page(4)))
    stage.rest()
    #expect(stage.icons == "y z a1 b1 c1 d1")
    stage.forgetEffects()
    stage.send(.preferences(.small.with { $0.columns = .fixed(2) }))
    stage.rest()
    #expect(stage.icons.hasPrefix("y z"))
    stage.send(.preferences(.small))
    stage.rest()
    #expect(stage.icons == "y z a1 b1 c1 d1")
    #expect(stage.effects == [])
  }

  @Test("continues a page that it has no room for on a screen of its own")
  func continuing() {
    var stage = Stage()
    stage.send(.board(Board(drawing: "a b c d e f g h | i")))
    stage.send(.catalogue("abcdefghi".map { AppItem(id: ItemID(String($0)), name: String($0)) }))
    stage.send(.shown)
    stage.rest()
    #expect(stage.scene.pageCount == 3)
    stage.send(.act(.page(1)))
    stage.rest()
    #expect(stage.icons == "g h")
  }

  @Test("of any size shows something or nothing, but never fails", arguments: [0.0, 1, 50, 100_000])
  func sizes(_ side: Double) {
    var stage = Stage(apps: 9)
    stage.send(.viewport(Viewport(size: Size(width: side, height: side))))
    stage.drag(from: 0, to: side, seconds: 0.1)
    stage.rest()
    #expect(stage.scene.next == .never)
  }
}
