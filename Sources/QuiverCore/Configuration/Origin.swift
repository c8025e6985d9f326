/// Where something was written.
package enum Origin: Hashable, Sendable, CustomStringConvertible {
  /// On the command line.
  case flag
  /// A file, or a place in it: line and column count from 1, the column in bytes.
  case file(String)
  case place(file: String, line: Int, column: Int)

  /// As compilers write it, so that editors find it.
  package var description: String {
    switch self {
    case .flag: "command line"
    case .file(let file): file
    case .place(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }

  /// 0 where there are no lines.
  package var line: Int {
    if case .place(_, let line, _) = self { line } else { 0 }
  }
}
