import Posix

/// Remembers which programs can be executed, because many entries name the same program.
struct KnownPrograms {
  private let directories: [String]
  private let probe: FileProbe
  private let lists: ProgramLists
  /// The names in each directory of `PATH`; nil for a directory that cannot be read. The array is nil until many names
  /// have been looked up.
  private var names: [ProgramLists.Names?]?
  private var answers: [String: Bool] = [:]
  /// The absolute paths of missing programs outside of all directories of `PATH`.
  private(set) var missing: Set<String> = []

  /// The number of names that are looked up one by one. For more names it is faster to read the directories.
  private static let fewNames = 64

  /// - Parameters:
  ///   - path: The directories of `PATH`.
  ///   - probe: The probe that all threads of a scan use.
  ///   - lists: The lists that all threads of a scan use.
  init(path: [String], _ probe: FileProbe, _ lists: ProgramLists) {
    directories = ProgramSearch(path: path.joined(separator: ":")).directories
    self.probe = probe
    self.lists = lists
  }

  /// Whether the program of `TryExec`, a name or an absolute path, can be executed. A relative path counts as missing.
  mutating func has(_ program: String) -> Bool {
    (program.hasPrefix("/") || !program.contains("/")) && has(program, from: "/")
  }

  /// Whether the program of `Exec`, a name or a path, can be executed. A relative path with a slash starts from
  /// `directory`. A program on a disk that does not respond counts as installed.
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
