import Testing

@testable import SpringboardEngine

@Suite("New applications")
struct NewApplicationTests {
  private func marked(_ harness: SpringboardHarness) -> [Scene.Kind] {
    harness.scene.elements.filter(\.state.isNew).map(\.kind)
  }

  @Test("They have a dot, and so have folders that contain one, until they are opened")
  func dots() {
    var harness = SpringboardHarness(board: "a b Games(c d) Tools(e f)")
    #expect(marked(harness) == [])
    harness.send(.installations(.new("b", "d", "unknown")))
    #expect(marked(harness) == [.icon("b"), .folder("Games")])
    #expect(harness.scene.icon("b")?.description.hasSuffix(" new") == true)
    harness.tap("b")
    #expect(harness.effects.compactMap(\.launched) == ["b"])
    #expect(marked(harness) == [.folder("Games")])
    harness.send(.act(.openFolder("Games")))
    harness.rest()
    #expect(marked(harness).contains(.icon("d")))
    harness.send(.act(.open("d")))
    #expect(marked(harness) == [])
  }

  @Test("One of its own actions opens an application too")
  func action() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.installations(.new("b")))
    harness.send(.act(.openAction("b", "new-window")))
    #expect(marked(harness) == [])
  }

  @Test("An application counts as opened although its launch fails")
  func failure() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.installations(.new("b")))
    harness.send(.act(.open("unknown")))
    #expect(marked(harness) == [.icon("b")])
    harness.send(.act(.open("b")))
    harness.send(.launch("b", .failed("no such program")))
    #expect(marked(harness) == [])
  }

  @Test("The day on which an application was first seen is known until it is opened, and afterwards")
  func firstSeen() {
    var installations = Installations(["a": .init(firstSeen: 20_000)])
    #expect(installations.firstSeen("a") == 20_000 && installations.isNew("a"))
    #expect(installations.firstSeen("b") == nil && !installations.isNew("b"))
    installations.markOpened("a")
    installations.markOpened("b")
    #expect(installations == Installations(["a": .init(firstSeen: 20_000, isOpened: true)]))
    #expect(!installations.isNew("a"))
  }
}

/// `[home] new-applications=library`.
@Suite("New applications in the library")
struct NewApplicationPlaceTests {
  private static let library = Preferences.small.with { $0.configured.newApplications = .library }

  private func apps(_ names: String) -> Input {
    .catalogue(names.map { AppItem(id: .application(String($0)), name: String($0)) })
  }

  private func harness() -> SpringboardHarness {
    var harness = SpringboardHarness(Self.library)
    harness.send(apps("abc"))
    harness.send(.shown)
    harness.rest()
    return harness
  }

  @Test("The first run fills the pages, and later applications are on none")
  func installing() {
    var harness = harness()
    #expect(harness.effects == [.layout(.save(Board(drawing: "a b c")))])
    harness.send(apps("abcde"))
    #expect(harness.effects.last == .layout(.save(Board(drawing: "a b c | removed: d e"))))
    harness.send(apps("abc"))
    harness.send(apps("abcdef"))
    #expect(harness.springboard.board == Board(drawing: "a b c | removed: f d e"))
  }

  @Test("They can be put back, and that can be undone")
  func restoring() {
    var harness = harness()
    harness.send(apps("abcd"))
    harness.send(.act(.restore("d")))
    #expect(harness.springboard.board == Board(drawing: "a b c d"))
    harness.send(.act(.undo))
    #expect(harness.springboard.board == Board(drawing: "a b c | removed: d"))
  }

  @Test("Undo and redo of an earlier act leave them where they are, and do not count them as removed")
  func undoing() {
    var harness = harness()
    harness.send(.act(.remove("a")))
    harness.send(apps("abcd"))
    #expect(harness.springboard.board == Board(drawing: "b c | removed: d a"))
    #expect(harness.springboard.main.document.undoableChange == .removed(["a"]))
    harness.send(.act(.undo))
    #expect(harness.springboard.board == Board(drawing: "a b c | removed: d"))
    harness.send(.act(.redo))
    #expect(harness.springboard.board == Board(drawing: "b c | removed: d a"))
  }

  @Test("A new setting moves nothing that is there")
  func setting() {
    var harness = harness()
    harness.send(apps("abcd"))
    harness.send(.preferences(.small))
    harness.send(apps("abcde"))
    #expect(harness.springboard.board == Board(drawing: "a b c e | removed: d"))
  }
}
