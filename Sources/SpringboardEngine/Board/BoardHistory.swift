/// The boards to which undo and redo return.
public struct BoardHistory: Equatable, Sendable {
  /// One step of the history, as it is stored in a journal. The same steps in the same order lead to the same history.
  public enum Step: Equatable, Sendable {
    /// The user changed this board.
    case act(on: Board)
    /// The user returned from this board to the previous one.
    case undo(from: Board)
    /// The user returned from this board to the next one.
    case redo(from: Board)
  }

  /// The boards that undo returns to, the oldest first.
  public private(set) var past: [Board] = []
  /// The boards that redo returns to, the next one last.
  public private(set) var future: [Board] = []

  /// The maximum number of boards in `past`; beyond it, the oldest are dropped.
  public static let limit = 500

  /// Creates an empty history.
  public init() {}

  /// Adds a board that is about to change. Boards that were undone before can no longer be redone.
  public mutating func record(before board: Board) {
    past.append(board)
    past.removeFirst(max(0, past.count - Self.limit))
    future = []
  }

  /// Returns the previous board and makes `present` available for redo; nil if there is no previous board.
  public mutating func undo(from present: Board) -> Board? {
    guard let board = past.popLast() else { return nil }
    future.append(present)
    return board
  }

  /// Returns the board that was last undone; nil if there is none.
  public mutating func redo(from present: Board) -> Board? {
    guard let board = future.popLast() else { return nil }
    past.append(present)
    return board
  }

  /// Applies a step, for the first time or from a journal. Returns the board that undo or redo leads to; nil if there
  /// is none, and for acts.
  @discardableResult
  public mutating func apply(_ step: Step) -> Board? {
    switch step {
    case .act(let board):
      record(before: board)
      return nil
    case .undo(let board): return undo(from: board)
    case .redo(let board): return redo(from: board)
    }
  }
}
