extension Board {
  /// Returns the board with the ids of installed applications in place of what a user wrote for them by hand: ids without
  /// `.desktop`, or several ids with commas between them. What is not certain stays as it is.
  func correctingIDs(among installed: Set<ItemID>) -> Board {
    let corrections = corrections(among: installed)
    guard !corrections.isEmpty else { return self }
    var board = self
    board.pages = pages.map { page in
      Page(page.flatMap { $0.corrected(by: corrections) }, isArranged: page.isArranged)
    }
    board.dock = dock.flatMap { $0.corrected(by: corrections) }
    board.removed = removed.flatMap { corrections[$0] ?? [$0] }
    return board
  }

  /// No id that is on the board already is put there a second time.
  private func corrections(among installed: Set<ItemID>) -> [ItemID: [ItemID]] {
    var known = known
    var corrections: [ItemID: [ItemID]] = [:]
    for id in applications + removed where !installed.contains(id) {
      let meaning = WrittenID(text: id.boardName).meaning { installed.contains(.application($0)) }
      guard let ids = meaning?.map(ItemID.application), Set(ids).count == ids.count,
        known.isDisjoint(with: ids), installed.isSuperset(of: ids)
      else { continue }
      corrections[id] = ids
      known.formUnion(ids)
    }
    return corrections
  }
}

extension Board.Item {
  fileprivate func corrected(by corrections: [ItemID: [ItemID]]) -> [Board.Item] {
    switch self {
    case .app(let id): return corrections[id]?.map(Board.Item.app) ?? [self]
    case .folder(var folder):
      folder.items = folder.items.flatMap { corrections[$0] ?? [$0] }
      return [.folder(folder)]
    }
  }
}
