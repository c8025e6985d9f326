/// Why a program could not be started. The associated texts are names of programs, unless stated otherwise.
public enum SpawnFailure: Error, Equatable, Sendable {
  /// There is no program with this name or path.
  case notFound(String)
  /// The file is not a regular file, or this user may not execute it.
  case notExecutable(String)
  /// The interpreter of the script, or the loader of the program, is missing.
  case interpreterMissing(String)
  /// The file is not in an executable format, or it was made for another processor.
  case wrongFormat(String)
  /// The working directory with this path is missing or may not be entered.
  case directoryMissing(String)
  /// The arguments and the environment are larger than the system allows (execve(2), `E2BIG`).
  case tooLong
  /// An argument or an environment variable contains a NUL.
  case zeroByte
  /// A disk responded so late that the caller no longer wanted the program.
  case tooLate
  /// Any other error, with the message of strerror(3).
  case system(String)
}
