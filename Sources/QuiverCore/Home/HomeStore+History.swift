import Posix
import SpringboardEngine

extension HomeStore {
  /// What can be undone and redone, with the arrangement that stands now.
  func history(current board: Board?, stamp: String) -> BoardHistory {
    BoardHistory(journal.steps(stamp: stamp), current: board)
  }

  /// Keeps what was done; whoever calls this holds the lock. A step comes before the save of what it led to: then a step whose save is missing is known by
  /// the board that still stands.
  func record(_ steps: [BoardHistory.Step]) throws(Failure) {
    guard access != .leftAlone else { throw .leftAlone }
    guard !steps.isEmpty else { return }
    do throws(FileFault) {
      try journal.append(steps)
    } catch {
      throw .file(error)
    }
  }

  /// Where the journal has become long, its oldest steps go. One that cannot be written stays long.
  func shorten(to history: @autoclosure () -> BoardHistory, current board: Board) {
    if journal.isLong(for: board) { try? journal.replace(with: history().steps(current: board)) }
  }
}
