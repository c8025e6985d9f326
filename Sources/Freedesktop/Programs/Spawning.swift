import Posix

/// Starts programs as processes.
public enum Spawning {
  /// Starts a program in a new session, with default signal handlers and no blocked signals.
  ///
  /// The program inherits only its standard descriptors. Unless others are given, its input is empty, and its output
  /// and error are those of this process.
  ///
  /// - Parameters:
  ///   - command: The program, as a name or a path, and its arguments.
  ///   - programs: Where to search for the program; if nil, in the `PATH` of the given environment.
  ///   - environment: The whole environment of the program: see ``LaunchPlan/environment(over:)``.
  ///   - directory: The absolute working directory.
  ///   - standardInput: A descriptor above 2 for its standard input. The caller keeps it and has to close it.
  ///   - standardOutput: A descriptor above 2 for its standard output. The caller keeps it and has to close it.
  ///   - isSilent: Whether its standard error is discarded.
  ///   - isWanted: Called just before the program is started. The search may take long on a slow disk, and then the
  ///     caller may not want the program any more.
  /// - Returns: The process id. The caller has to reap the process (waitpid(2)).
  /// - Throws: Why the program did not start.
  public static func spawn(
    _ command: [String], searching programs: ProgramSearch? = nil, environment: [String: String], directory: String,
    standardInput: Int32? = nil, standardOutput: Int32? = nil, isSilent: Bool = false,
    isWanted: () -> Bool = { true }
  ) throws(SpawnFailure) -> Int32 {
    let variables = environment.map { "\($0.key)=\($0.value)" }
    guard !(command + variables).contains(where: { $0.utf8.contains(0) }) else { throw .zeroByte }
    guard let name = command.first else { throw .notFound("") }
    guard FileStatus.isSearchableDirectory(directory) else { throw .directoryMissing(directory) }
    let program = try (programs ?? ProgramSearch(path: environment["PATH"])).find(name, from: directory)
    guard isWanted() else { throw .tooLate }

    var start = ProgramStart(program: program, arguments: command, variables: variables, directory: directory)
    (start.standardInput, start.standardOutput, start.isSilent) = (standardInput, standardOutput, isSilent)
    do throws(ProgramStart.Failure) {
      return try start.run()
    } catch {
      throw SpawnFailure(error, starting: name, at: program)
    }
  }
}

extension Spawning {
  /// Makes this process run the program at a path, with the same environment and open descriptors. `arguments` start with its name.
  /// Returns only if it fails.
  package static func become(_ path: String, arguments: [String]) -> SpawnFailure {
    SpawnFailure(Executable.become(path, arguments: arguments), starting: path, at: path)
  }
}

extension SpawnFailure {
  fileprivate init(_ failure: ProgramStart.Failure, starting name: String, at path: String) {
    self =
      switch failure {
      case .missing: ProgramFile.kind(of: path) == .missing ? .notFound(name) : .interpreterMissing(name)
      case .notExecutable: .notExecutable(name)
      case .wrongFormat: .wrongFormat(name)
      case .tooLong: .tooLong
      case .other(let words): .system(words)
      }
  }
}
