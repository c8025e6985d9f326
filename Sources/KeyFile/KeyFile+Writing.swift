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
    if let last = rows.last, last.content != .blank { append(KeyFileRow("", ending: ending)) }
    sections.append(KeyFileSection(name: name, header: KeyFileRow("[\(name)]", ending: ending)))
  }

  private mutating func setRaw(_ key: String, in group: String, to value: String) {
    appendGroup(group)
    for index in sections.indices.reversed() where sections[index].name == group {
      guard let row = sections[index].rows.lastIndex(where: { $0.isPair(key, nil) }) else { continue }
      return sections[index].rows[row].setValue(value)
    }
    guard let index = sections.lastIndex(where: { $0.name == group }) else { return }
    endLastLine()
    sections[index].rows.insert(KeyFileRow("\(key)=\(value)", ending: ending), at: sections[index].insertionIndex)
  }

  /// How this file ends its lines.
  private var ending: [UInt8] {
    let first = preamble.first ?? sections.first?.header
    return first.map(\.ending).flatMap { $0.isEmpty ? nil : $0 } ?? [.newline]
  }

  private mutating func append(_ row: KeyFileRow) {
    if sections.isEmpty {
      preamble.append(row)
    } else {
      sections[sections.count - 1].rows.append(row)
    }
  }

  /// Ends the last line where the file stops short.
  private mutating func endLastLine() {
    let ending = ending
    if sections.isEmpty {
      preamble.last.map { preamble[preamble.count - 1] = $0.ended(ending) }
    } else {
      sections[sections.count - 1].endLastLine(ending)
    }
  }
}

extension KeyFileSection {
  fileprivate mutating func endLastLine(_ ending: [UInt8]) {
    if let last = rows.last {
      rows[rows.count - 1] = last.ended(ending)
    } else {
      header = header.ended(ending)
    }
  }
}

extension KeyFileRow {
  fileprivate func ended(_ ending: [UInt8]) -> KeyFileRow {
    var row = self
    if row.ending.isEmpty { row.bytes += ending }
    return row
  }
}
