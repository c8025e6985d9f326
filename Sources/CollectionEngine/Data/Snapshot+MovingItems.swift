/// Each of these moves costs O(1) for every item that it passes in a section, or that follows it if it changes its
/// section. To reorder many items, create a new snapshot instead, which is O(n) in all.
extension Snapshot {
  /// Moves an item to directly before another one, from any section into the section of the other one. The item keeps
  /// its mark. Returns false, and does nothing, if one of the items is unknown or both are the same.
  @discardableResult
  public mutating func moveItem(_ item: Item, before other: Item) -> Bool {
    guard item != other, let source = positions[item], let target = positions[other] else { return false }
    moveItem(at: source, to: target)
    return true
  }

  /// Moves an item to directly after another one, from any section into the section of the other one. The item keeps
  /// its mark. Returns false, and does nothing, if one of the items is unknown or both are the same.
  @discardableResult
  public mutating func moveItem(_ item: Item, after other: Item) -> Bool {
    guard item != other, let source = positions[item], let target = positions[other] else { return false }
    moveItem(at: source, to: ItemIndex(section: target.section, item: target.item + 1))
    return true
  }

  /// Moves an item to the end of a section, which may be its own. The item keeps its mark. Returns false, and does
  /// nothing, if the item or the section is unknown.
  @discardableResult
  public mutating func moveItem(_ item: Item, toEndOf section: Section) -> Bool {
    guard let source = positions[item], let number = sectionNumbers[section] else { return false }
    moveItem(at: source, to: ItemIndex(section: number, item: contents[number].count))
    return true
  }

  /// Moves an item to a gap between items. The gap is counted before the item is removed.
  private mutating func moveItem(at source: ItemIndex, to gap: ItemIndex) {
    let item = contents[source.section].remove(at: source.item)
    if source.section == gap.section {
      let target = gap.item > source.item ? gap.item - 1 : gap.item
      contents[gap.section].insert(item, at: target)
      updatePositions(inSection: gap.section, in: min(source.item, target)..<max(source.item, target) + 1)
    } else {
      contents[gap.section].insert(item, at: gap.item)
      updatePositions(inSection: source.section, from: source.item)
      updatePositions(inSection: gap.section, from: gap.item)
    }
  }
}
