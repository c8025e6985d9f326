import Testing

@testable import SpringboardEngine

/// Edit mode without a pointer: each row has keys and the board after them.
@Suite("Editing with keys")
struct KeyEditingTests {
  @Test(
    "Keys move, group, remove and restore items",
    arguments: [
      ("a tile onward", "Right Space Right Enter", "b a c d e f | g h"),
      ("a tile down", "Right Space Down Enter", "b c d a e f | g h"),
      ("a tile to the next page", "Right Space Ctrl+Right Enter", "b c d e f | g h a"),
      ("a tile to a new page", "Right Space PageDown PageDown Space", "b c d e f | g h | a"),
      ("a tile and back", "Right Space Right Right Escape", "a b c d e f | g h"),
      ("a tile over the page's end", "Right Right Right Space Down Right Enter", "a b d e f | c g h"),
      ("a neighbour into a folder", "Right Ctrl+E F", "folder-1(b a) c d e f | g h"),
      ("one away", "Right Ctrl+E Delete", "b c d e f | g h | removed: a"),
      ("one away, and back", "Right Ctrl+E Delete Ctrl+Z", "a b c d e f | g h"),
      ("one away, back and away again", "Right Ctrl+E Delete Ctrl+Z Ctrl+Shift+Z", "b c d e f | g h | removed: a"),
    ])
  func acts(_ meaning: Comment, _ keys: String, _ drawing: String) throws {
    var harness = SpringboardHarness(apps: 8)
    for key in keys.split(separator: " ") {
      harness.send(.key(try #require(Key(rawValue: String(key)))))
      harness.wait(0.5)
    }
    #expect(harness.springboard.board == Board(drawing: drawing).named("Folder"), meaning)
  }

  @Test("Editing with keys is announced")
  func announcing() {
    var harness = SpringboardHarness(apps: 8)
    harness.send(.key(.right))
    for key in [Key.pick, .right, .nextPage, .activate] { harness.send(.key(key)) }
    let said = harness.effects.compactMap { if case .announce(let words) = $0 { words } else { nil } }
    #expect(
      said == [
        .focus("a"), .editing(true), .pickedUp("a"), .moved("a", page: 1, place: 2), .page(2, of: 2),
        .moved("a", page: 2, place: 3), .dropped("a"),
      ])
    harness.wait(1)
    #expect(harness.icon("a")?.state.isFocused == true)
  }
}
