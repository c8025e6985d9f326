/// The changes that lead from one snapshot to another. They depend on the two snapshots only, and not on the calls that
/// made one from the other.
///
/// An item is moved if it is in another section than before, or if it has changed its place among the items that stay
/// in its section. The number of moves is the smallest possible: inserting an item before others moves none of them.
/// A section that moves takes its items along; they are not moved themselves.
///
/// The changes lead from the old snapshot to the new one in this order:
///
/// 1. Remove the deleted and the moved items at their old positions, from the last one to the first.
/// 2. Remove the deleted and the moved sections at their old numbers, from the last one to the first. Keep the items of
///    the moved sections.
/// 3. Insert the inserted and the moved sections at their new numbers, from the first one to the last.
/// 4. Insert the inserted and the moved items at their new positions, from the first one to the last.
/// 5. Reload sections and items at their new positions.
public struct SnapshotDifference<Section: Hashable, Item: Hashable>: Equatable {
  /// The changes of sections. Positions are the numbers of sections.
  public private(set) var sections = IdentityChanges<Section, Int>()
  /// The changes of items, including the items of sections that are deleted or inserted.
  public private(set) var items = IdentityChanges<Item, ItemIndex>()

  /// Whether the snapshots have the same sections and items in the same order, and nothing is to be reloaded.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// Compares two snapshots. Marks of the old snapshot are ignored, since they belong to an earlier change.
  ///
  /// In each section, the items at the start and at the end that are the same in both snapshots are only compared. The
  /// k items between them cost O(k log k). A section whose storage is shared by both snapshots costs O(1).
  public init(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) {
    compareSections(old, new)
    for number in new.sections.indices { compareItems(ofSection: number, old, new) }
    for section in sections.deleted {
      let contents = old.contents[section.position]
      addDeletedItems(contents.indices, ofSection: section.position, old, new)
    }
    items.deleted.sort { $0.position < $1.position }
    addReloads(old, new)
  }
}

extension SnapshotDifference: Sendable where Section: Sendable, Item: Sendable {}

extension SnapshotDifference {
  private mutating func compareSections(_ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>) {
    let edit = ListEdit(from: old.sections, to: new.sections) { old.sectionNumber(of: $0) }
    for number in edit.removed where !new.contains(section: old.sections[number]) {
      sections.deleted.append(.init(identity: old.sections[number], position: number))
    }
    for number in edit.added {
      let section = new.sections[number]
      if let from = old.sectionNumber(of: section) {
        sections.moved.append(.init(identity: section, from: from, to: number))
      } else {
        sections.inserted.append(.init(identity: section, position: number))
      }
    }
  }

  /// Compares the items of a section of the new snapshot. A section that is not in the old one was empty there.
  private mutating func compareItems(
    ofSection number: Int, _ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>
  ) {
    let oldNumber = old.sectionNumber(of: new.sections[number])
    let edit = ListEdit(from: oldNumber.map { old.contents[$0] } ?? [], to: new.contents[number]) { item in
      old.index(of: item).flatMap { $0.section == oldNumber ? $0.item : nil }
    }
    if let oldNumber { addDeletedItems(edit.removed, ofSection: oldNumber, old, new) }
    for index in edit.added { addItem(at: ItemIndex(section: number, item: index), old, new) }
  }

  /// Adds the items among those removed from a section that are not in another place of the new snapshot.
  private mutating func addDeletedItems(
    _ removed: some Sequence<Int>, ofSection number: Int, _ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>
  ) {
    let contents = old.contents[number]
    for index in removed where !new.contains(contents[index]) {
      items.deleted.append(.init(identity: contents[index], position: ItemIndex(section: number, item: index)))
    }
  }

  private mutating func addItem(
    at index: ItemIndex, _ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>
  ) {
    let item = new.contents[index.section][index.item]
    if let from = old.index(of: item) {
      items.moved.append(.init(identity: item, from: from, to: index))
    } else {
      items.inserted.append(.init(identity: item, position: index))
    }
  }

  /// Adds the marks of the new snapshot. What is inserted is loaded anyway, and needs no reload.
  private mutating func addReloads(_ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>) {
    for section in new.reloadedSections {
      guard let from = old.sectionNumber(of: section), let to = new.sectionNumber(of: section) else { continue }
      sections.reloaded.append(.init(identity: section, from: from, to: to))
    }
    for item in new.reloadedItems {
      guard let from = old.index(of: item), let to = new.index(of: item) else { continue }
      items.reloaded.append(.init(identity: item, from: from, to: to))
    }
    sections.reloaded.sort { $0.to < $1.to }
    items.reloaded.sort { $0.to < $1.to }
  }
}
