import CollectionEngine

extension SnapshotDifference {
  /// Applies the changes to lists of items, in the order that the difference documents. The result has no marks but
  /// those of the difference.
  func applying(to old: Snapshot<Section, Item>) -> Snapshot<Section, Item> {
    var lists = old.sections.map { (section: $0, items: old.items(in: $0)) }
    let removedItems = items.deleted.map(\.position) + items.moved.map(\.from)
    for index in removedItems.sorted().reversed() { lists[index.section].items.remove(at: index.item) }
    let removedSections = sections.deleted.map(\.position) + sections.moved.map(\.from)
    for number in removedSections.sorted().reversed() { lists.remove(at: number) }
    insertSections(into: &lists, from: old)
    let added =
      items.inserted.map { ($0.identity, $0.position) } + items.moved.map { ($0.identity, $0.to) }
    for (item, index) in added.sorted(by: { $0.1 < $1.1 }) { lists[index.section].items.insert(item, at: index.item) }
    var result = Snapshot(lists)
    result.reloadSections(sections.reloaded.map { lists[$0.to].section })
    result.reloadItems(items.reloaded.map { lists[$0.to.section].items[$0.to.item] })
    return result
  }

  private func insertSections(
    into lists: inout [(section: Section, items: [Item])], from old: Snapshot<Section, Item>
  ) {
    let removed = Set(items.deleted.map(\.identity) + items.moved.map(\.identity))
    let added =
      sections.inserted.map { ($0.identity, [], $0.position) }
      + sections.moved.map { move in
        (move.identity, old.items(in: move.identity).filter { !removed.contains($0) }, move.to)
      }
    for (section, items, number) in added.sorted(by: { $0.2 < $1.2 }) { lists.insert((section, items), at: number) }
  }
}
