/// Remembers which programs, as `TryExec` names them, can be executed: many entries ask for the same.
struct KnownPrograms {
  private let search: ProgramSearch
  private var answers: [String: Bool] = [:]

  /// Takes the directories of `PATH`.
  init(path: [String]) {
    search = ProgramSearch(path: path.joined(separator: ":"))
  }

  /// Whether a program, a bare name or an absolute path, can be executed. A relative path never can.
  mutating func has(_ program: String) -> Bool {
    if let answer = answers[program] { return answer }
    let answer = (program.hasPrefix("/") || !program.contains("/")) && search.has(program)
    answers[program] = answer
    return answer
  }
}
