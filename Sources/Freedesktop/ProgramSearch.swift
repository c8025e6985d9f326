/// Finds programs as `TryExec` names them, and remembers each answer.
struct ProgramSearch {
  /// The directories of `PATH`; relative ones are not searched.
  private let path: [String]
  private var answers: [String: Bool] = [:]

  init(path: [String]) {
    self.path = path.filter { $0.hasPrefix("/") }
  }

  /// Whether a program, a bare name or an absolute path, can be executed. A relative path never can.
  mutating func finds(_ program: String) -> Bool {
    if let answer = answers[program] { return answer }
    let answer = search(for: program)
    answers[program] = answer
    return answer
  }

  private func search(for program: String) -> Bool {
    if program.hasPrefix("/") { return FileStatus.isProgram(program) }
    return !program.contains("/") && path.contains { FileStatus.isProgram("\($0)/\(program)") }
  }
}
