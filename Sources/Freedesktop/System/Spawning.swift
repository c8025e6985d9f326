import Glibc

/// Starting and reaping processes: `posix_spawn`, `pidfd_open`, `waitpid`. No shell is ever involved.
public enum Spawning {
  /// Starts a program in a session of its own, with signals as if nobody had touched them and no descriptor but the
  /// first three: nothing in, our own standard output and error out, unless others are given.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - programs: Where the program is looked for; nil: in the given environment's `PATH`.
  ///   - environment: All the program gets; see `LaunchPlan.environment(over:)`.
  ///   - directory: Where it runs.
  ///   - standardInput: A descriptor above 2 that it reads from; it stays ours to close.
  ///   - standardOutput: A descriptor above 2 that it writes to; it stays ours to close.
  ///   - isSilent: Whether what it writes to its standard error is lost.
  ///   - isWanted: Asked when nothing is left to do but to start the program, which may be late where a disk is slow.
  /// - Returns: The process id. Somebody has to reap it: see `Child`.
  /// - Throws: Why it did not start.
  public static func spawn(
    _ command: [String], searching programs: ProgramSearch? = nil, environment: [String: String], directory: String,
    standardInput: Int32? = nil, standardOutput: Int32? = nil, isSilent: Bool = false,
    isWanted: () -> Bool = { true }
  ) throws(SpawnFailure) -> Int32 {
    let variables = environment.map { "\($0.key)=\($0.value)" }
    guard !(command + variables).contains(where: { $0.utf8.contains(0) }) else { throw .zeroByte }
    guard let name = command.first else { throw .notFound("") }
    guard isDirectory(directory) else { throw .directoryMissing(directory) }
    let program = try (programs ?? ProgramSearch(path: environment["PATH"])).find(name, from: directory)
    guard isWanted() else { throw .tooLate }

    var actions = unsafe fileActions(
      directory: directory, input: standardInput, output: standardOutput, isSilent: isSilent)
    var attributes = cleanAttributes()
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    var process: Int32 = 0
    let code = unsafe withCStrings(command) { arguments in
      unsafe withCStrings(variables) { unsafe posix_spawn(&process, program, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw failure(code, starting: name, at: program) }
    return process
  }

  private static func fileActions(
    directory: String, input: Int32?, output: Int32?, isSilent: Bool
  ) -> posix_spawn_file_actions_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    if let input {
      unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let output { unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    if isSilent { unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
    unsafe LibrarySymbols.addCloseFrom(&actions, lowest: STDERR_FILENO + 1)
    unsafe LibrarySymbols.addChangeDirectory(&actions, path: directory)
    return unsafe actions
  }

  private static func cleanAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | LibrarySymbols.newSession
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  private static func failure(_ code: Int32, starting name: String, at path: String) -> SpawnFailure {
    switch code {
    case ENOENT: kind(of: path) == .missing ? .notFound(name) : .interpreterMissing(name)
    case EACCES: .notExecutable(name)
    case ENOEXEC: .wrongFormat(name)
    case E2BIG: .tooLong
    default: .system(unsafe String(cString: strerror(code)))
    }
  }
}

extension Spawning {
  /// A pidfd of the process.
  static func descriptor(of process: Int32) -> Int32? {
    let descriptor = LibrarySymbols.openPidfd(process)
    return descriptor < 0 ? nil : descriptor
  }

  static func close(_ descriptor: Int32) {
    _ = Glibc.close(descriptor)
  }

  static func kill(_ process: Int32) {
    _ = Glibc.kill(process, SIGKILL)
  }

  /// How the process ended; nil while it runs.
  static func reap(_ process: Int32) -> ChildExit? {
    var status: Int32 = 0
    var reaped = unsafe waitpid(process, &status, WNOHANG)
    while reaped < 0 && errno == EINTR { reaped = unsafe waitpid(process, &status, WNOHANG) }
    if reaped == 0 { return nil }
    if reaped < 0 { return .unknown }
    // WIFEXITED, WEXITSTATUS and WTERMSIG of <sys/wait.h>, which are macros.
    let signal = status & 0x7f
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
  }
}

extension Spawning {
  enum FileKind { case missing, executable, other }

  /// What is found at the path of a program.
  static func kind(of path: String) -> FileKind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return errno == EACCES ? .other : .missing }
    let isProgram = unsafe status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    return isProgram ? .executable : .other
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && access(path, X_OK) == 0
  }
}

private typealias CStrings = [UnsafeMutablePointer<CChar>?]

/// Lends the strings as C wants them: copies, and a null pointer at the end.
private func withCStrings(_ strings: [String], _ body: (CStrings) -> Int32) -> Int32 {
  let copies: CStrings = unsafe strings.map { unsafe strdup($0) }
  defer { unsafe copies.forEach { unsafe free($0) } }
  return unsafe body(copies + [nil])
}
