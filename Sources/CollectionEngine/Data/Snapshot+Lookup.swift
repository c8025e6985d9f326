extension Snapshot {
  /// Updates the lookup table for the items of a section from an index to the end. At the end of a section this does
  /// nothing, so that appending costs nothing for the items that are there.
  mutating func updatePositions(inSection section: Int, from start: Int) {
    updatePositions(inSection: section, in: start..<contents[section].count)
  }

  /// Updates the lookup table for some items of a section.
  mutating func updatePositions(inSection section: Int, in range: Range<Int>) {
    let items = contents[section]
    for item in range { positions[items[item]] = ItemIndex(section: section, item: item) }
  }

  /// Updates the lookup tables for the sections from a number to the last one, and for their items.
  mutating func updateNumbers(from start: Int) { updateNumbers(in: start..<sections.count) }

  /// Updates the lookup tables for some sections whose number may have changed, and for their items.
  mutating func updateNumbers(in range: Range<Int>) {
    for number in range where sectionNumbers[sections[number]] != number {
      sectionNumbers[sections[number]] = number
      updatePositions(inSection: number, from: 0)
    }
  }

  /// Traps if the lookup tables or the marks do not match the sections and items.
  func checkInvariants() {
    precondition(sections.count == contents.count && sections.count == sectionNumbers.count)
    precondition(positions.count == contents.reduce(0) { $0 + $1.count })
    for (number, section) in sections.enumerated() {
      precondition(sectionNumbers[section] == number)
      for (item, identity) in contents[number].enumerated() {
        precondition(positions[identity] == ItemIndex(section: number, item: item))
      }
    }
    precondition(reloadedSections.allSatisfy { sectionNumbers[$0] != nil })
    precondition(reloadedItems.allSatisfy { positions[$0] != nil })
  }
}
