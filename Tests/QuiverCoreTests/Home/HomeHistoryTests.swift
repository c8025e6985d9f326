import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("A history kept as steps")
struct HomeHistoryTests {
  private func board(_ number: Int) -> Board { Board(drawing: "app\(number)") }

  /// The steps of somebody who does, undoes and redoes, and the board that stands at the end.
  private func deeds(_ count: Int, using generator: inout SeededGenerator) -> (steps: [BoardHistory.Step], board: Board)
  {
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

  @Test("is the same when the steps are made few", arguments: 0..<50 as Range<UInt64>)
  func few(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (steps, board) = deeds(40, using: &generator)
    let history = BoardHistory(steps, current: board)
    let few = history.steps(current: board)
    #expect(few.count <= steps.count)
    #expect(BoardHistory(few, current: board) == history)
  }

  @Test("knows by the board that stands that the last step was not carried out", arguments: 0..<20 as Range<UInt64>)
  func cutShort(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (steps, _) = deeds(20, using: &generator)
    let last = try #require(steps.last)
    #expect(BoardHistory(steps, current: last.board) == BoardHistory(steps.dropLast(), current: nil))
  }

  @Test("may have lost any of its steps", arguments: 0..<20 as Range<UInt64>)
  func gaps(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (steps, board) = deeds(40, using: &generator)
    var history = BoardHistory(steps.filter { _ in Bool.random(using: &generator) }, current: board)
    while let before = history.undo(from: board) { before.checkInvariants() }
    while let after = history.redo(from: board) { after.checkInvariants() }
  }
}
