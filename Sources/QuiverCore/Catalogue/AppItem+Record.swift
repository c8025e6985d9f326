import SpringboardEngine

extension AppItem {
  func write(to record: inout RecordWriter) {
    record.add(id.desktopID ?? "")
    record.add(name)
    record.add(purposes)
    record.add(preferredFor)
    record.add(categories)
    record.add(canBeUninstalled)
    record.add(isSearchOnly)
    record.add(searchTexts.packed)
    record.add(actions.count)
    for action in actions {
      record.add(action.id)
      record.add(action.name)
    }
  }

  init(_ record: inout RecordReader, in bytes: Span<UInt8>) {
    let (id, name) = (record.text(in: bytes), record.text(in: bytes))
    let (purposes, preferredFor) = (record.purposes(in: bytes), record.purposes(in: bytes))
    self.init(
      id: .application(id), name: name, purposes: purposes, preferredFor: preferredFor,
      categories: record.texts(in: bytes))
    opensGuide = self.id == .guideTile
    canBeUninstalled = record.flag(in: bytes)
    isSearchOnly = record.flag(in: bytes)
    searchTexts = SearchTexts(packed: record.text(in: bytes))
    for _ in 0..<record.number(in: bytes) {
      guard !record.isBroken else { return }
      actions.append(Action(id: record.text(in: bytes), name: record.text(in: bytes)))
    }
  }
}

extension RecordWriter {
  fileprivate mutating func add(_ purposes: PurposeSet) {
    add(Int(UInt32(truncatingIfNeeded: purposes.rawValue)))
    add(Int(purposes.rawValue >> 32))
  }
}

extension RecordReader {
  fileprivate mutating func purposes(in bytes: Span<UInt8>) -> PurposeSet {
    let low = number(in: bytes)
    return PurposeSet(rawValue: UInt64(low) | UInt64(number(in: bytes)) << 32)
  }
}
