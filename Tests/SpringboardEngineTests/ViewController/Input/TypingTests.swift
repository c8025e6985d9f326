import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Typing without a text field")
struct TypingTests {
  @Test("A character or the start of one opens the search field, which gets the key", arguments: [true, false])
  func search(_ isCharacter: Bool) {
    var harness = SpringboardHarness(apps: 3)
    harness.send(isCharacter ? .character("é") : .composition)
    #expect(harness.effects == [.search(.begin("")), .search(.type)])
    #expect(harness.springboard.main.view.search != nil)
  }

  @Test("Input methods can open the search only where every letter would")
  func inputMethods() throws {
    var harness = SpringboardHarness(board: "files mail maps")
    var opensSearch: Bool { harness.springboard.typingOpensSearch(in: .main) }
    #expect(opensSearch)
    harness.send(.act(.edit))
    #expect(!opensSearch)
    harness.send(.act(.done))
    harness.rest()
    #expect(opensSearch)
    try harness.openMenu(of: "files")
    #expect(!opensSearch)
    harness.send(.key(.escape))
    harness.rest()
    harness.send(.composition)
    #expect(!opensSearch)
    harness.send(.key(.escape))
    harness.rest()
    #expect(opensSearch)
    harness.send(.hidden)
    #expect(!opensSearch)
  }

  @Test("In edit mode, other characters do nothing")
  func nothing() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.edit))
    harness.forgetEffects()
    for input in [Input.character("a"), .composition] { harness.send(input) }
    #expect(harness.effects.isEmpty && harness.springboard.main.view.search == nil)
  }

  @Test(
    "Some characters have the meaning of a key",
    arguments: [("/", [Effect.search(.begin(""))]), ("?", [.sheet(.begin(.help))])] as [(Character, [Effect])])
  func keys(_ character: Character, _ effects: [Effect]) {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.character(character))
    #expect(harness.effects == effects)
  }

  @Test("In edit mode a blank picks up the focused item, and F makes a folder of it")
  func editing() throws {
    var harness = SpringboardHarness(apps: 3)
    for input in [Input.act(.edit), .key(.right), .character(" ")] { harness.send(input) }
    #expect(harness.scene.mode == .dragging)
    harness.send(.character("F"))
    harness.rest()
    #expect(harness.springboard.board.named("F") == Board(drawing: "folder-1(b a) c").named("F"))
  }

  @Test("Where rows can be narrowed, characters and Backspace change the text, also if nothing matches it")
  func narrowing() throws {
    var harness = SpringboardHarness(board: "files mail maps")
    try harness.openMenu(of: "files")
    harness.tapRow("partners >")
    var filter: String? { harness.springboard.main.view.layers.menu.open?.filter }
    for (character, text) in zip("Ma zz", ["M", "Ma", "Ma ", "Ma z", "Ma zz"]) {
      harness.send(.character(character))
      #expect(filter == text)
    }
    for text in ["Ma z", "Ma ", "Ma", "M", "", ""] {
      harness.send(.key(.erase))
      #expect(filter == text)
    }
    harness.send(.key(.down))
    harness.send(.character(" "))
    #expect(filter == nil, "a blank chooses the highlighted row")
  }

  @Test("In other menus the host finds the row that begins with a character")
  func finding() throws {
    var harness = SpringboardHarness(board: "files mail maps")
    try harness.openMenu(of: "files")
    harness.forgetEffects()
    harness.send(.character("o"))
    #expect(harness.effects == [.menu(.findRow(startingWith: "o"))])
    harness.send(.key(.escape))
    harness.forgetEffects()
    harness.send(.character("o"))
    #expect(harness.effects == [.search(.begin("")), .search(.type)], "the menu fades out")
  }

  @Test("A letter that is typed while a sheet is open closes it and begins a search")
  func sheet() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.act(.openHelp))
    harness.forgetEffects()
    harness.send(.character("m"))
    #expect(harness.effects == [.sheet(.end), .search(.begin("")), .search(.type)])
    #expect(!harness.springboard.main.view.layers.hasSheet)
  }

  @Test("Typed characters are in recordings", arguments: ["a", "é", "#", " ", "\u{3000}", "日"] as [Character])
  func recording(_ character: Character) throws {
    let trace = Trace(steps: [
      Trace.Step(at: Instant(seconds: 1), action: .input(.character(character))),
      Trace.Step(at: Instant(seconds: 2), action: .input(.composition)),
    ])
    let (read, problems) = Trace.read(trace.description)
    #expect(read.steps == trace.steps && problems == [])
  }

  @Test("What is no character in a recording is reported", arguments: ["type", "type ab", "type U+D800", "type U+"])
  func fault(_ line: String) {
    #expect(Trace.read("1 \(line)").problems.count == 1)
  }
}
