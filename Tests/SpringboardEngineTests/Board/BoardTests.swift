import SpringboardEngine
import Testing

@Suite("A board")
struct BoardTests {
  @Test(
    "A board's description reads back as the same board",
    arguments: ["a b c\nd Games(e f)\n\ndock: g Two(h)\n", "dock: \n", "a\ndock: \nremoved: b c\n"])
  func drawing(_ drawing: String) {
    #expect(Board(drawing: drawing).description == drawing.replacing("\n\n", with: "\n"))
  }

  @Test("A board finds the place of every item")
  func boardFindsThePlaceOfEveryItem() {
    let board = Board(drawing: "a b | c Games(d e) | dock: f")
    #expect(board.place(of: "b") == Board.Place(.page(0), 1))
    #expect(board.place(of: "Games") == Board.Place(.page(1), 1))
    #expect(board.place(of: "e") == Board.Place(.folder("Games"), 1))
    #expect(board.place(of: "f") == Board.Place(.dock, 0))
    #expect(board.place(of: "z") == nil)
    #expect(board.applications == ["a", "b", "c", "d", "e", "f"])
  }

  @Test(
    "Violations of the invariants are listed",
    arguments: [
      ("a b | c | dock: d", []),
      ("a b | a", [.twice("a")]),
      ("a | dock: a", [.twice("a")]),
      ("Games(a b) a", [.twice("a")]),
      ("A(b B) B(c)", [.twice(.folder("B"))]),
      ("A()", [.emptyFolder(.folder("A"))]),
      ("a | removed: b c b", [.twice("b")]),
      ("A(b) | removed: b", [.twice("b")]),
    ] as [(String, [Board.Violation])])
  func violations(_ drawing: String, _ violations: [Board.Violation]) {
    #expect(Board(drawing: drawing).violations == violations)
  }

  @Test("Only the last page may be empty")
  func emptyPages() {
    #expect(Board(pages: [[.app("a")], []]).violations == [])
    #expect(Board(pages: [[], [.app("a")]]).violations == [.emptyPage(0)])
  }

  @Test(
    "Items whose application is not installed are not visible",
    arguments: [
      ("a x | b", "a | b"),
      ("a | x y | b", "a | b"),
      ("Games(x a) Work(x y) b | dock: x c", "Games(a) b | dock: c"),
      ("x | dock: y", "dock:"),
      ("a x | removed: y b", "a | removed: y b"),
    ])
  func visible(_ stored: String, _ shown: String) {
    let board = Board(drawing: stored).visible { !["x", "y"].contains($0) }
    #expect(board == Board(drawing: shown))
    board.checkInvariants()
  }

  @Test(
    "Items that do not fit in the dock appear at the end of the last page",
    arguments: [
      (3, "a | b | dock: c d e"), (2, "a | b e | dock: c d"), (0, "a | b c d e"), (-1, "a | b c d e"),
    ])
  func itemsThatDoNotFitInTheDockAppearAtTheEndOfTheLastPage(_ capacity: Int, _ shown: String) {
    #expect(Board(drawing: "a | b | dock: c d e").spilling(dockCapacity: capacity) == Board(drawing: shown))
  }
}
