/// What can be undone and redone: boards as they were.
public struct BoardHistory: Equatable, Sendable {
  /// One step, as a journal keeps it; played again in order they make the same history.
  public enum Step: Equatable, Sendable {
    /// Something was done to this board.
    case act(on: Board)
    /// This board was left for the one before it, or for the one after it.
    case undo(from: Board)
    case redo(from: Board)
  }

  /// The oldest first.
  public private(set) var past: [Board] = []
  /// The one to be redone next comes last.
  public private(set) var future: [Board] = []

  /// How many boards are kept at most; then the oldest are forgotten.
  public static let limit = 500

  public init() {}

  /// Something is done to this board: what was undone before cannot be redone any more.
  public mutating func record(before board: Board) {
    past.append(board)
    past.removeFirst(max(0, past.count - Self.limit))
    future = []
  }

  /// The board before the present one, which can be redone; nil at the beginning.
  public mutating func undo(from present: Board) -> Board? {
    guard let board = past.popLast() else { return nil }
    future.append(present)
    return board
  }

  /// The board that was left for the present one by undoing; nil where nothing was undone since.
  public mutating func redo(from present: Board) -> Board? {
    guard let board = future.popLast() else { return nil }
    past.append(present)
    return board
  }

  /// Takes a step, or plays it again: the board that undoing or redoing leads to; nil where there is none.
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
