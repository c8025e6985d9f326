import Posix

/// Finds programs in the directories of a given `PATH`, as execvp(3) does, but never in the working directory.
public struct ProgramSearch: Equatable, Sendable {
  /// The directories to search, most important first.
  let directories: [String]

  /// Makes a search.
  ///
  /// - Parameter path: The value of `PATH`. Relative directories are ignored. If none is left, `/usr/local/bin`,
  ///   `/usr/bin` and `/bin` are searched.
  public init(path: String?) {
    let absolute = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    directories = absolute.isEmpty ? ["/usr/local/bin", "/usr/bin", "/bin"] : absolute
  }

  /// Finds a program.
  ///
  /// - Parameters:
  ///   - program: A name or a path.
  ///   - directory: The directory that a relative path with a slash starts from.
  /// - Returns: The path of the program.
  /// - Throws: `SpawnFailure.notFound` or `.notExecutable`.
  public func find(_ program: String, from directory: String = "/") throws(SpawnFailure) -> String {
    var failure = SpawnFailure.notFound(program)
    for path in candidates(for: program, from: directory) {
      switch ProgramFile.kind(of: path) {
      case .executable: return path
      case .other: failure = .notExecutable(program)
      case .missing: continue
      }
    }
    throw failure
  }

  /// Whether a program, given as a name or an absolute path, exists and can be executed.
  public func has(_ program: String) -> Bool {
    (try? find(program)) != nil
  }

  private func candidates(for program: String, from directory: String) -> [String] {
    if program.hasPrefix("/") { return [program] }
    if program.contains("/") { return ["\(directory)/\(program)"] }
    return directories.map { "\($0)/\(program)" }
  }
}
