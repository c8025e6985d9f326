extension Snapshot {
  /// The number of items in all sections, in O(1).
  public var count: Int { positions.count }

  /// Whether there are no items. There may be sections. This costs O(1).
  public var isEmpty: Bool { positions.isEmpty }

  /// The items of all sections in order, in O(n).
  public var items: [Item] { Array(contents.joined()) }

  /// The number of items in each section, in O(s) for s sections.
  public var itemCounts: [Int] { contents.map(\.count) }

  /// Returns the items of a section in order, in O(1). An unknown section has none.
  public func items(in section: Section) -> [Item] { sectionNumbers[section].map { contents[$0] } ?? [] }

  /// Returns the position of an item in O(1), or nil if the item is unknown.
  public func index(of item: Item) -> ItemIndex? { positions[item] }

  /// Returns the item at a position in O(1), or nil if there is none.
  public func item(at index: ItemIndex) -> Item? {
    hasItem(at: index) ? contents[index.section][index.item] : nil
  }

  /// Returns whether there is an item at a position, in O(1).
  func hasItem(at index: ItemIndex) -> Bool {
    index.section >= 0 && index.section < contents.count && index.item >= 0
      && index.item < contents[index.section].count
  }

  /// Returns the section with a number in O(1), or nil if there is none.
  public func section(at number: Int) -> Section? { sections.indices.contains(number) ? sections[number] : nil }

  /// Returns the number of a section in O(1), or nil if the section is unknown.
  public func sectionNumber(of section: Section) -> Int? { sectionNumbers[section] }

  /// Returns the section that contains an item in O(1), or nil if the item is unknown.
  public func section(containing item: Item) -> Section? { positions[item].map { sections[$0.section] } }

  /// Returns whether an item is in the snapshot, in O(1).
  public func contains(_ item: Item) -> Bool { positions[item] != nil }

  /// Returns whether a section is in the snapshot, in O(1).
  public func contains(section: Section) -> Bool { sectionNumbers[section] != nil }
}
