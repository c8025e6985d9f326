extension FlowLayout {
  /// Backdrops are behind shelves, shelves are behind cells, and pinned elements are in front of everything.
  private enum Depth {
    static let backdrop = -2.0
    static let shelf = -1.0
    static let pinned = 1.0
  }

  /// `index` must be in the layout.
  func cell(_ index: ItemIndex) -> LayoutAttributes {
    let section = sections[index.section]
    return section.cell.attributes(of: index, in: axes.content(section.frame(of: index.item)), pixels)
  }

  /// The header of the collection; nil if it has none.
  var collectionHeader: LayoutAttributes? { supplementary(.collectionHeader, from: 0, length: header) }

  /// The footer of the collection; nil if it has none.
  var collectionFooter: LayoutAttributes? { supplementary(.collectionFooter, from: sectionsEnd, length: footer) }

  private func supplementary(_ element: LayoutElement, from start: Double, length: Double) -> LayoutAttributes? {
    guard length > 0 else { return nil }
    let frame = Rect(x: 0, y: start, width: axes.lineLength, height: length)
    return supplementary(element, frame: frame, isPinned: false)
  }

  /// `area` is the visible rectangle in flow coordinates, as for footers.
  func header(ofSection number: Int, in area: Rect) -> LayoutAttributes? {
    guard sections.indices.contains(number), sections[number].header > 0 else { return nil }
    let section = sections[number]
    let y = metrics.pinsHeaders ? section.header(pinnedTo: area) : section.start
    let frame = Rect(x: 0, y: y, width: axes.lineLength, height: section.header)
    return supplementary(.header(section: number), frame: frame, isPinned: y != section.start)
  }

  func footer(ofSection number: Int, in area: Rect) -> LayoutAttributes? {
    guard sections.indices.contains(number), sections[number].footer > 0 else { return nil }
    let section = sections[number]
    let resting = section.end - section.footer
    let y = metrics.pinsFooters ? section.footer(pinnedTo: area) : resting
    let frame = Rect(x: 0, y: y, width: axes.lineLength, height: section.footer)
    return supplementary(.footer(section: number), frame: frame, isPinned: y != resting)
  }

  private func supplementary(_ element: LayoutElement, frame: Rect, isPinned: Bool) -> LayoutAttributes {
    LayoutAttributes(
      element: element, frame: axes.content(frame), z: isPinned ? Depth.pinned : 0, flags: isPinned ? .pinned : [])
  }

  func backdrop(ofSection number: Int) -> LayoutAttributes? {
    guard sections.indices.contains(number) else { return nil }
    return sections[number].backdrop.map {
      let element = LayoutElement.decoration(.backdrop, ItemIndex(section: number, item: 0))
      return LayoutAttributes(element: element, frame: axes.content($0), z: Depth.backdrop)
    }
  }

  /// The item of the index is the number of the line.
  func shelf(_ index: ItemIndex) -> LayoutAttributes? {
    guard sections.indices.contains(index.section) else { return nil }
    let section = sections[index.section]
    guard section.shelf > 0, (0..<section.lines.count).contains(index.item) else { return nil }
    let frame = section.shelf(after: section.lines.line(index.item))
    return LayoutAttributes(element: .decoration(.shelf, index), frame: axes.content(frame), z: Depth.shelf)
  }
}
