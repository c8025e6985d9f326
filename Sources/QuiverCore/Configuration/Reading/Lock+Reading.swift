import KeyFile

extension Lock {
  /// Reads the `[Locked]` group, removes it from the layer, and adds its faults to the layer's diagnostics. A file that
  /// cannot be read locks every key, because it is unknown which keys it names.
  init(takenFrom layer: inout ConfigurationLayer, of files: AdministratorFiles) {
    self.init()
    if layer.isUnusable { lock(Setting.all.map(\.name), at: .file(files.configuration)) }
    for assignment in layer.assignments where assignment.name.group == Self.group {
      let room = max(ConfigurationLayer.limit - layer.diagnostics.count, 0)
      layer.diagnostics += read(assignment, reporting: room)
    }
    layer.assignments.removeAll { $0.name.group == Self.group }
    lockLayout(layer, files)
  }

  /// Where the whole `[style]` group was locked; nil if it is not locked.
  package var styleOrigin: Origin? {
    Setting.style.allSatisfy { contains($0.name) } ? origin(of: Setting.theme.name) : nil
  }

  /// If the layout is locked, the user cannot choose its file either.
  private mutating func lockLayout(_ layer: ConfigurationLayer, _ files: AdministratorFiles) {
    guard let origin = origin(of: Setting.layoutIsLocked.name) else { return }
    var trial = Configuration()
    for assignment in layer.assignments where assignment.name == Setting.layoutIsLocked.name {
      _ = Setting.layoutIsLocked.read(assignment.value ?? "", nil, &trial)
    }
    guard trial.restrictions.isLocked || layer.isUnusable else { return }
    layout = files.layout
    lock([Setting.layoutFile.name], at: origin)
  }
}

extension Lock {
  /// Returns at most so many faults. Each takes a while, because it looks for a similar key.
  private mutating func read(_ assignment: Assignment, reporting most: Int) -> [Diagnostic] {
    guard assignment.name == Self.list, let value = assignment.value else {
      return most == 0 ? [] : [AssignmentError.unknown([Self.list]).diagnostic(assignment, Configuration())]
    }
    let entries = KeyFileValue.list(value).map(\.trimmed).filter { !$0.isEmpty }
    for entry in entries { lock(Self.names[entry.british] ?? [], at: assignment.origin) }
    let unknown = entries.lazy.filter { Self.names[$0.british] == nil }
    return unknown.prefix(most).map { .noKey($0, assignment.origin) }
  }

  /// The keys that an entry stands for: `home.locked`, `style.*` or `*`.
  private static let names = Dictionary(
    Setting.all.flatMap { [($0.name.dotted, [$0.name]), ("\($0.name.group).*", [$0.name]), ("*", [$0.name])] },
    uniquingKeysWith: +)

  fileprivate static func guess(_ entry: String) -> String? {
    if names["\(entry).*"] != nil { return "\(entry).*" }
    if let name = Setting.all.first(where: { $0.name.key == entry })?.name { return name.dotted }
    return Spelling.nearest(to: entry, among: names.keys.sorted())
  }
}

extension Diagnostic {
  fileprivate static func noKey(_ entry: String, _ origin: Origin) -> Diagnostic {
    Diagnostic(
      origin: origin, key: Lock.list, problem: tr("there is no key “%1$s”", entry.shortened),
      suggestion: Lock.guess(entry),
      instead: tr("It locks nothing."))
  }
}
