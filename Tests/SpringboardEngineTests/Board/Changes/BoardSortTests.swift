import SpringboardEngine
import Testing

@Suite("Sorting a board")
struct BoardSortTests {
  private let applications = ["a": 3, "b": 0, "c": 7, "d": 1, "e": 3, "f": 2].map {
    AppItem(id: ItemID($0.key), name: $0.key.uppercased(), uses: $0.value)
  }

  @Test(
    "Sorting by name or by use changes only the pages",
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

  @Test("Items with equal names and equal uses have a stable order", arguments: Board.Order.allCases)
  func ties(_ order: Board.Order) {
    let items = ["2", "1", "3"].map { AppItem(id: ItemID($0), name: "Same") }
    #expect(Board(drawing: "3 1 2").sorted(by: order, items: items, pageCapacity: 4) == Board(drawing: "1 2 3"))
  }

  @Test("A page without slots takes one item")
  func noSlots() {
    #expect(Board(drawing: "b a").sorted(by: .name, items: applications, pageCapacity: 0) == Board(drawing: "a | b"))
  }
}
