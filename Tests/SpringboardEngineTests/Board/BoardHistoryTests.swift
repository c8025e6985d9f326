import SpringboardEngine
import TestSupport
import Testing

@Suite("The history of a board")
struct BoardHistoryTests {
  private let boards = ["a b", "b a", "b | a", "F(a b)"].map { Board(drawing: $0) }

  @Test("Undo and redo return the boards in order")
  func backAndForth() {
    var history = BoardHistory()
    history.record(before: boards[0])
    history.record(before: boards[1])
    #expect(history.undo(from: boards[2]) == boards[1])
    #expect(history.undo(from: boards[1]) == boards[0])
    #expect(history.undo(from: boards[0]) == nil)
    #expect(history.redo(from: boards[0]) == boards[1])
    #expect(history.redo(from: boards[1]) == boards[2])
    #expect(history.redo(from: boards[2]) == nil)
  }

  @Test("A new act discards the redo steps")
  func newActDiscardsTheRedoSteps() {
    var history = BoardHistory()
    history.record(before: boards[0])
    _ = history.undo(from: boards[1])
    history.record(before: boards[0])
    #expect(history.future == [])
    #expect(history.past == [boards[0]])
  }

  @Test("The history is limited to the newest boards")
  func historyIsLimitedToTheNewestBoards() {
    var history = BoardHistory()
    for number in 0..<BoardHistory.limit + 3 { history.record(before: Board(drawing: "\(number)")) }
    #expect(history.past.count == BoardHistory.limit)
    #expect(history.past.first == Board(drawing: "3"))
  }

  @Test("Replaying the steps rebuilds the same history")
  func replay() {
    var generator = SeededGenerator(seed: 8)
    var (history, steps) = (BoardHistory(), [BoardHistory.Step]())
    for _ in 0..<5_000 {
      let present = Board(drawing: "\(Int.random(in: 0..<1_000, using: &generator))")
      switch Int.random(in: 0..<3, using: &generator) {
      case 0 where history.undo(from: present) != nil: steps.append(.undo(from: present))
      case 1 where history.redo(from: present) != nil: steps.append(.redo(from: present))
      default:
        history.record(before: present)
        steps.append(.act(on: present))
      }
    }
    #expect(steps.reduce(into: BoardHistory()) { $0.apply($1) } == history)
  }
}
