extension KeyFile {
  /// One `key=value` line, and where it is: lines and columns count from 1, columns in bytes.
  public struct Entry: Equatable, Sendable {
    public var key: String
    public var locale: String?
    /// The value as written, escapes and all; nil if it is not UTF-8.
    public var value: String?
    public var line: Int
    /// Where the key starts.
    public var column: Int
    /// Where the value starts.
    public var valueColumn: Int

    /// The value with its escapes undone.
    public var string: String? { value.map(KeyFileValue.string) }
    /// The value as `;`-separated strings.
    public var list: [String]? { value.map(KeyFileValue.list) }
    /// `true` or `1`, `false` or `0`; nil for anything else.
    public var boolean: Bool? { value.flatMap(KeyFileValue.boolean) }
    /// The value as a finite decimal number; nil for anything else.
    public var number: Double? { value.flatMap(KeyFileValue.number) }
  }

  /// The names of the groups in order of their first header, each once.
  public var groups: [String] {
    var seen: Set<String> = []
    return sections.map(\.name).filter { seen.insert($0).inserted }
  }

  public func hasGroup(_ name: String) -> Bool {
    sections.contains { $0.name == name }
  }

  /// Every entry of a group in order, those too that a later one of the same key overrules.
  public func entries(in group: String) -> [Entry] {
    entries { $0 == group }[group] ?? []
  }

  /// The same of all groups: a file that has many is gone through once.
  public var entries: [String: [Entry]] { entries { _ in true } }

  private func entries(where isWanted: (String) -> Bool) -> [String: [Entry]] {
    var entries: [String: [Entry]] = [:]
    var line = preamble.count + 1
    for section in sections {
      if isWanted(section.name) { entries[section.name, default: []] += section.entries(from: line + 1) }
      line += section.rows.count + 1
    }
    return entries
  }

  /// The entry that counts: the last of its key and locale.
  public func entry(_ key: String, in group: String, locale: String? = nil) -> Entry? {
    entries(in: group).last { $0.key == key && $0.locale == locale }
  }

  /// The value as written, escapes and all.
  public func value(_ key: String, in group: String, locale: String? = nil) -> String? {
    for section in sections.reversed() where section.name == group {
      if let row = section.rows.last(where: { $0.isPair(key, locale) }) { return row.value }
    }
    return nil
  }

  /// The value with `\s \n \t \r \\` undone.
  public func string(_ key: String, in group: String, locale: String? = nil) -> String? {
    value(key, in: group, locale: locale).map(KeyFileValue.string)
  }

  /// The value as strings that `;` ends or separates; `\;` is a semicolon in one.
  public func list(_ key: String, in group: String, locale: String? = nil) -> [String]? {
    value(key, in: group, locale: locale).map(KeyFileValue.list)
  }

  /// `true` or `1`, `false` or `0`; nil for anything else.
  public func boolean(_ key: String, in group: String) -> Bool? {
    value(key, in: group).flatMap(KeyFileValue.boolean)
  }

  /// The value as a finite decimal number; nil for anything else.
  public func number(_ key: String, in group: String) -> Double? {
    value(key, in: group).flatMap(KeyFileValue.number)
  }
}

extension KeyFileSection {
  fileprivate func entries(from line: Int) -> [KeyFile.Entry] {
    rows.enumerated().compactMap { index, row in
      guard let pair = row.pair else { return nil }
      return KeyFile.Entry(
        key: pair.key, locale: pair.locale, value: row.value, line: line + index,
        column: pair.keyRange.lowerBound + 1, valueColumn: pair.valueRange.lowerBound + 1)
    }
  }
}

extension KeyFileRow {
  func isPair(_ key: String, _ locale: String?) -> Bool {
    pair.map { $0.key == key && $0.locale == locale } ?? false
  }
}
