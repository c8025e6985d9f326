/// The contents of a collection at one moment: sections in order, and the items of each section in order, by identity.
///
/// Any hashable value is an identity. A section is in a snapshot at most once, and so is an item. No call traps on
/// input that does not fit: a duplicate is ignored, so that the first one stays, and a call that names an unknown
/// identity does nothing. Where a caller may want to know, the call returns what it ignored.
///
/// A snapshot also marks the sections and items whose content has changed though their identity has not. The marks
/// tell `SnapshotDifference` what to reload. They belong to one change: whoever has applied a snapshot keeps it after
/// `clearReloads()`.
///
/// A copy costs O(1) and shares its storage; the first change after that copies the lists of the sections that change,
/// and the lookup tables, which is O(n) for n items without hashing any of them. Each function states its cost beyond
/// that copy. Hashing is taken as O(1).
public struct Snapshot<Section: Hashable, Item: Hashable> {
  /// The sections in order.
  public internal(set) var sections: [Section] = []
  /// The items of each section in order, by the number of the section.
  var contents: [[Item]] = []
  /// The number of each section.
  var sectionNumbers: [Section: Int] = [:]
  /// The position of each item. It is kept valid by every change, so that a lookup never has to build it.
  var positions: [Item: ItemIndex] = [:]

  /// The sections that are marked to be reloaded. All of them are in the snapshot.
  public internal(set) var reloadedSections: Set<Section> = []
  /// The items that are marked to be reloaded. All of them are in the snapshot.
  public internal(set) var reloadedItems: Set<Item> = []

  /// Creates a snapshot without sections.
  public init() {}

  /// Creates a snapshot from sections with their items, in O(n). A section that is given twice is ignored the second
  /// time, together with its items. An item that is given twice stays where it was given first.
  public init(_ sections: KeyValuePairs<Section, [Item]>) {
    for (section, items) in sections { appendSection(section, items: items) }
  }

  /// Creates a snapshot from pairs of a section and its items, in O(n). Duplicates are ignored, as by the other
  /// initialiser.
  public init(_ sections: [(section: Section, items: [Item])]) {
    for (section, items) in sections { appendSection(section, items: items) }
  }

  private mutating func appendSection(_ section: Section, items: [Item]) {
    if appendSections([section]).isEmpty { appendItems(items, to: section) }
  }

  /// Returns a copy with changes. If the closure throws, there is no copy, and the snapshot is as it was.
  public func changed(_ change: (inout Snapshot) throws -> Void) rethrows -> Snapshot {
    var copy = self
    try change(&copy)
    return copy
  }
}

extension Snapshot: Equatable {
  /// Two snapshots are equal if they have the same sections and items in the same order, and the same marks. This costs
  /// O(n), or less if they share storage.
  public static func == (a: Snapshot, b: Snapshot) -> Bool {
    a.sections == b.sections && a.contents == b.contents
      && a.reloadedSections == b.reloadedSections && a.reloadedItems == b.reloadedItems
  }
}

extension Snapshot: Sendable where Section: Sendable, Item: Sendable {}
