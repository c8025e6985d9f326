/// Why an assignment changes nothing.
nonisolated enum Unfit: Error {
  /// No such key among these.
  case unknown([Setting.Name])
  case value(Setting)

  func diagnostic(_ assignment: Assignment, _ configuration: Configuration) -> Diagnostic {
    switch self {
    case .unknown(let known): Self.unknown(assignment, among: known)
    case .value(let setting): Self.wrong(assignment, setting, used: setting.write(configuration))
    }
  }

  private static func unknown(_ assignment: Assignment, among known: [Setting.Name]) -> Diagnostic {
    let name = assignment.name
    let keys = known.filter { $0.group == name.group }.map(\.key)
    var diagnostic = Diagnostic(
      origin: assignment.origin, key: name, problem: "there is no such key", instead: "the line is ignored")
    diagnostic.suggestion = Spelling.nearest(to: name.key, among: keys.sorted())
    guard keys.isEmpty else { return diagnostic }
    diagnostic.problem = "there is no such group"
    diagnostic.suggestion = Spelling.nearest(to: name.group, among: Set(known.map(\.group)).sorted()).map { "[\($0)]" }
    return diagnostic
  }

  private static func wrong(_ assignment: Assignment, _ setting: Setting, used: String) -> Diagnostic {
    let value = assignment.value.map { "“\($0.shortened)”" } ?? "this"
    return Diagnostic(
      origin: assignment.origin, key: setting.name, problem: "\(value) is not \(setting.wants)",
      suggestion: assignment.value.flatMap { Spelling.nearest(to: $0, among: setting.words) },
      instead: used.isEmpty ? "nothing is used" : "“\(used)” is used")
  }
}

nonisolated extension String {
  /// So much of it as a diagnostic has room for.
  fileprivate var shortened: String {
    count <= 60 ? self : prefix(60) + "…"
  }
}
