import SpringboardEngine
import Testing

/// Boards before and after. A page has four slots and the dock three; a new folder is called `folder-1`.
@Suite("Moving on a board")
struct BoardMoveTests {
  @Test(
    "within a page",
    arguments: [
      Move("a b c d", "a", .after("d"), "b c d a"),
      Move("a b c d", "d", .before("a"), "d a b c"),
      Move("a b c d", "a", .before("c"), "b a c d"),
      Move("a b c d", "c", .after("a"), "a c b d"),
      Move("a b c d", "b", .endOf(.page(0)), "a c d b"),
      Move("a b c d", "b", .before("c"), "a b c d"),
      Move("a b c d", "b", .before("b"), "a b c d"),
      Move("a b c d", "b", .after("b"), "a b c d"),
      Move("a F(x y) c", "F", .after("c"), "a c F(x y)"),
    ])
  func withinAPage(_ move: Move) { move.check() }

  @Test(
    "across pages",
    arguments: [
      Move("a b | c d", "a", .before("d"), "b | c a d"),
      Move("a b | c d", "d", .after("a"), "a d b | c"),
      Move("a b | c | d", "a", .endOf(.page(2)), "b | c | d a"),
      Move("a b | c", "b", .newPage, "a | c | b"),
      Move("a | b", "a", .endOf(.page(1)), "b a"),
      Move("a | b | c", "b", .before("c"), "a | b c"),
      Move("a | b", "b", .newPage, "a | b"),
      Move("a b | F(x y) c", "F", .before("a"), "F(x y) a b | c"),
      Move("dock: a b", "a", .newPage, "a | dock: b"),
    ])
  func acrossPages(_ move: Move) { move.check() }

  @Test(
    "a full page pushes over",
    arguments: [
      Move("a b c d | e | f", "f", .before("b"), "a f b c | d e"),
      Move("a b c d | e f", "f", .after("d"), "a b c d | f e"),
      Move("a b c d", "a", .newPage, "b c d | a"),
      Move("a b c d | e f g h | i", "i", .before("a"), "i a b c | d e f g | h"),
      Move("a b c d | e f g h | i j k l | m", "m", .before("b"), "a m b c | d e f g | h i j k | l"),
      Move("a b c d | e f g h | dock: x", "x", .before("c"), "a b x c | d e f g | h | dock:"),
      Move("a b c d | e f g h", "e", .before("a"), "e a b c | d f g h"),
      Move("a b c d | e", "e", .endOf(.page(0)), "a b c e | d"),
      Move("a b c d | e f g", "e f g", .endOf(.page(0)), "a e f g | b c d"),
      Move("a b c | e f g h i", "e f g h i", .endOf(.page(0)), "e f g h | i a b c"),
      Move("a b c d | e f g h i j", "i j", .before("b"), "a i j b | c d e f g h"),
    ])
  func pushingOver(_ move: Move) { move.check() }

  @Test(
    "a page of a larger grid grows and is never cut",
    arguments: [
      Move("a b c d e f | g", "g", .before("c"), "a b g c d e f"),
      Move("a b c d e f | g", "g", .endOf(.page(0)), "a b c d e f g"),
      Move("a b c d e f | g", "a", .after("f"), "b c d e f a | g"),
      Move("a b c d e | f", "a", .endOf(.page(0)), "b c d e a | f"),
      Move("a b c d | e f g h i | j", "j", .before("a"), "j a b c | d e f g h i"),
      Move("a b c d e f | g", "f", .before("g"), "a b c d e | f g"),
    ])
  func grownPages(_ move: Move) { move.check() }

  @Test(
    "into the dock and out, until it is full",
    arguments: [
      Move("a b | dock: c", "a", .endOf(.dock), "b | dock: c a"),
      Move("a b | dock: c", "a", .before("c"), "b | dock: a c"),
      Move("a | dock: b c", "c", .before("a"), "c a | dock: b"),
      Move("a | dock: b c d", "b", .after("d"), "a | dock: c d b"),
      Move("a | dock: b c d", "a", .before("b"), nil),
      Move("a b | dock: c d", "a b", .endOf(.dock), nil),
      Move("F(x y) | dock: a", "F", .before("a"), "dock: F(x y) a"),
      Move("a | dock: b c d", "a", .into("c"), "dock: b folder-1(c a) d"),
      Move("a | dock: F(x y) b c", "x", .after("a"), "a x | dock: y b c"),
      Move("a | dock: F(x y) b c", "x", .before("F"), nil),
      Move("a | dock: b c d e f", "f", .before("b"), "a | dock: f b c d e"),
      Move("a | dock: b c d e f", "a", .before("b"), nil),
      Move("a b | dock: c d e f g", "a", .before("f"), "b a | dock: c d e f g"),
      Move("a b | dock: c d e f g", "c", .after("g"), "a b c | dock: d e f g"),
    ])
  func dock(_ move: Move) { move.check() }
}

