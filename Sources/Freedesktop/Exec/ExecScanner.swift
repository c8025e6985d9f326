/// Splits a command line into arguments and unquotes them. It works on Unicode scalars, because a combining mark after
/// a quotation mark would otherwise hide it.
struct ExecScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) {
    rest = line[...].unicodeScalars
  }

  mutating func arguments() throws(ExecProblem) -> [ExecArgument] {
    var arguments: [ExecArgument] = []
    while skipBlanks() {
      arguments.append(try argument())
    }
    return arguments
  }

  /// Returns false at the end of the line.
  private mutating func skipBlanks() -> Bool {
    rest = rest.drop(while: Self.isBlank)
    return !rest.isEmpty
  }

  private mutating func argument() throws(ExecProblem) -> ExecArgument {
    var argument = ExecArgument()
    while let scalar = rest.first, !Self.isBlank(scalar) {
      rest.removeFirst()
      switch scalar {
      case "\"": try scanDoubleQuoted(into: &argument)
      case "'": try scanSingleQuoted(into: &argument)
      // Wine's entries contain escaped blanks and backslashes outside of quotes, as in a shell.
      case "\\": argument.append(rest.popFirst() ?? scalar)
      default: try scan(scalar, into: &argument)
      }
    }
    return argument
  }

  private mutating func scanDoubleQuoted(into argument: inout ExecArgument) throws(ExecProblem) {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return
      case "\\" where rest.first.map(Self.isEscapable) == true: argument.append(rest.removeFirst())
      default: try scan(scalar, into: &argument)
      }
    }
    throw .unbalancedQuote
  }

  /// The specification does not allow single quotes, but existing entries use them.
  private mutating func scanSingleQuoted(into argument: inout ExecArgument) throws(ExecProblem) {
    while let scalar = rest.popFirst() {
      if scalar == "'" { return }
      try scan(scalar, into: &argument)
    }
    throw .unbalancedQuote
  }

  /// A percent sign before anything but a letter is no field code: real entries contain addresses with `%20`.
  private mutating func scan(_ scalar: Unicode.Scalar, into argument: inout ExecArgument) throws(ExecProblem) {
    guard scalar == "%" else { return argument.append(scalar) }
    guard let letter = rest.first, letter == "%" || Self.isLetter(letter) else { return argument.append(scalar) }
    rest.removeFirst()
    if letter == "%" { return argument.append(letter) }
    guard let code = ExecFieldCode(letter) else { throw .unknownFieldCode(String(letter)) }
    argument.append(code)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isEscapable(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "`" || scalar == "$" || scalar == "\\"
  }
}
