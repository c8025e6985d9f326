/// Why an assignment has no effect.
enum AssignmentError: Error {
  /// There is no such key among these.
  case unknown([SettingName])
  case value(Setting)
  /// The administrator locked the key at this place.
  case locked(Origin)
  /// Only this file can lock keys.
  case lockOutside(String)
  /// The value of a locked key is a path that depends on `HOME`.
  case lockedPathInHome

  func diagnostic(_ assignment: Assignment, _ configuration: Configuration) -> Diagnostic {
    switch self {
    case .unknown(let known): Self.unknown(assignment, among: known)
    case .value(let setting): Self.wrong(assignment, setting, used: setting.write(configuration))
    case .locked(let origin): Self.ignored(assignment, "the administrator has locked it in \(origin)")
    case .lockOutside(let file): Self.ignored(assignment, "only \(file) can lock keys")
    case .lockedPathInHome: Self.ignored(assignment, "the path of a locked key cannot start with ~/")
    }
  }

  private static func ignored(_ assignment: Assignment, _ problem: String) -> Diagnostic {
    Diagnostic(origin: assignment.origin, key: assignment.name, problem: problem, instead: "the line is ignored")
  }

  private static func unknown(_ assignment: Assignment, among known: [SettingName]) -> Diagnostic {
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
