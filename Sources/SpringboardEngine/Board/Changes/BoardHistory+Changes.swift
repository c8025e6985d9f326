extension BoardHistory {
  /// What undo would undo; nil if there is nothing to undo, or if it changes nothing that is visible.
  public func undoableChange(of present: Board) -> Board.Change? { past.last?.change(to: present) }

  /// What redo would do again; nil if there is nothing of the kind.
  public func redoableChange(of present: Board) -> Board.Change? { future.last.flatMap { present.change(to: $0) } }
}
