extension FlowLayout {
  /// Returns the elements that intersect the visible rectangle, in the order of their sections: header, backdrop, the
  /// shelf and the cells of each line, footer. The header of the collection is the first one, and its footer the last
  /// one. Sections and lines are found by bisection or arithmetic.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    let visible = visible.bounded
    let area = axes.flow(visible)
    var result = FlowCollector(visible: visible)
    result.append(collectionHeader)
    for number in sections(from: area.minY, to: area.maxY) {
      result.append(header(ofSection: number, in: area))
      result.append(backdrop(ofSection: number))
      appendLines(ofSection: number, in: area, to: &result)
      result.append(footer(ofSection: number, in: area))
    }
    result.append(collectionFooter)
    return result.attributes
  }

  /// Returns nil if there is no such element. The index of a cell is that of its item; that of a shelf is the
  /// section and the number of the line.
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    switch element {
    case .cell(let index): contains(index) ? cell(index) : nil
    case .supplementary(.sectionHeader, let index):
      index.item == 0 ? header(ofSection: index.section, in: axes.flow(visible.bounded)) : nil
    case .supplementary(.sectionFooter, let index):
      index.item == 0 ? footer(ofSection: index.section, in: axes.flow(visible.bounded)) : nil
    case .collectionHeader: collectionHeader
    case .collectionFooter: collectionFooter
    case .decoration(.backdrop, let index): index.item == 0 ? backdrop(ofSection: index.section) : nil
    case .decoration(.shelf, let index): shelf(index)
    case .supplementary, .decoration: nil
    }
  }

  private func appendLines(ofSection number: Int, in area: Rect, to result: inout FlowCollector) {
    let section = sections[number]
    let (low, high) = (area.minX - section.origin.x - axes.pixel, area.maxX - section.origin.x + axes.pixel)
    // Most cells have the size of the one before.
    var parts = section.cell.parts(of: .zero, pixels)
    for lineNumber in section.lines(from: area.minY - axes.pixel, to: area.maxY + axes.pixel) {
      let line = section.lines.line(lineNumber)
      if section.shelf > 0 { result.append(shelf(ItemIndex(section: number, item: lineNumber))) }
      for item in section.lines.items(of: line, from: low, to: high) {
        let frame = axes.content(section.frame(of: item, in: line))
        if parts.size != frame.size { parts = section.cell.parts(of: frame.size, pixels) }
        result.append(parts.attributes(of: ItemIndex(section: number, item: item), at: frame.origin))
      }
    }
  }

  /// The sections that intersect a range in the scroll direction. The range is extended by a device pixel, since
  /// mirrored coordinates have rounding errors.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = sections.indices.bisection { sections[$0].end > low - axes.pixel }
    return first..<(first..<sections.count).bisection { sections[$0].start >= high + axes.pixel }
  }
}

/// Collects the elements that intersect the visible rectangle.
private struct FlowCollector {
  let visible: Rect
  var attributes: [LayoutAttributes] = []

  /// Reserves room for a full screen, so that the array does not grow step by step.
  init(visible: Rect) {
    self.visible = visible
    attributes.reserveCapacity(256)
  }

  mutating func append(_ element: LayoutAttributes?) {
    if let element, element.frame.intersects(visible) { attributes.append(element) }
  }
}
