extension KeyFile {
  /// A part of the text that does not follow the key-file syntax. The parser skips it.
  public struct Problem: Equatable, Sendable {
    /// The kind of the problem.
    public enum Kind: Sendable {
      /// The line is not blank, a comment, a header or a `key=value` pair.
      case junk
      /// The line is a `key=value` pair before the first header.
      case outsideGroup
      /// The value is not valid UTF-8.
      case notUTF8
      /// The text contains a NUL. Nothing from there on was parsed.
      case nul
    }

    /// The kind of the problem.
    public var kind: Kind
    /// The number of the line. The first line is 1.
    public var line: Int
    /// The column in bytes. The first byte of a line is in column 1.
    public var column: Int
  }

  /// Everything in the text that does not follow the syntax, from top to bottom.
  public var problems: [Problem] {
    let rows = rows
    var problems = rows.enumerated().compactMap { index, row in
      row.problem(isInPreamble: index < preamble.count).map { Problem(kind: $0, line: index + 1, column: row.column) }
    }
    if !tail.isEmpty { problems.append(nulProblem(after: rows)) }
    return problems
  }

  private func nulProblem(after rows: [KeyFileRow]) -> Problem {
    guard let last = rows.last, last.ending.isEmpty else { return Problem(kind: .nul, line: rows.count + 1, column: 1) }
    return Problem(kind: .nul, line: rows.count, column: last.bytes.count + 1)
  }
}

extension KeyFileRow {
  fileprivate func problem(isInPreamble: Bool) -> KeyFile.Problem.Kind? {
    switch content {
    case .junk: .junk
    case .pair where isInPreamble: .outsideGroup
    case .pair where value == nil: .notUTF8
    default: nil
    }
  }

  /// The column of the first byte that is not blank, counted from 1.
  fileprivate var column: Int {
    (bytes.firstIndex { !$0.isBlank } ?? 0) + 1
  }
}
