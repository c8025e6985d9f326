/// A fault in a file or on the command line: where it is, what is wrong, and what is used instead.
package struct Diagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package var origin: Origin
  /// The key, if the fault is in a value: `[grid] columns`.
  package var key: SettingName?
  /// A clause without a full stop: `there is no such key`.
  package var problem: String
  /// What was probably meant.
  package var suggestion: String?
  /// A clause that says what is used instead: `4 is used`.
  package var instead: String?

  package var description: String {
    let key = key.map { "\($0): " } ?? ""
    let guess = suggestion.map { "; did you mean “\($0)”?" } ?? "."
    let instead = instead.map { " \($0.prefix(1).uppercased())\($0.dropFirst())." } ?? ""
    return "\(origin): \(key)\(problem)\(guess)\(instead)"
  }
}

/// The place of an assignment.
package enum Origin: Hashable, Sendable, CustomStringConvertible {
  /// On the command line.
  case flag
  /// A whole file, or a place in it. Lines and columns count from 1, columns in bytes.
  case file(String)
  case place(file: String, line: Int, column: Int)

  /// In the format of compilers, which editors understand.
  package var description: String {
    switch self {
    case .flag: "command line"
    case .file(let file): file
    case .place(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }

  /// 0 if there is no line.
  package var line: Int {
    if case .place(_, let line, _) = self { line } else { 0 }
  }
}
