/// A fault in a file or on the command line: where it is, what is wrong, and what is used instead.
package struct Diagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  package var origin: Origin
  /// The key, if the fault is in a value: `[grid] columns`.
  package var key: SettingName?
  /// A clause without a full stop: `there is no such key`.
  package var problem: String
  /// What was probably meant.
  package var suggestion: String?
  /// A sentence that says what is accepted: `Use true or false.`
  package var advice: String?
  /// A sentence that says what is used instead: `4 is used.`
  package var instead: String?
  /// Whether the assignment is valid but not allowed, because the administrator locked the key.
  package var isLocked = false

  package var description: String { "\(origin): \(message)" }

  /// The same fault, where nothing is used instead.
  package var withoutConsequence: Diagnostic {
    var diagnostic = self
    diagnostic.instead = nil
    return diagnostic
  }

  /// One short line: the name of the file, the line, and what is wrong.
  var summary: String { "\(origin.short): \(clause)" }

  /// The description without the place.
  package var message: String {
    let first = suggestion == nil ? tr("%1$s.", clause) : clause
    return ([first, advice, instead] as [String?]).compactMap(\.self).joined(separator: " ")
  }

  private var clause: String {
    let place = key.map { "\($0): " } ?? ""
    guard let suggestion else { return place + problem }
    return place
      + (suggestion.hasPrefix("[")
        ? tr("%1$s; did you mean %2$s?", problem, suggestion) : tr("%1$s; did you mean “%2$s”?", problem, suggestion))
  }
}

extension [Diagnostic] {
  /// The first fault and the number of others, in one line; nil if there are none.
  package var summary: String? {
    guard let first else { return nil }
    return count == 1
      ? first.summary : trn("%2$s (and %1$d more)", "%2$s (and %1$d more)", count - 1, first.summary)
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
    case .flag: tr("command line")
    case .file(let file): file
    case .place(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }

  /// Without the directory and the column.
  var short: String {
    switch self {
    case .flag: description
    case .file(let file): String(Self.name(of: file))
    case .place(let file, let line, _): "\(Self.name(of: file)):\(line)"
    }
  }

  private static func name(of file: String) -> Substring { file.split(separator: "/").last ?? "" }

  /// nil on the command line.
  package var file: String? {
    switch self {
    case .flag: nil
    case .file(let file), .place(let file, _, _): file
    }
  }

  /// 0 if there is no line.
  package var line: Int {
    if case .place(_, let line, _) = self { line } else { 0 }
  }
}
