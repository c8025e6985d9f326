import SpringboardEngine
import Testing

/// Each row has a board before and after a move. A page has four slots and the dock three; a new folder is called
/// `folder-1`.
@Suite("Moving on a board")
struct BoardMoveTests {
  @Test(
    "Moves within a page",
    arguments: [
      BoardMove("a b c d", "a", .after("d"), "b c d a"),
      BoardMove("a b c d", "d", .before("a"), "d a b c"),
      BoardMove("a b c d", "a", .before("c"), "b a c d"),
      BoardMove("a b c d", "c", .after("a"), "a c b d"),
      BoardMove("a b c d", "b", .endOf(.page(0)), "a c d b"),
      BoardMove("a b c d", "b", .before("c"), "a b c d"),
      BoardMove("a b c d", "b", .before("b"), "a b c d"),
      BoardMove("a b c d", "b", .after("b"), "a b c d"),
      BoardMove("a F(x y) c", "F", .after("c"), "a c F(x y)"),
    ])
  func withinAPage(_ move: BoardMove) { move.check() }

  @Test(
    "Moves across pages",
    arguments: [
      BoardMove("a b | c d", "a", .before("d"), "b | c a d"),
      BoardMove("a b | c d", "d", .after("a"), "a d b | c"),
      BoardMove("a b | c | d", "a", .endOf(.page(2)), "b | c | d a"),
      BoardMove("a b | c", "b", .newPage, "a | c | b"),
      BoardMove("a | b", "a", .endOf(.page(1)), "b a"),
      BoardMove("a | b | c", "b", .before("c"), "a | b c"),
      BoardMove("a | b", "b", .newPage, "a | b"),
      BoardMove("a b | F(x y) c", "F", .before("a"), "F(x y) a b | c"),
      BoardMove("dock: a b", "a", .newPage, "a | dock: b"),
    ])
  func acrossPages(_ move: BoardMove) { move.check() }

  @Test(
    "A full page pushes its last item to the next page",
    arguments: [
      BoardMove("a b c d | e | f", "f", .before("b"), "a f b c | d e"),
      BoardMove("a b c d | e f", "f", .after("d"), "a b c d | f e"),
      BoardMove("a b c d", "a", .newPage, "b c d | a"),
      BoardMove("a b c d | e f g h | i", "i", .before("a"), "i a b c | d e f g | h"),
      BoardMove("a b c d | e f g h | i j k l | m", "m", .before("b"), "a m b c | d e f g | h i j k | l"),
      BoardMove("a b c d | e f g h | dock: x", "x", .before("c"), "a b x c | d e f g | h | dock:"),
      BoardMove("a b c d | e f g h", "e", .before("a"), "e a b c | d f g h"),
      BoardMove("a b c d | e", "e", .endOf(.page(0)), "a b c e | d"),
      BoardMove("a b c d | e f g", "e f g", .endOf(.page(0)), "a e f g | b c d"),
      BoardMove("a b c | e f g h i", "e f g h i", .endOf(.page(0)), "e f g h | i a b c"),
      BoardMove("a b c d | e f g h i j", "i j", .before("b"), "a i j b | c d e f g h"),
    ])
  func overflow(_ move: BoardMove) { move.check() }

  @Test(
    "A page that has more items than slots keeps them",
    arguments: [
      BoardMove("a b c d e f | g", "g", .before("c"), "a b g c d e f"),
      BoardMove("a b c d e f | g", "g", .endOf(.page(0)), "a b c d e f g"),
      BoardMove("a b c d e f | g", "a", .after("f"), "b c d e f a | g"),
      BoardMove("a b c d e | f", "a", .endOf(.page(0)), "b c d e a | f"),
      BoardMove("a b c d | e f g h i | j", "j", .before("a"), "j a b c | d e f g h i"),
      BoardMove("a b c d e f | g", "f", .before("g"), "a b c d e | f g"),
    ])
  func grownPages(_ move: BoardMove) { move.check() }

  @Test(
    "Moves into the dock and out of it, until it is full",
    arguments: [
      BoardMove("a b | dock: c", "a", .endOf(.dock), "b | dock: c a"),
      BoardMove("a b | dock: c", "a", .before("c"), "b | dock: a c"),
      BoardMove("a | dock: b c", "c", .before("a"), "c a | dock: b"),
      BoardMove("a | dock: b c d", "b", .after("d"), "a | dock: c d b"),
      BoardMove("a | dock: b c d", "a", .before("b"), nil),
      BoardMove("a b | dock: c d", "a b", .endOf(.dock), nil),
      BoardMove("F(x y) | dock: a", "F", .before("a"), "dock: F(x y) a"),
      BoardMove("a | dock: b c d", "a", .into("c"), "dock: b folder-1(c a) d"),
      BoardMove("a | dock: F(x y) b c", "x", .after("a"), "a x | dock: y b c"),
      BoardMove("a | dock: F(x y) b c", "x", .before("F"), nil),
      BoardMove("a | dock: b c d e f", "f", .before("b"), "a | dock: f b c d e"),
      BoardMove("a | dock: b c d e f", "a", .before("b"), nil),
      BoardMove("a b | dock: c d e f g", "a", .before("f"), "b a | dock: c d e f g"),
      BoardMove("a b | dock: c d e f g", "c", .after("g"), "a b c | dock: d e f g"),
    ])
  func dock(_ move: BoardMove) { move.check() }
}

