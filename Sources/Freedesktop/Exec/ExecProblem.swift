/// Why a command line cannot be run.
public enum ExecProblem: Error, Equatable, Sendable {
  /// There is no command, or nothing but blanks.
  case empty
  case unbalancedQuote
  /// A `%` followed by a letter without a meaning, or by nothing.
  case unknownFieldCode(String)
  /// More than one of `%f`, `%F`, `%u` and `%U`.
  case severalFileCodes
  /// `FOO=bar program`: the specification has no environment in front of a program.
  case assignmentAsProgram(String)
  case fieldCodeAsProgram
  /// A command that takes only files was given an address elsewhere.
  case notALocalFile(String)
}

extension ExecProblem: CustomStringConvertible {
  /// Words for the user, to follow the application's name and a colon.
  public var description: String {
    switch self {
    case .empty: "its entry gives no command"
    case .unbalancedQuote: "a quotation mark in its command is never closed"
    case .unknownFieldCode(""): "its command ends in a lone %"
    case .unknownFieldCode(let code): "its command contains %\(code), which means nothing"
    case .severalFileCodes: "its command takes files in more than one place"
    case .assignmentAsProgram(let word): "its command begins with “\(word)”, which is not a program"
    case .fieldCodeAsProgram: "its command does not name a program"
    case .notALocalFile(let uri): "it opens only files of this computer, not “\(uri)”"
    }
  }
}
