import SpringboardEngine

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
