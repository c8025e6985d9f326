import Posix

/// Remembers which programs can be executed: many entries ask for the same.
struct KnownPrograms {
  private let directories: [String]
  private let probe: FileProbe
  private let lists: ProgramLists
  /// The names in each directory; nil until many have been asked for. A directory that cannot be read has none.
  private var names: [ProgramLists.Names?]?
  private var answers: [String: Bool] = [:]
  /// Paths in no directory of `PATH` at which there is no program.
  private(set) var missing: Set<String> = []

  /// A few names are looked up one by one, faster than a directory is read.
  private static let fewNames = 64

  /// Takes the directories of `PATH`, and what the threads of a scan share.
  init(path: [String], _ probe: FileProbe, _ lists: ProgramLists) {
    directories = ProgramSearch(path: path.joined(separator: ":")).directories
    self.probe = probe
    self.lists = lists
  }

  /// Whether what `TryExec` names, a bare name or an absolute path, can be executed. A relative path never can.
  mutating func has(_ program: String) -> Bool {
    (program.hasPrefix("/") || !program.contains("/")) && has(program, from: "/")
  }

  /// Whether what `Exec` names, a bare name or a path, can be executed. A relative path with a slash starts in
  /// `directory`. What a disk does not answer for counts as there.
  mutating func has(_ program: String, from directory: String) -> Bool {
    let name = program.hasPrefix("/") || !program.contains("/") ? program : "\(directory)/\(program)"
    if let answer = answers[name] { return answer }
    let answer = name.hasPrefix("/") ? hasFile(name) : hasName(name)
    answers[name] = answer
    return answer
  }

  private mutating func hasFile(_ path: String) -> Bool {
    if isProgram(path) { return true }
    if !directories.contains(String(path[...].parent)) { missing.insert(path) }
    return false
  }

  private mutating func hasName(_ name: String) -> Bool {
    if names == nil, answers.count > Self.fewNames { names = directories.map(lists.names) }
    return directories.indices.contains { isProgram(name, in: $0) }
  }

  private func isProgram(_ name: String, in index: Int) -> Bool {
    let path = "\(directories[index])/\(name)"
    guard let names = names?[index] else { return isProgram(path) }
    switch names[name] {
    case nil, .directory, .other: return false
    case .regular: return FileStatus.isExecutable(path)
    case .link: return isProgram(path)
    }
  }

  private func isProgram(_ path: String) -> Bool {
    probe.kind(of: path).map { $0 == .executable } ?? true
  }
}
