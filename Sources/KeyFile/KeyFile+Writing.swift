extension KeyFile {
  /// Sets a key to a string, which is escaped as needed.
  ///
  /// An existing entry is changed in place. A new entry follows the last key of the group. A missing group is added at
  /// the end.
  public mutating func set(_ key: String, in group: String, to string: String) {
    setRaw(key, in: group, to: KeyFileValue.escaped(string))
  }

  /// Sets a key to a list, like ``set(_:in:to:)-(_,_,String)``. Each item is escaped and ends in `;`.
  public mutating func set(_ key: String, in group: String, to list: [String]) {
    setRaw(key, in: group, to: KeyFileValue.escaped(list))
  }

  /// Removes all entries with a key from a group, including overridden ones. Translated entries of the key are kept.
  public mutating func remove(_ key: String, in group: String) {
    for index in sections.indices where sections[index].name == group {
      sections[index].rows.removeAll { $0.isPair(key, nil) }
    }
  }

  /// Removes every group with this name, including its comments.
  public mutating func removeGroup(_ name: String) {
    sections.removeAll { $0.name == name }
  }

  /// Adds an empty group after a blank line at the end, unless a group with this name exists.
  public mutating func appendGroup(_ name: String) {
    guard !hasGroup(name) else { return }
    endLastLine()
    if let last = lastRow, last.content != .blank { append(KeyFileRow("", ending: ending)) }
    sections.append(KeyFileSection(name: name, header: KeyFileRow("[\(name)]", ending: ending)))
  }

  /// Sets a key to a value as it is to be written, like ``set(_:in:to:)-(_,_,String)`` without escaping.
  public mutating func setRaw(_ key: String, in group: String, to value: String) {
    appendGroup(group)
    for index in sections.indices.reversed() where sections[index].name == group {
      guard let row = sections[index].rows.lastIndex(where: { $0.isPair(key, nil) }) else { continue }
      return sections[index].rows[row].setValue(value)
    }
    guard let index = sections.lastIndex(where: { $0.name == group }) else { return }
    sections[index].insert(KeyFileRow("\(key)=\(value)", ending: ending))
  }

  /// The last of ``rows``. It does not build the whole array.
  private var lastRow: KeyFileRow? {
    guard let section = sections.last else { return preamble.last }
    return section.rows.last ?? section.header
  }

  /// The line ending of the first line, which new lines use too.
  private var ending: [UInt8] {
    let first = preamble.first ?? sections.first?.header
    return first.map(\.ending).flatMap { $0.isEmpty ? nil : $0 } ?? [.newline]
  }

  /// Adds a line ending to the last line if it has none.
  private mutating func endLastLine() {
    let ending = ending
    if let last = sections.indices.last {
      sections[last].endLine(before: sections[last].rows.count, with: ending)
    } else if let last = preamble.indices.last {
      preamble[last].end(with: ending)
    }
  }
}

extension KeyFileSection {
  /// Inserts a line after the last key, so that a comment before the next header stays next to that header.
  fileprivate mutating func insert(_ row: KeyFileRow) {
    let index = (rows.lastIndex { $0.pair != nil } ?? -1) + 1
    endLine(before: index, with: row.ending)
    rows.insert(row, at: index)
  }

  fileprivate mutating func endLine(before index: Int, with ending: [UInt8]) {
    if index > 0 {
      rows[index - 1].end(with: ending)
    } else {
      header.end(with: ending)
    }
  }
}

extension KeyFileRow {
  /// Adds a line ending unless the line has one.
  fileprivate mutating func end(with ending: [UInt8]) {
    if self.ending.isEmpty { bytes += ending }
  }
}
