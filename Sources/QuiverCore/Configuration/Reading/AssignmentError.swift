/// Why an assignment has no effect.
enum AssignmentError: Error {
  /// There is no such key among these.
  case unknown([SettingName])
  case value(Setting)
  /// The administrator locked the key at this place.
  case locked(Origin)
  /// Only this file can lock keys.
  case lockOutside(String)
  /// Only the file of a kiosk has this group.
  case kioskOutside
  /// The value of a locked key is a path that depends on `HOME`.
  case lockedPathInHome

  func diagnostic(_ assignment: Assignment, _ configuration: Configuration) -> Diagnostic {
    switch self {
    case .unknown(let known): Self.unknown(assignment, among: known)
    case .value(let setting): Self.wrong(assignment, setting, used: setting.write(configuration))
    case .locked(let origin): Self.locked(assignment, at: origin)
    case .lockOutside(let file): Self.ignored(assignment, tr("only %1$s can lock keys", file))
    case .kioskOutside: Self.ignored(assignment, tr("only the file of a kiosk can have this group"))
    case .lockedPathInHome: Self.ignored(assignment, tr("the path of a locked key cannot start with ~/"))
    }
  }

  private static func locked(_ assignment: Assignment, at origin: Origin) -> Diagnostic {
    var diagnostic = ignored(assignment, tr("the administrator has locked it in %1$s", origin.description))
    diagnostic.isLocked = true
    return diagnostic
  }

  private static func ignored(_ assignment: Assignment, _ problem: String) -> Diagnostic {
    Diagnostic(origin: assignment.origin, key: assignment.name, problem: problem, instead: tr("The line is ignored."))
  }

  private static func unknown(_ assignment: Assignment, among known: [SettingName]) -> Diagnostic {
    let name = assignment.name
    let keys = known.filter { $0.group == name.group }.map(\.key)
    guard !keys.isEmpty else { return unknownGroup(assignment, among: Set(known.map(\.group)).sorted()) }
    return Diagnostic(
      origin: assignment.origin, key: name, problem: tr("unknown key"),
      suggestion: Spelling.nearest(to: name.key, among: keys.sorted()), instead: tr("The line is ignored."))
  }

  private static func unknownGroup(_ assignment: Assignment, among groups: [String]) -> Diagnostic {
    let group = assignment.name.group
    return Diagnostic(
      origin: assignment.origin, problem: tr("unknown group [%1$s]", group),
      suggestion: Spelling.nearest(to: group, among: groups).map { "[\($0)]" }, instead: tr("The line is ignored."))
  }

  /// The value with semicolons instead of commas, if that is valid.
  private static func withSemicolons(_ value: String?, _ setting: Setting) -> String? {
    guard let value, value.contains(",") else { return nil }
    let list = value.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }.joined(separator: ";")
    var trial = Configuration()
    return setting.read(list, "/", &trial) ? list : nil
  }

  private static func wrong(_ assignment: Assignment, _ setting: Setting, used: String) -> Diagnostic {
    let wrongPart = assignment.value.flatMap(setting.wrongPart)
    let suggestion =
      withSemicolons(assignment.value, setting)
      ?? (wrongPart ?? assignment.value).flatMap { Spelling.nearest(to: $0, among: setting.words) }
    return Diagnostic(
      origin: wrongPart.map(assignment.origin(of:)) ?? assignment.valueOrigin,
      key: setting.name,
      problem: setting.refusal(assignment.value?.shortened), suggestion: suggestion,
      advice: suggestion == nil ? tr("Use %1$s.", setting.accepted) : nil,
      instead: used.isEmpty ? tr("Nothing is used.") : tr("“%1$s” is used.", used))
  }
}
