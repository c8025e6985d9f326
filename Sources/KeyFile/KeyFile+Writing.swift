extension KeyFile {
  /// Gives a key a value, escaped as needed: in its place if it is there, else after the group's last key, else in a new
  /// group at the end.
  public mutating func set(_ key: String, in group: String, to string: String) {
    setRaw(key, in: group, to: KeyFileValue.escaped(string))
  }

  /// The same for a list.
  public mutating func set(_ key: String, in group: String, to list: [String]) {
    setRaw(key, in: group, to: KeyFileValue.escaped(list))
  }

  /// Takes a key away, and with it what it overruled. Its translations stay.
  public mutating func remove(_ key: String, in group: String) {
    for index in sections.indices where sections[index].name == group {
      sections[index].rows.removeAll { $0.isPair(key, nil) }
    }
  }

  /// Takes a group away with all its lines.
  public mutating func removeGroup(_ name: String) {
    sections.removeAll { $0.name == name }
  }

  /// Adds an empty group at the end, a blank line before it, unless there is one of that name.
  public mutating func appendGroup(_ name: String) {
    guard !hasGroup(name) else { return }
    endLastLine()
    if let last = lastRow, last.content != .blank { append(KeyFileRow("", ending: ending)) }
    sections.append(KeyFileSection(name: name, header: KeyFileRow("[\(name)]", ending: ending)))
  }

  private mutating func setRaw(_ key: String, in group: String, to value: String) {
    appendGroup(group)
    for index in sections.indices.reversed() where sections[index].name == group {
      guard let row = sections[index].rows.lastIndex(where: { $0.isPair(key, nil) }) else { continue }
      return sections[index].rows[row].setValue(value)
    }
    guard let index = sections.lastIndex(where: { $0.name == group }) else { return }
    sections[index].insert(KeyFileRow("\(key)=\(value)", ending: ending))
  }

  /// The last of ``rows``, without a list of them all.
  private var lastRow: KeyFileRow? {
    guard let section = sections.last else { return preamble.last }
    return section.rows.last ?? section.header
  }

  /// How this file ends its lines.
  private var ending: [UInt8] {
    let first = preamble.first ?? sections.first?.header
    return first.map(\.ending).flatMap { $0.isEmpty ? nil : $0 } ?? [.newline]
  }

  /// Ends the last line where the file stops short.
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
  /// Puts a line after the last key, so that a comment on the next group stays with that group.
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
  /// Ends a last line that has no ending.
  fileprivate mutating func end(with ending: [UInt8]) {
    if self.ending.isEmpty { bytes += ending }
  }
}