extension BoardMoveTests {
  @Test(
    "into folders and out",
    arguments: [
      Move("a b c", "a", .into("c"), "b folder-1(c a)"),
      Move("a b F(x y)", "a", .into("F"), "b F(x y a)"),
      Move("a F(x y)", "a", .before("y"), "F(x a y)"),
      Move("a F(x y)", "a", .after("y"), "F(x y a)"),
      Move("a F(x y)", "a", .endOf(.folder("F")), "F(x y a)"),
      Move("F(x y z)", "x", .after("z"), "F(y z x)"),
      Move("a F(x y z)", "y", .before("a"), "y a F(x z)"),
      Move("a | F(x y)", "y", .endOf(.page(0)), "a y | x"),
      Move("F(x) a", "x", .before("a"), "x a"),
      Move("F(x) G(y) a", "a", .into("G"), "F(x) G(y a)"),
      Move("F(x y) G(v w)", "x", .into("G"), "y G(v w x)"),
      Move("F(x y) G(v w)", "x y", .before("w"), "G(v x y w)"),
      Move("F(x y)", "x", .endOf(.folder("F")), "F(y x)"),
      Move("F(x)", "x", .endOf(.folder("F")), "F(x)"),
      Move("F(x y) a", "x", .into("a"), "y folder-1(a x)"),
      Move("folder-1(x y) a b | removed: folder-2", "a", .into("b"), "folder-1(x y) folder-3(b a) | removed: folder-2"),
      Move("folder-1 a b", "folder-1", .into("b"), "a folder-2(b folder-1)"),
    ])
  func folders(_ move: Move) { move.check() }

  @Test(
    "never a folder in a folder",
    arguments: [
      Move("F(x y) a", "F", .into("a"), nil),
      Move("F(x y) G(z)", "F", .into("G"), nil),
      Move("F(x y) G(z)", "F", .before("z"), nil),
      Move("F(x y) G(z)", "F", .endOf(.folder("G")), nil),
      Move("a F(x y) b", "a F", .into("b"), nil),
      Move("F(x y) a", "a", .into("x"), nil),
      Move("F(x y)", "F", .before("x"), nil),
      Move("F(x y)", "F", .into("F"), nil),
    ])
  func nesting(_ move: Move) { move.check() }

  @Test(
    "several at once, the leader first",
    arguments: [
      Move("a b c d", "c a", .after("d"), "b d c a"),
      Move("a b | c d | dock: e", "a d e", .before("c"), "b | a d e c | dock:"),
      Move("a F(x y z) | b", "z a x", .endOf(.page(1)), "y | b z a x"),
      Move("a b c", "c b", .into("a"), "folder-1(a c b)"),
      Move("a F(x y) | b", "F a", .before("b"), "F(x y) a b"),
      Move("a F(x y) | b", "F x", .after("b"), "a | b y x"),
      Move("a F(x y) | b", "F x y", .after("b"), "a | b x y"),
      Move("a b c d e f g h i | j", "a b c d e f", .newPage, "g h i | j | a b c d | e f"),
      Move("a b", "a b", .before("a"), nil),
      Move("a b", "a a", .after("b"), nil),
    ])
  func stacks(_ move: Move) { move.check() }

  @Test(
    "nowhere",
    arguments: [
      Move("a b", "z", .before("a"), nil),
      Move("a b", "a", .before("z"), nil),
      Move("a b", "a", .into("z"), nil),
      Move("a b", "a", .endOf(.page(7)), nil),
      Move("a b", "a", .endOf(.page(-1)), nil),
      Move("a b", "a", .endOf(.folder("b")), nil),
      Move("a b | removed: c", "c", .before("a"), nil),
      Move("a b", "", .newPage, nil),
    ])
  func nowhere(_ move: Move) { move.check() }

  @Test("a page that a drag has emptied stays while it is previewed")
  func preview() {
    let board = Board(drawing: "a | b").moving("a", to: .after("b"), keepingEmptyPages: true)
    #expect(board?.pages == [[], [.app("b"), .app("a")]])
  }

  @Test("what is not installed keeps its place among its neighbours")
  func missing() {
    let stored = Board(drawing: "a x b c | y d")
    let moved = stored.moving("c", to: .before("a"))
    #expect(moved == Board(drawing: "c a x b | y d"))
    #expect(moved?.visible { !["x", "y"].contains($0) } == Board(drawing: "c a b | d"))
  }

  @Test("a page of no slots at all takes what it must")
  func noSlots() {
    let board = Board(drawing: "a b | c").moving(
      ["c"], to: .before("a"), pageCapacity: 0, dockCapacity: 0, folderName: { _ in "" })
    #expect(board == Board(drawing: "c a b"))
  }
}
