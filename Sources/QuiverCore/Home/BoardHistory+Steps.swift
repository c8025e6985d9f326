import SpringboardEngine

extension BoardHistory {
  /// What a journal's steps come to, for the arrangement that stands now. A last step that led away from this very
  /// arrangement was never carried out: the program ended between the journal and the file.
  init(_ steps: [Step], current board: Board?) {
    self.init()
    let done = steps.last?.board == board ? steps.dropLast() : steps[...]
    for step in done { apply(step) }
  }

  /// The fewest steps that make this history, for the arrangement that stands now.
  package func steps(current board: Board) -> [Step] {
    let later = future.isEmpty ? [] : [board] + future.dropFirst().reversed()
    return (past + later).map { .act(on: $0) } + future.map { .undo(from: $0) }
  }
}
