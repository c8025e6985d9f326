import SpringboardEngine
import Testing

/// A page has four slots and the dock three.
@Suite("What else is done to a board")
struct BoardActTests {
  @Test(
    "removing closes up, and is remembered",
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
    let board = Board(drawing: before).removing(ItemID(id), pageCapacity: 4, dockCapacity: 3)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test(
    "removing a folder spills what is in it",
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
  func spilling(_ before: String, _ after: String) {
    let board = Board(drawing: before).removing("F", pageCapacity: 4, dockCapacity: 3)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test(
    "restoring takes the first free place from the end",
    arguments: [
      ("a | removed: y x z", "x", "a x | removed: y z"),
      ("a b c d | removed: x", "x", "a b c d | x"),
      ("a b | c d e f g | removed: x", "x", "a b | c d e f g | x"),
      ("removed: x", "x", "x"),
      ("a | removed: x", "a", "a | removed: x"),
    ])
  func restoring(_ before: String, _ id: String, _ after: String) {
    let board = Board(drawing: before).restoring(ItemID(id), pageCapacity: 4)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test(
    "a folder's name is one line of something",
    arguments: [
      ("Games", "Games"), ("  My games ", "My games"), ("", "F"), (" \n\t", "F"), ("a\u{0}b\nc\u{2028}d\u{7F}", "abcd"),
      ("👩‍👩‍👧 & שלום", "👩‍👩‍👧 & שלום"), (String(repeating: "é", count: 101), String(repeating: "é", count: 100)),
    ])
  func renaming(_ typed: String, _ name: String) {
    let board = Board(drawing: "a | dock: F(x y)").renaming("F", to: typed)
    #expect(board.dock == [.folder(.init(id: "F", name: name, items: ["x", "y"]))])
    #expect(board.pages == [[.app("a")]])
  }

  @Test("only folders can be renamed", arguments: ["a", "x", "z"])
  func notRenamed(_ id: String) {
    let board = Board(drawing: "a F(x y)")
    #expect(board.renaming(ItemID(id), to: "Other") == board)
  }

  @Test("a new folder is named by what it is made of")
  func folderName() {
    let board = Board(drawing: "a b c").moving("a b", to: .into("c"))
    #expect(board?.pages == [[.folder(.init(id: "folder-1", name: "c+a+b", items: ["c", "a", "b"]))]])
  }
}

@Suite("Sorting a board")
struct BoardSortTests {
  private let applications = ["a": 3, "b": 0, "c": 7, "d": 1, "e": 3, "f": 2].map {
    AppItem(id: ItemID($0.key), name: $0.key.uppercased(), uses: $0.value)
  }

  @Test(
    "is by name, or by use, pages only",
    arguments: [
      (.name, "d c | b a", "a b c d"),
      (.name, "f e d | c | b a", "a b c d | e f"),
      (.use, "a b c d e f", "c a e f | d b"),
      (.name, "e D(f b) c a", "a c D(b f) e"),
      (.use, "a D(d f e) c", "c D(e f d) a"),
      (.name, "b a | dock: d c F(f e)", "a b | dock: d c F(f e)"),
      (.name, "y b x a", "a b y x"),
      (.name, "A(y x) b B(y2 c) a", "a B(c y2) b A(y x)"),
      (.use, "b a | removed: d c", "a b | removed: d c"),
      (.name, "", ""),
    ] as [(Board.Order, String, String)])
  func sorting(_ order: Board.Order, _ before: String, _ after: String) {
    let board = Board(drawing: before).sorted(by: order, items: applications, pageCapacity: 4)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test("equal names and equal uses have an order too", arguments: Board.Order.allCases)
  func equal(_ order: Board.Order) {
    let items = ["2", "1", "3"].map { AppItem(id: ItemID($0), name: "Same") }
    #expect(Board(drawing: "3 1 2").sorted(by: order, items: items, pageCapacity: 4) == Board(drawing: "1 2 3"))
  }

  @Test("a page of no slots at all takes one each")
  func noSlots() {
    #expect(Board(drawing: "b a").sorted(by: .name, items: applications, pageCapacity: 0) == Board(drawing: "a | b"))
  }
}

@Suite("Another grid")
struct BoardGridTests {
  @Test("shows the same board otherwise, and never rewrites it")
  func thereAndBack() {
    let stored = Board(drawing: "a b c d e | f | dock: g h i j")
    #expect(screens(of: stored, columns: 3, rows: 2) == [5, 1])
    #expect(screens(of: stored, columns: 2, rows: 1) == [2, 2, 1, 1])
    #expect(screens(of: stored.spilling(dockCapacity: 2), columns: 2, rows: 1) == [2, 2, 1, 2, 1])
    #expect(screens(of: stored.spilling(dockCapacity: 4), columns: 3, rows: 2) == [5, 1])
  }

  @Test("changes only what is moved there")
  func movedThere() {
    let stored = Board(drawing: "a b c d e f | g h")
    let moved = stored.moving(
      ["g"], to: .before("b"), pageCapacity: 2, dockCapacity: 1, folderName: { _ in "" })
    #expect(moved == Board(drawing: "a g b c d e f | h"))
  }

  /// How many items each screen shows.
  private func screens(of board: Board, columns: Int, rows: Int) -> [Int] {
    var preferences = Preferences()
    (preferences.columns, preferences.rows) = (.fixed(columns), .fixed(rows))
    let layout = PagedGridLayout(
      viewport: Viewport(size: Size(width: 900, height: 700)), preferences: preferences,
      pageCounts: board.pages.map(\.count))
    return (0..<layout.screenCount).map { layout.screen($0)?.items.count ?? 0 }
  }
}
