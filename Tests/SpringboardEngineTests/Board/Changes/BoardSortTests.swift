import SpringboardEngine
import Testing

@Suite("Sorting a board")
struct BoardSortTests {
  private let applications = ["a", "b", "c", "d", "e", "f"].map { AppItem(id: .application($0), name: $0.uppercased()) }
  private let uses = ["a": 3, "c": 7, "d": 1, "e": 3, "f": 1.5]

  private func uses(_ id: ItemID) -> Double { uses[id.text] ?? 0 }

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
    let board = Board(drawing: before).sorted(by: order, items: applications, pageCapacity: 4, uses: uses)
    #expect(board.description == Board(drawing: after).description)
    board.checkInvariants()
  }

  @Test("Items with equal names and equal uses have a stable order", arguments: Board.Order.allCases)
  func ties(_ order: Board.Order) {
    let items = ["2", "1", "3"].map { AppItem(id: .application($0), name: "Same") }
    let sorted = Board(drawing: "3 1 2").sorted(by: order, items: items, pageCapacity: 4) { _ in 2.5 }
    #expect(sorted == Board(drawing: "1 2 3"))
  }

  @Test("A page without slots takes one item")
  func noSlots() {
    let sorted = Board(drawing: "b a").sorted(by: .name, items: applications, pageCapacity: 0, uses: uses)
    #expect(sorted == Board(drawing: "a | b"))
  }
}
