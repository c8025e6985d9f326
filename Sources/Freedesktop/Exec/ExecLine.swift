/// The command line of a desktop entry (Desktop Entry Specification 1.5, section 7).
///
/// The line is split and unquoted before field codes are expanded, so that special characters in names and paths cannot
/// change the number of arguments. Nothing else is expanded: `$`, `~`, `*` and `#` have no special meaning.
public struct ExecLine: Equatable, Sendable {
  /// The program to run: a name to look up in `PATH`, or a path.
  public let program: String
  let arguments: [ExecArgument]

  /// Parses a command line.
  ///
  /// - Parameter line: The value of `Exec`, without the escape sequences of key files: see ``DesktopEntry/exec``.
  /// - Throws: Why the line is not valid.
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
