import KeyFile

/// A `key=value` and its place.
struct Assignment: Equatable, Sendable {
  var name: SettingName
  /// As it was written; nil if it is not UTF-8.
  var value: String?
  /// The place of the key.
  var origin: Origin
  /// The place of the value.
  var valueOrigin: Origin
}

extension Assignment {
  init(_ entry: KeyFile.Entry, in group: String, of file: String) {
    let key = entry.locale.map { "\(entry.key)[\($0)]" } ?? entry.key
    name = SettingName(group: group, key: key)
    value = entry.value
    origin = .place(file: file, line: entry.line, column: entry.column)
    valueOrigin = .place(file: file, line: entry.line, column: entry.valueColumn)
  }

  /// Parses `group.key=value`. The group may be left out if only one group has such a key.
  init(flag: String) throws(Diagnostic) {
    guard let sign = flag.firstIndex(of: "=") else { throw .flag(tr("“%1$s” is not key=value", flag)) }
    name = try Self.name(flag[..<sign].trimmed)
    value = flag[flag.index(after: sign)...].trimmed
    (origin, valueOrigin) = (.flag, .flag)
  }

  private static func name(_ text: String) throws(Diagnostic) -> SettingName {
    if let dot = text.firstIndex(of: ".") {
      return SettingName(group: String(text[..<dot]), key: String(text[text.index(after: dot)...]))
    }
    let found = Setting.all.map(\.name).filter { $0.key == text }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else { throw .flag(tr("“%1$s” is %2$s", text, found.map(\.dotted).alternatives)) }
    let guess = Spelling.nearest(to: text, among: Setting.all.map(\.name.key))
    throw .flag(tr("there is no key “%1$s”", text), suggestion: guess)
  }
}

extension Assignment {
  /// The place of a part of the value.
  func origin(of part: String) -> Origin {
    guard case .place(let file, let line, let column) = valueOrigin, let bytes = value?.utf8,
      let offset = Self.offset(of: Array(part.utf8), in: Array(bytes))
    else { return valueOrigin }
    return .place(file: file, line: line, column: column + offset)
  }

  private static func offset(of part: [UInt8], in whole: [UInt8]) -> Int? {
    guard !part.isEmpty, part.count <= whole.count else { return nil }
    return (0...whole.count - part.count).first { whole[$0...].starts(with: part) }
  }
}

extension Diagnostic {
  fileprivate static func flag(_ problem: String, suggestion: String? = nil) -> Diagnostic {
    Diagnostic(origin: .flag, problem: problem, suggestion: suggestion, instead: tr("It is ignored."))
  }
}
