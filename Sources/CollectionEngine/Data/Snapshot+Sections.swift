extension Snapshot {
  /// Appends sections without items, and returns those that were ignored because they are in the snapshot already. This
  /// costs amortised O(k) for k sections.
  @discardableResult
  public mutating func appendSections(_ sections: [Section]) -> [Section] {
    insertSections(sections, at: self.sections.count)
  }

  /// Inserts sections without items before another one, and returns those that were ignored: sections that are in the
  /// snapshot already, and all sections if the other one is unknown. This costs O(k) for k sections, and O(1) for each
  /// section and item that follows.
  @discardableResult
  public mutating func insertSections(_ sections: [Section], before other: Section) -> [Section] {
    guard let number = sectionNumbers[other] else { return sections }
    return insertSections(sections, at: number)
  }

  /// Inserts sections without items after another one, and returns those that were ignored: sections that are in the
  /// snapshot already, and all sections if the other one is unknown. This costs O(k) for k sections, and O(1) for each
  /// section and item that follows.
  @discardableResult
  public mutating func insertSections(_ sections: [Section], after other: Section) -> [Section] {
    guard let number = sectionNumbers[other] else { return sections }
    return insertSections(sections, at: number + 1)
  }

  /// Moves a section with its items to directly before another one. All marks are kept. Returns false, and does
  /// nothing, if one of the sections is unknown or both are the same. This costs O(1) for each section that changes its
  /// number, and for each of its items.
  @discardableResult
  public mutating func moveSection(_ section: Section, before other: Section) -> Bool {
    guard section != other, let source = sectionNumbers[section], let target = sectionNumbers[other] else {
      return false
    }
    moveSection(at: source, to: target)
    return true
  }

  /// Moves a section with its items to directly after another one. All marks are kept. Returns false, and does nothing,
  /// if one of the sections is unknown or both are the same. This costs O(1) for each section that changes its number,
  /// and for each of its items.
  @discardableResult
  public mutating func moveSection(_ section: Section, after other: Section) -> Bool {
    guard section != other, let source = sectionNumbers[section], let target = sectionNumbers[other] else {
      return false
    }
    moveSection(at: source, to: target + 1)
    return true
  }

  /// Deletes sections with their items and marks, and returns those that were ignored because they are unknown or given
  /// twice. This costs O(k) for k sections, and O(1) for each section and item from the first deleted one on.
  @discardableResult
  public mutating func deleteSections(_ sections: [Section]) -> [Section] {
    var ignored: [Section] = []
    var start = self.sections.count
    for section in sections {
      guard let number = sectionNumbers.removeValue(forKey: section) else {
        ignored.append(section)
        continue
      }
      start = min(start, number)
      reloadedSections.remove(section)
      for item in contents[number] { removeFromLookup(item) }
    }
    removeSectionsWithoutNumber(from: start)
    return ignored
  }

  /// Marks sections whose content has changed, and returns those that were ignored because they are unknown. The items
  /// in the sections are not marked. This costs O(k) for k sections.
  @discardableResult
  public mutating func reloadSections(_ sections: [Section]) -> [Section] {
    var ignored: [Section] = []
    for section in sections {
      if contains(section: section) { reloadedSections.insert(section) } else { ignored.append(section) }
    }
    return ignored
  }

  /// Inserts the sections that are not in the snapshot, and returns the others. The number must be valid.
  private mutating func insertSections(_ sections: [Section], at number: Int) -> [Section] {
    var inserted: [Section] = []
    var ignored: [Section] = []
    for section in sections {
      guard sectionNumbers[section] == nil else {
        ignored.append(section)
        continue
      }
      sectionNumbers[section] = number + inserted.count
      inserted.append(section)
    }
    guard !inserted.isEmpty else { return ignored }
    self.sections.insert(contentsOf: inserted, at: number)
    contents.insert(contentsOf: repeatElement([], count: inserted.count), at: number)
    updateNumbers(from: number + inserted.count)
    return ignored
  }

  /// Moves a section to a gap between sections. The gap is counted before the section is removed.
  private mutating func moveSection(at source: Int, to gap: Int) {
    let target = gap > source ? gap - 1 : gap
    sections.insert(sections.remove(at: source), at: target)
    contents.insert(contents.remove(at: source), at: target)
    updateNumbers(in: min(source, target)..<max(source, target) + 1)
  }

  private mutating func removeFromLookup(_ item: Item) {
    positions[item] = nil
    reloadedItems.remove(item)
  }

  /// Removes sections that have been removed from the lookup table, in one pass.
  private mutating func removeSectionsWithoutNumber(from start: Int) {
    guard start < sections.count else { return }
    let kept = (start..<sections.count).filter { sectionNumbers[sections[$0]] != nil }
    let (keptSections, keptContents) = (kept.map { sections[$0] }, kept.map { contents[$0] })
    sections.replaceSubrange(start..., with: keptSections)
    contents.replaceSubrange(start..., with: keptContents)
    updateNumbers(from: start)
  }
}
