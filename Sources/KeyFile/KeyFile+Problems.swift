extension KeyFile {
  /// Something in the text that is not a key file's, and was passed over.
  public struct Problem: Equatable, Sendable {
    public enum Kind: Sendable {
      /// A line that is neither blank, comment, header nor pair.
      case junk
      /// A key before the first group.
      case outsideGroup
      /// A value that is not UTF-8.
      case notUTF8
      /// A NUL; nothing after it was read.
      case nul
    }

    public var kind: Kind
    /// From 1.
    public var line: Int
    /// From 1, in bytes.
    public var column: Int
  }

  /// What is wrong with the text, from top to bottom.
  public var problems: [Problem] {
    let rows = rows
    var problems = rows.enumerated().compactMap { index, row in
      row.problem(isOutside: index < preamble.count).map { Problem(kind: $0, line: index + 1, column: row.column) }
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
  fileprivate func problem(isOutside: Bool) -> KeyFile.Problem.Kind? {
    switch content {
    case .junk: .junk
    case .pair where isOutside: .outsideGroup
    case .pair where value == nil: .notUTF8
    default: nil
    }
  }

  /// Of the first byte that is not blank.
  fileprivate var column: Int {
    (bytes.firstIndex { !$0.isBlank } ?? 0) + 1
  }
}
