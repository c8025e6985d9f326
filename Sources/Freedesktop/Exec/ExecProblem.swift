/// Why a command line is not valid, or cannot open a document.
public enum ExecProblem: Error, Equatable, Sendable {
  /// The command line has no program.
  case empty
  /// A quotation mark is not closed.
  case unbalancedQuote
  /// The letter after a `%` is not a field code.
  case unknownFieldCode(String)
  /// The command line contains more than one of `%f`, `%F`, `%u` and `%U`.
  case severalFileCodes
  /// The program contains `=`, as in `FOO=bar program`. The specification does not allow variables before the program.
  case assignmentAsProgram(String)
  /// The name of the program contains a field code.
  case fieldCodeAsProgram
  /// The command takes only local files, and the document with this URI is not one.
  case notALocalFile(String)
}

extension ExecProblem: CustomStringConvertible {
  /// A clause for the user that follows the application's name and a colon.
  public var description: String {
    switch self {
    case .empty: "its entry gives no command"
    case .unbalancedQuote: "a quotation mark in its command is never closed"
    case .unknownFieldCode(let code):
      "its command contains %\(code), which means nothing; a percent sign is written as %%"
    case .severalFileCodes: "its command takes files in more than one place"
    case .assignmentAsProgram(let word): "its command begins with “\(word)”, which is not a program"
    case .fieldCodeAsProgram: "its command does not name a program"
    case .notALocalFile(let uri): "it opens only files of this computer, not “\(uri)”"
    }
  }
}
