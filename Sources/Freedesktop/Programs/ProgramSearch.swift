import Posix

/// Finds programs in a `PATH` given as a value, as `execvp` would, but never in the directory one happens to be in.
public struct ProgramSearch: Equatable, Sendable {
  public let directories: [String]

  /// - Parameter path: The value of `PATH`. Relative items are ignored; where nothing is left, the usual places are
  ///   taken.
  public init(path: String?) {
    let absolute = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    directories = absolute.isEmpty ? ["/usr/local/bin", "/usr/bin", "/bin"] : absolute
  }

  /// Where the program is.
  ///
  /// - Parameters:
  ///   - program: A name, or a path.
  ///   - directory: Where a relative path with a slash starts.
  /// - Returns: Its path.
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

  public func has(_ program: String) -> Bool {
    (try? find(program)) != nil
  }

  private func candidates(for program: String, from directory: String) -> [String] {
    if program.hasPrefix("/") { return [program] }
    if program.contains("/") { return ["\(directory)/\(program)"] }
    return directories.map { "\($0)/\(program)" }
  }
}
