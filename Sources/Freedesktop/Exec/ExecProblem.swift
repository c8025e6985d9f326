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
