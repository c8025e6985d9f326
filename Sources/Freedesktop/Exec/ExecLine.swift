/// The command line of a desktop entry (Desktop Entry Specification 1.5, section 7).
///
/// It is split and unquoted first; field codes are expanded afterwards, each within its argument, so that no name and no
/// file can change how many arguments there are. Nothing else is expanded: `$`, `~`, `*` and `#` are themselves.
public struct ExecLine: Equatable, Sendable {
  /// What is to be run: a name to look up in `PATH`, or a path.
  public let program: String
  let arguments: [ExecArgument]

  /// - Parameter line: The value of `Exec`, its `\s`, `\n`, `\t`, `\r` and `\\` already undone.
  /// - Throws: What is wrong with it.
  public init(_ line: String) throws(ExecProblem) {
    var scanner = ExecScanner(line)
    let words = try scanner.arguments()
    program = try Self.program(of: words)
    arguments = Array(words.dropFirst())
    guard arguments.flatMap(\.codes).count(where: \.takesDocuments) <= 1 else { throw .severalFileCodes }
  }

  private static func program(of words: [ExecArgument]) throws(ExecProblem) -> String {
    guard let first = words.first else { throw .empty }
    guard let program = first.literal else { throw .fieldCodeAsProgram }
    if program.isEmpty { throw .empty }
    if program.contains("=") { throw .assignmentAsProgram(program) }
    return program
  }
}
