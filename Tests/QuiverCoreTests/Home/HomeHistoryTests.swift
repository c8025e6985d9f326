import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("A history stored as steps")
struct HomeHistoryTests {
  private func board(_ number: Int) -> Board { Board(drawing: "app\(number)") }

  /// Random acts, undos and redos as steps, and the board after them.
  private func randomActs(_ count: Int, using generator: inout SeededGenerator) -> (
    steps: [BoardHistory.Step], board: Board
  ) {
    var (history, present, steps) = (BoardHistory(), board(0), [BoardHistory.Step]())
    for number in 1...count {
      let before = present
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        guard let board = history.undo(from: before) else { continue }
        (present, steps) = (board, steps + [.undo(from: before)])
      case 1:
        guard let board = history.redo(from: before) else { continue }
        (present, steps) = (board, steps + [.redo(from: before)])
      default:
        history.record(before: before)
        (present, steps) = (board(number), steps + [.act(on: before)])
      }
    }
    return (steps, present)
  }

  @Test("Compacted steps give the same history", arguments: 0..<50 as Range<UInt64>)
  func compacted(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (steps, board) = randomActs(40, using: &generator)
    let history = BoardHistory(steps, current: board)
    let compacted = history.steps(current: board)
    #expect(compacted.count <= steps.count)
    #expect(BoardHistory(compacted, current: board) == history)
  }

  @Test("A last step that was not carried out is recognized by the current board", arguments: 0..<20 as Range<UInt64>)
  func lastStepThatWasNotCarriedOutIsRecognizedByTheCurrentBoard(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (steps, _) = randomActs(20, using: &generator)
    let last = try #require(steps.last)
    #expect(BoardHistory(steps, current: last.board) == BoardHistory(steps.dropLast(), current: nil))
  }

  @Test("Lost steps leave valid boards", arguments: 0..<20 as Range<UInt64>)
  func lostStepsLeaveValidBoards(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (steps, board) = randomActs(40, using: &generator)
    var history = BoardHistory(steps.filter { _ in Bool.random(using: &generator) }, current: board)
    var (undone, redone) = (0, 0)
    while let before = history.undo(from: board) {
      #expect(before.violations == [])
      undone += 1
    }
    while let after = history.redo(from: board) {
      #expect(after.violations == [])
      redone += 1
    }
    #expect(redone >= undone, "what was undone can be redone")
  }
}
