extension Snapshot {
  /// Appends items to a section and returns those that were ignored: items that are in the snapshot already, and all
  /// items if the section is unknown. This costs amortised O(k) for k items.
  @discardableResult
  public mutating func appendItems(_ items: [Item], to section: Section) -> [Item] {
    guard let number = sectionNumbers[section] else { return items }
    return insertItems(items, at: ItemIndex(section: number, item: contents[number].count))
  }

  /// Inserts items before another item, in its section, and returns those that were ignored: items that are in the
  /// snapshot already, and all items if the other item is unknown. This costs O(k) for k items, and O(1) for each item
  /// that follows in the section.
  @discardableResult
  public mutating func insertItems(_ items: [Item], before other: Item) -> [Item] {
    guard let index = positions[other] else { return items }
    return insertItems(items, at: index)
  }

  /// Inserts items after another item, in its section, and returns those that were ignored: items that are in the
  /// snapshot already, and all items if the other item is unknown. This costs O(k) for k items, and O(1) for each item
  /// that follows in the section.
  @discardableResult
  public mutating func insertItems(_ items: [Item], after other: Item) -> [Item] {
    guard let index = positions[other] else { return items }
    return insertItems(items, at: ItemIndex(section: index.section, item: index.item + 1))
  }

  /// Deletes items and their marks, and returns those that were ignored because they are unknown or given twice. This
  /// costs O(k) for k items, and O(1) for each item that follows the first deleted one in its section.
  @discardableResult
  public mutating func deleteItems(_ items: [Item]) -> [Item] {
    var ignored: [Item] = []
    var starts: [Int: Int] = [:]
    for item in items {
      guard let index = positions.removeValue(forKey: item) else {
        ignored.append(item)
        continue
      }
      reloadedItems.remove(item)
      starts[index.section] = min(index.item, starts[index.section] ?? index.item)
    }
    for (section, start) in starts { removeItemsWithoutPosition(inSection: section, from: start) }
    return ignored
  }

  /// Deletes all sections, items and marks.
  public mutating func deleteAll() { self = Snapshot() }

  /// Marks items whose content has changed, and returns those that were ignored because they are unknown. This costs
  /// O(k) for k items.
  @discardableResult
  public mutating func reloadItems(_ items: [Item]) -> [Item] {
    var ignored: [Item] = []
    for item in items {
      if contains(item) { reloadedItems.insert(item) } else { ignored.append(item) }
    }
    return ignored
  }

  /// Removes all marks from sections and items. Call this when the snapshot has been applied, since the marks belong
  /// to that change. This costs O(1), or O(m) to release m marks.
  public mutating func clearReloads() {
    reloadedSections = []
    reloadedItems = []
  }

  /// Inserts the items that are not in the snapshot, and returns the others. The index must be valid.
  private mutating func insertItems(_ items: [Item], at index: ItemIndex) -> [Item] {
    var inserted: [Item] = []
    var ignored: [Item] = []
    // A large batch would otherwise hash the items again each time that the table grows.
    if items.count > positions.count { positions.reserveCapacity(positions.count + items.count) }
    for item in items {
      guard positions[item] == nil else {
        ignored.append(item)
        continue
      }
      positions[item] = ItemIndex(section: index.section, item: index.item + inserted.count)
      inserted.append(item)
    }
    guard !inserted.isEmpty else { return ignored }
    contents[index.section].insert(contentsOf: inserted, at: index.item)
    updatePositions(inSection: index.section, from: index.item + inserted.count)
    return ignored
  }

  /// Removes items that have been removed from the lookup table, in one pass.
  private mutating func removeItemsWithoutPosition(inSection section: Int, from start: Int) {
    let kept = contents[section][start...].filter { positions[$0] != nil }
    contents[section].replaceSubrange(start..., with: kept)
    updatePositions(inSection: section, from: start)
  }
}
