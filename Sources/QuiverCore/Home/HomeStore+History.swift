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

extension BoardHistory {
  /// The history that a journal's steps lead to, for the current board. If the last step was done to this very board,
  /// it was not carried out: the program ended before it wrote the layout.
  init(_ steps: [Step], current board: Board?) {
    self.init()
    let done = steps.last?.board == board ? steps.dropLast() : steps[...]
    for step in done { apply(step) }
  }

  /// The shortest list of steps that leads to this history, for the current board.
  package func steps(current board: Board) -> [Step] {
    let later = future.isEmpty ? [] : [board] + future.dropFirst().reversed()
    return (past + later).map { .act(on: $0) } + future.map { .undo(from: $0) }
  }
}
