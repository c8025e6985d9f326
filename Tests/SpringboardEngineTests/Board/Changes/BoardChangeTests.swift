import SpringboardEngine
import Testing

/// A page has four slots and the dock three.
@Suite("Changing a board")
struct BoardChangeTests {
  @Test(
    "Removing an item closes the gap and records the item as removed",
    arguments: [
      ("a b c | d", "b", "a c | d | removed: b"),
      ("a | b | c", "b", "a | c | removed: b"),
      ("a | removed: x", "a", "removed: a x"),
      ("a | dock: b c", "b", "a | dock: c | removed: b"),
      ("F(x y z) a", "y", "F(x z) a | removed: y"),
      ("F(x y) a", "y", "x a | removed: y"),
      ("F(x) a", "x", "a | removed: x"),
      ("a b", "z", "a b"),
      ("a | removed: b", "b", "a | removed: b"),
    ])
  func removing(_ before: String, _ id: String, _ after: String) {
    let board = Board(drawing: before).removing(.application(id), pageCapacity: 4, dockCapacity: 3)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test(
    "Removing a folder puts its applications in its place",
    arguments: [
      ("a F(x y) b", "a x y b"),
      ("a F(x y) b c", "a x y b | c"),
      ("a F(x y) b c | d e f g", "a x y b | c d e f | g"),
      ("a b c F(x y z) e f", "a b c x y z e f"),
      ("F(x) a", "x a"),
      ("a | dock: F(x y) b", "a | dock: x y b"),
      ("a | dock: F(x y z) b", "a b | dock: x y z"),
      ("a b c d | dock: F(w x y z) e", "a b c d | z e | dock: w x y"),
      ("dock: a b c F(x y)", "y | dock: a b c x"),
    ])
  func removingFolder(_ before: String, _ after: String) {
    let board = Board(drawing: before).removing("F", pageCapacity: 4, dockCapacity: 3)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test(
    "A restored item takes the first free place from the end",
    arguments: [
      ("a | removed: y x z", "x", "a x | removed: y z"),
      ("a b c d | removed: x", "x", "a b c d | x"),
      ("a b | c d e f g | removed: x", "x", "a b | c d e f g | x"),
      ("removed: x", "x", "x"),
      ("a | removed: x", "a", "a | removed: x"),
    ])
  func restoring(_ before: String, _ id: String, _ after: String) {
    let board = Board(drawing: before).restoring(.application(id), pageCapacity: 4)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test(
    "A folder's name is one line and not empty",
    arguments: [
      ("Games", "Games"), ("  My games ", "My games"), ("", "F"), (" \n\t", "F"), ("a\u{0}b\nc\u{2028}d\u{7F}", "abcd"),
      ("👩‍👩‍👧 & שלום", "👩‍👩‍👧 & שלום"), (String(repeating: "é", count: 101), String(repeating: "é", count: 100)),
    ])
  func renaming(_ typed: String, _ name: String) {
    let board = Board(drawing: "a | dock: F(x y)").renaming("F", to: typed)
    #expect(board.dock == [.folder(.init(id: "F", name: name, items: ["x", "y"]))])
    #expect(board.pages == [[.app("a")]])
  }

  @Test("Only folders can be renamed", arguments: ["a", "x", "z"])
  func notRenamed(_ id: String) {
    let board = Board(drawing: "a F(x y)")
    #expect(board.renaming(.application(id), to: "Other") == board)
  }

  @Test("A new folder is named by its applications")
  func folderName() {
    let board = Board(drawing: "a b c").moving("a b", to: .into("c"))
    #expect(board?.pages == [[.folder(.init(id: "folder-1", name: "c+a+b", items: ["c", "a", "b"]))]])
  }
}
