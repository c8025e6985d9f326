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

extension SpawnFailure: CustomStringConvertible {
  /// A clause for the user that follows the application's name and a colon.
  public var description: String {
    switch self {
    case .notFound(let program): "program “\(program)” not found"
    case .notExecutable(let program): "“\(program)” is not a program that may be run"
    case .interpreterMissing(let program): "what “\(program)” needs in order to run is not installed"
    case .wrongFormat(let program): "“\(program)” is not made for this computer"
    case .directoryMissing(let path): "the directory “\(path)” is missing"
    case .tooLong: "its command is too long"
    case .zeroByte: "its command contains a zero byte"
    case .tooLate: "the disk that it is on does not answer"
    case .system(let words): words
    }
  }
}
