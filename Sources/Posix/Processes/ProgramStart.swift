import CPosix
import Glibc

/// Starts a program without a shell: `posix_spawn`.
///
/// The program runs in a new session with default signal handlers and no blocked signals. It inherits only its standard
/// descriptors. Unless others are given, its input is empty, and its output and error are those of this process.
/// A program that starts a display server can keep the terminal, and gets one more descriptor.
package struct ProgramStart {
  /// The path of the program.
  package var program: String
  /// All arguments, starting with the name of the program.
  package var arguments: [String]
  /// All environment variables, as `NAME=value`.
  package var variables: [String]
  /// The working directory.
  package var directory: String
  /// A descriptor above 2 for the standard input. The caller keeps it and has to close it.
  package var standardInput: Int32?
  /// A descriptor above 2 for the standard output. The caller keeps it and has to close it.
  package var standardOutput: Int32?
  /// Whether the standard error is discarded.
  package var isSilent = false
  /// A descriptor above 3 that the program gets as descriptor 3, and so do its own children. The caller keeps it and has to
  /// close it.
  package var passedDescriptor: Int32?
  /// Whether the program stays in the session of this process, with its terminal as the standard input.
  package var keepsTerminal = false

  /// Why a program did not start.
  package enum Failure: Error, Equatable {
    /// The program or its interpreter is missing.
    case missing
    case notExecutable
    case wrongFormat
    case tooLong
    /// Any other error, with the message of strerror(3).
    case other(String)
  }

  package init(program: String, arguments: [String], variables: [String], directory: String) {
    self.program = program
    self.arguments = arguments
    self.variables = variables
    self.directory = directory
  }

  /// Starts the program, and returns the process id. The caller has to reap the process: see ``Child``.
  package func run() throws(Failure) -> Int32 {
    var actions = unsafe fileActions()
    var attributes = cleanAttributes()
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    return try Descendants.noting { () throws(Failure) in
      var process: Int32 = 0
      let code = unsafe withCStrings(arguments) { arguments in
        unsafe withCStrings(variables) { unsafe posix_spawn(&process, program, &actions, &attributes, arguments, $0) }
      }
      guard code == 0 else { throw Self.failure(code) }
      return process
    }
  }

  private func fileActions() -> posix_spawn_file_actions_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    if let standardInput {
      unsafe posix_spawn_file_actions_adddup2(&actions, standardInput, STDIN_FILENO)
    } else if !keepsTerminal {
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let standardOutput {
      unsafe posix_spawn_file_actions_adddup2(&actions, standardOutput, STDOUT_FILENO)
    }
    if isSilent { unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
    if let passedDescriptor { unsafe posix_spawn_file_actions_adddup2(&actions, passedDescriptor, STDERR_FILENO + 1) }
    let lowestClosed = STDERR_FILENO + (passedDescriptor == nil ? 1 : 2)
    unsafe quiver_spawn_close_from(&actions, lowestClosed)
    unsafe quiver_spawn_change_directory(&actions, directory)
    return unsafe actions
  }

  private func cleanAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    let session = keepsTerminal ? 0 : quiver_spawn_setsid
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | session
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  fileprivate static func failure(_ code: Int32) -> Failure {
    switch code {
    case ENOENT: .missing
    case EACCES: .notExecutable
    case ENOEXEC: .wrongFormat
    case E2BIG: .tooLong
    default: .other(unsafe String(cString: strerror(code)))
    }
  }
}

extension Executable {
  /// Makes this process run another program: `execv`. It keeps the environment and the open descriptors, and `arguments` start with
  /// the name of the program. Returns only if it fails.
  package static func become(_ program: String, arguments: [String]) -> ProgramStart.Failure {
    ProgramStart.failure(
      unsafe withCStrings(arguments) { arguments in
        unsafe execv(program, arguments)
        return errno
      })
  }
}

private typealias CStrings = [UnsafeMutablePointer<CChar>?]

/// Passes copies of the strings as a null-terminated array of C strings.
private func withCStrings(_ strings: [String], _ body: (CStrings) -> Int32) -> Int32 {
  let copies: CStrings = unsafe strings.map { unsafe strdup($0) }
  defer { unsafe copies.forEach { unsafe free($0) } }
  return unsafe body(copies + [nil])
}
