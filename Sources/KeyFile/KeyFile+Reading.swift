extension KeyFile {
  /// One `key=value` line and its position. Lines and columns are counted from 1, columns in bytes.
  public struct Entry: Equatable, Sendable {
    /// The key without its locale.
    public var key: String
    /// The text in brackets after the key, such as `de_AT` in `Name[de_AT]`; nil for an untranslated key.
    public var locale: String?
    /// The value as written, with its escape sequences; nil if it is not valid UTF-8.
    public var value: String?
    /// The number of the line.
    public var line: Int
    /// The column of the first byte of the key.
    public var column: Int
    /// The column of the first byte of the value.
    public var valueColumn: Int

    /// The value without escape sequences: see ``KeyFileValue/string(_:)``.
    public var string: String? { value.map(KeyFileValue.string) }
    /// The value as a `;`-separated list: see ``KeyFileValue/list(_:)``.
    public var list: [String]? { value.map(KeyFileValue.list) }
    /// The value as a Boolean; nil if it is not one: see ``KeyFileValue/boolean(_:)``.
    public var boolean: Bool? { value.flatMap(KeyFileValue.boolean) }
    /// The value as a number; nil if it is not one: see ``KeyFileValue/number(_:)``.
    public var number: Double? { value.flatMap(KeyFileValue.number) }
  }

  /// The names of the groups, in the order in which each first appears. Groups with the same name are listed once.
  public var groups: [String] {
    var seen: Set<String> = []
    return sections.map(\.name).filter { seen.insert($0).inserted }
  }

  func hasGroup(_ name: String) -> Bool {
    sections.contains { $0.name == name }
  }

  /// All entries of a group in file order, including those that a later entry with the same key overrides.
  public func entries(in group: String) -> [Entry] {
    entries { $0 == group }[group] ?? []
  }

  /// All entries of all groups, by the name of the group. It is faster than asking for one group after another.
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

  /// The last entry with this key and locale, which overrides the earlier ones; nil if there is none.
  public func entry(_ key: String, in group: String, locale: String? = nil) -> Entry? {
    entries(in: group).last { $0.key == key && $0.locale == locale }
  }

  /// The value as written, with its escape sequences; nil if the key is missing or the value is not valid UTF-8.
  public func value(_ key: String, in group: String, locale: String? = nil) -> String? {
    for section in sections.reversed() where section.name == group {
      if let row = section.rows.last(where: { $0.isPair(key, locale) }) { return row.value }
    }
    return nil
  }

  /// The value without escape sequences; nil if the key is missing: see ``KeyFileValue/string(_:)``.
  public func string(_ key: String, in group: String, locale: String? = nil) -> String? {
    value(key, in: group, locale: locale).map(KeyFileValue.string)
  }

  /// The value as a `;`-separated list; nil if the key is missing: see ``KeyFileValue/list(_:)``.
  public func list(_ key: String, in group: String, locale: String? = nil) -> [String]? {
    value(key, in: group, locale: locale).map(KeyFileValue.list)
  }

  /// The value as a Boolean; nil if the key is missing or its value is not one: see ``KeyFileValue/boolean(_:)``.
  public func boolean(_ key: String, in group: String) -> Bool? {
    value(key, in: group).flatMap(KeyFileValue.boolean)
  }

  /// The value as a number; nil if the key is missing or its value is not one: see ``KeyFileValue/number(_:)``.
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
