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
