import Testing

@testable import SpringboardEngine

/// All of edit mode without a pointer, told as keys and the board that they leave.
@Suite("Keys that edit")
struct SessionKeyEditingTests {
  @Test(
    "move, fold, remove and put back",
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
    var stage = Stage(apps: 8)
    for key in keys.split(separator: " ") {
      stage.send(.key(try #require(Key(rawValue: String(key)))))
      stage.wait(0.5)
    }
    #expect(stage.springboard.board == Board(drawing: drawing).named("Folder"), meaning)
  }

  @Test("say what they do")
  func announcing() {
    var stage = Stage(apps: 8)
    stage.send(.key(.right))
    for key in [Key.pick, .right, .nextPage, .activate] { stage.send(.key(key)) }
    let said = stage.effects.compactMap { if case .announce(let words) = $0 { words } else { nil } }
    #expect(
      said == [
        .focus("a"), .editing(true), .pickedUp("a"), .moved("a", page: 1, place: 2), .page(2, of: 2),
        .moved("a", page: 2, place: 3), .dropped("a"),
      ])
    stage.wait(1)
    #expect(stage.icon("a")?.state.isFocused == true)
  }
}
