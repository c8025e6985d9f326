import SpringboardEngine

extension AppItem {
  func write(to record: inout RecordWriter) {
    record.add(id.rawValue)
    record.add(name)
    record.add(role?.rawValue)
    record.add(roleRank)
    record.add(categories)
    record.add(canBeUninstalled)
    record.add(searchTexts.packed)
    record.add(actions.count)
    for action in actions {
      record.add(action.id)
      record.add(action.name)
    }
  }

  init(_ record: inout RecordReader, in bytes: Span<UInt8>) {
    let (id, name) = (record.text(in: bytes), record.text(in: bytes))
    let role = record.optionalText(in: bytes).flatMap(Role.init)
    let rank = record.number(in: bytes)
    self.init(
      id: ItemID(id), name: name, role: role, roleRank: role == nil ? .max : rank, categories: record.texts(in: bytes))
    opensGuide = self.id == .guideTile
    canBeUninstalled = record.flag(in: bytes)
    searchTexts = SearchTexts(packed: record.text(in: bytes))
    for _ in 0..<record.number(in: bytes) {
      guard !record.isBroken else { return }
      actions.append(Action(id: record.text(in: bytes), name: record.text(in: bytes)))
    }
  }
}
