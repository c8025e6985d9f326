extension BoardHistory {
  /// The change that undo would revert; nil if there is nothing to undo, or if it changes nothing that is visible.
  public func undoableChange(of present: Board) -> Board.Change? { past.last?.change(to: present) }

  /// The change that redo would make again; nil if there is no such change.
  public func redoableChange(of present: Board) -> Board.Change? { future.last.flatMap { present.change(to: $0) } }
}
