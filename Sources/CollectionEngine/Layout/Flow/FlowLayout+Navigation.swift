extension FlowLayout {
  /// Returns the neighbour of an item. Back and onward go to the previous and the next item in reading order, also
  /// across sections. Up and down go to the item with the nearest centre in the previous and the next line. If the
  /// layout scrolls horizontally, lines are columns and the two pairs are exchanged.
  public func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    guard contains(index) else { return nil }
    return switch (direction, axes.isTransposed) {
    case (.back, false), (.up, true): item(before: index)
    case (.onward, false), (.down, true): item(after: index)
    case (.up, false), (.back, true): itemOnLine(before: index)
    case (.down, false), (.onward, true): itemOnLine(after: index)
    }
  }

  private func item(before index: ItemIndex) -> ItemIndex? {
    if index.item > 0 { return ItemIndex(section: index.section, item: index.item - 1) }
    return section(before: index.section).map { ItemIndex(section: $0, item: itemCounts[$0] - 1) }
  }

  private func item(after index: ItemIndex) -> ItemIndex? {
    if index.item + 1 < itemCounts[index.section] { return ItemIndex(section: index.section, item: index.item + 1) }
    return section(after: index.section).map { ItemIndex(section: $0, item: 0) }
  }

  private func itemOnLine(before index: ItemIndex) -> ItemIndex? {
    let line = sections[index.section].lines.line(of: index.item)
    if line > 0 { return nearest(to: index, onLine: line - 1, ofSection: index.section) }
    return section(before: index.section).flatMap {
      nearest(to: index, onLine: sections[$0].lines.count - 1, ofSection: $0)
    }
  }

  private func itemOnLine(after index: ItemIndex) -> ItemIndex? {
    let lines = sections[index.section].lines
    let line = lines.line(of: index.item)
    if line + 1 < lines.count { return nearest(to: index, onLine: line + 1, ofSection: index.section) }
    return section(after: index.section).flatMap { nearest(to: index, onLine: 0, ofSection: $0) }
  }

  /// The nearest previous section that has items.
  private func section(before section: Int) -> Int? { itemCounts[..<section].lastIndex { $0 > 0 } }

  private func section(after section: Int) -> Int? { itemCounts[(section + 1)...].firstIndex { $0 > 0 } }

  private func nearest(to index: ItemIndex, onLine line: Int, ofSection section: Int) -> ItemIndex? {
    let middle = sections[index.section].frame(of: index.item).midX
    return nearestItem(toX: middle, on: sections[section].lines.line(line), ofSection: section)
  }

  /// The item of a line with its centre nearest to `x`, in flow coordinates; of two, the first in reading order.
  func nearestItem(toX x: Double, on line: FlowLine, ofSection number: Int) -> ItemIndex? {
    let section = sections[number]
    func distance(_ item: Int) -> Double { (section.frame(of: item, in: line).midX - x).magnitude }
    let after = line.items.bisection { section.frame(of: $0, in: line).midX >= x }
    let candidates = (after - 1...after).filter(line.items.contains)
    return candidates.min { distance($0) < distance($1) }.map { ItemIndex(section: number, item: $0) }
  }
}