extension BoardMoveTests {
  @Test(
    "Moves into folders and out of them",
    arguments: [
      BoardMove("a b c", "a", .into("c"), "b folder-1(c a)"),
      BoardMove("a b F(x y)", "a", .into("F"), "b F(x y a)"),
      BoardMove("a F(x y)", "a", .before("y"), "F(x a y)"),
      BoardMove("a F(x y)", "a", .after("y"), "F(x y a)"),
      BoardMove("a F(x y)", "a", .endOf(.folder("F")), "F(x y a)"),
      BoardMove("F(x y z)", "x", .after("z"), "F(y z x)"),
      BoardMove("a F(x y z)", "y", .before("a"), "y a F(x z)"),
      BoardMove("a | F(x y)", "y", .endOf(.page(0)), "a y | x"),
      BoardMove("F(x) a", "x", .before("a"), "x a"),
      BoardMove("F(x) G(y) a", "a", .into("G"), "F(x) G(y a)"),
      BoardMove("F(x y) G(v w)", "x", .into("G"), "y G(v w x)"),
      BoardMove("F(x y) G(v w)", "x y", .before("w"), "G(v x y w)"),
      BoardMove("F(x y)", "x", .endOf(.folder("F")), "F(y x)"),
      BoardMove("F(x)", "x", .endOf(.folder("F")), "F(x)"),
      BoardMove("F(x y) a", "x", .into("a"), "y folder-1(a x)"),
      BoardMove(
        "folder-1(x y) a b | removed: folder-2", "a", .into("b"), "folder-1(x y) folder-3(b a) | removed: folder-2"),
      BoardMove("folder-1 a b", "folder-1", .into("b"), "a folder-2(b folder-1)"),
    ])
  func folders(_ move: BoardMove) { move.check() }

  @Test(
    "A folder cannot be moved into a folder",
    arguments: [
      BoardMove("F(x y) a", "F", .into("a"), nil),
      BoardMove("F(x y) G(z)", "F", .into("G"), nil),
      BoardMove("F(x y) G(z)", "F", .before("z"), nil),
      BoardMove("F(x y) G(z)", "F", .endOf(.folder("G")), nil),
      BoardMove("a F(x y) b", "a F", .into("b"), nil),
      BoardMove("F(x y) a", "a", .into("x"), nil),
      BoardMove("F(x y)", "F", .before("x"), nil),
      BoardMove("F(x y)", "F", .into("F"), nil),
    ])
  func nesting(_ move: BoardMove) { move.check() }

  @Test(
    "Several items move together, the dragged one first",
    arguments: [
      BoardMove("a b c d", "c a", .after("d"), "b d c a"),
      BoardMove("a b | c d | dock: e", "a d e", .before("c"), "b | a d e c | dock:"),
      BoardMove("a F(x y z) | b", "z a x", .endOf(.page(1)), "y | b z a x"),
      BoardMove("a b c", "c b", .into("a"), "folder-1(a c b)"),
      BoardMove("a F(x y) | b", "F a", .before("b"), "F(x y) a b"),
      BoardMove("a F(x y) | b", "F x", .after("b"), "a | b y x"),
      BoardMove("a F(x y) | b", "F x y", .after("b"), "a | b x y"),
      BoardMove("a b c d e f g h i | j", "a b c d e f", .newPage, "g h i | j | a b c d | e f"),
      BoardMove("a b", "a b", .before("a"), nil),
      BoardMove("a b", "a a", .after("b"), nil),
    ])
  func severalItems(_ move: BoardMove) { move.check() }

  @Test(
    "Moves to places that do not exist are refused",
    arguments: [
      BoardMove("a b", "z", .before("a"), nil),
      BoardMove("a b", "a", .before("z"), nil),
      BoardMove("a b", "a", .into("z"), nil),
      BoardMove("a b", "a", .endOf(.page(7)), nil),
      BoardMove("a b", "a", .endOf(.page(-1)), nil),
      BoardMove("a b", "a", .endOf(.folder("b")), nil),
      BoardMove("a b | removed: c", "c", .before("a"), nil),
      BoardMove("a b", "", .newPage, nil),
    ])
  func invalidDestination(_ move: BoardMove) { move.check() }

  @Test("A page that a drag has emptied stays in the preview")
  func preview() {
    let board = Board(drawing: "a | b").moving("a", to: .after("b"), keepingEmptyPages: true)
    #expect(board?.pages == [[], [.app("b"), .app("a")]])
  }

  @Test("Items whose application is not installed keep their position")
  func notInstalled() {
    let stored = Board(drawing: "a x b c | y d")
    let moved = stored.moving("c", to: .before("a"))
    #expect(moved == Board(drawing: "c a x b | y d"))
    #expect(moved?.visible { !["x", "y"].contains($0) } == Board(drawing: "c a b | d"))
  }

  @Test("A page without slots takes the moved item")
  func noSlots() {
    let board = Board(drawing: "a b | c").moving(
      ["c"], to: .before("a"), pageCapacity: 0, dockCapacity: 0, folderName: { _ in "" })
    #expect(board == Board(drawing: "c a b"))
  }
}
