/// Why a program could not be started.
public enum SpawnFailure: Error, Equatable, Sendable {
  case notFound(String)
  /// It is there, but it is no program, or not for this user.
  case notExecutable(String)
  /// It is a script, and what is to read it is missing.
  case interpreterMissing(String)
  /// It is for another kind of machine, or for none.
  case wrongFormat(String)
  case directoryMissing(String)
  /// More than the system takes in one command.
  case tooLong
  /// A zero byte, which no argument can hold.
  case zeroByte
  /// A disk took so long that the program was not wanted any more.
  case tooLate
  /// Any other fault, in the system's words.
  case system(String)
}

extension SpawnFailure: CustomStringConvertible {
  /// Words for the user, to follow the application's name and a colon.
  public var description: String {
    switch self {
    case .notFound(let program): "the program “\(program)” is not installed"
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
