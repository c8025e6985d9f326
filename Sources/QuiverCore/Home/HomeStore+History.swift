import Posix
import SpringboardEngine

extension HomeStore {
  /// The undo history of the current board.
  func history(current board: Board?, stamp: String) -> BoardHistory {
    BoardHistory(journal.steps(stamp: stamp), current: board)
  }

  /// Appends steps to the journal. Call this while you hold the lock, and before the board is saved that the steps led
  /// to: a step without its save is then recognized by the board that is still current.
  func record(_ steps: [BoardHistory.Step]) throws(Failure) {
    guard access != .leftAlone else { throw .leftAlone }
    guard !steps.isEmpty else { return }
    do throws(FileFault) {
      try journal.append(steps)
    } catch {
      throw .file(error)
    }
  }

  /// Removes the oldest steps of a journal that is too long. Errors are ignored.
  func shorten(to history: @autoclosure () -> BoardHistory, current board: Board) {
    if journal.isLong(for: board) { try? journal.replace(with: history().steps(current: board)) }
  }
}
