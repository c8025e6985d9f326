import Posix

/// Starts programs that are found in `PATH`.
public enum Spawning {
  /// Starts a program in a session of its own, with signals as if nobody had touched them and no descriptor but the
  /// first three: nothing in, our own standard output and error out, unless others are given.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - programs: Where the program is looked for; nil: in the given environment's `PATH`.
  ///   - environment: All the program gets; see `LaunchPlan.environment(over:)`.
  ///   - directory: Where it runs.
  ///   - standardInput: A descriptor above 2 that it reads from; it stays the caller's to close.
  ///   - standardOutput: A descriptor above 2 that it writes to; it stays the caller's to close.
  ///   - isSilent: Whether what it writes to its standard error is lost.
  ///   - isWanted: Asked when nothing is left to do but to start the program, which may be late where a disk is slow.
  /// - Returns: The process id. The caller has to reap it (waitpid(2)).
  /// - Throws: Why it did not start.
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
