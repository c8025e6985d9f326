extension FlowLayout {
  /// Finds sections and lines by bisection or arithmetic. Elements are in the order of their sections: header,
  /// backdrop, each line's shelf and cells, footer.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    let area = axes.flow(visible)
    var result = FlowCollector(visible: visible)
    for number in sections(from: area.minY, to: area.maxY) {
      result.append(header(ofSection: number, in: area))
      result.append(backdrop(ofSection: number))
      appendLines(ofSection: number, in: area, to: &result)
      result.append(footer(ofSection: number, in: area))
    }
    return result.attributes
  }

  /// An index path is that of an item, or of a section and a line: a shelf has the number of its line as its item.
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    switch element {
    case .cell(let index): contains(index) ? cell(index) : nil
    case .header(let section): header(ofSection: section, in: axes.flow(visible))
    case .footer(let section): footer(ofSection: section, in: axes.flow(visible))
    case .decoration(.backdrop, let index): index.item == 0 ? backdrop(ofSection: index.section) : nil
    case .decoration(.shelf, let index): shelf(index)
    }
  }

  private func appendLines(ofSection number: Int, in area: Rect, to result: inout FlowCollector) {
    let section = sections[number]
    let (low, high) = (area.minX - section.origin.x - axes.pixel, area.maxX - section.origin.x + axes.pixel)
    for lineNumber in section.lines(from: area.minY - axes.pixel, to: area.maxY + axes.pixel) {
      let line = section.lines.line(lineNumber)
      if section.shelf > 0 { result.append(shelf(IndexPath(section: number, item: lineNumber))) }
      for item in section.lines.items(of: line, from: low, to: high) {
        let index = IndexPath(section: number, item: item)
        result.append(cell(index, in: section, frame: section.frame(of: item, in: line)))
      }
    }
  }

  /// The sections that a stretch in the scroll direction meets, and a device pixel beyond, since coordinates that are
  /// mirrored are inexact in their last bits.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = sections.indices.bisection { sections[$0].end > low - axes.pixel }
    return first..<(first..<sections.count).bisection { sections[$0].start >= high + axes.pixel }
  }
}

/// The elements that meet the visible rectangle.
private struct FlowCollector {
  let visible: Rect
  var attributes: [LayoutAttributes] = []

  mutating func append(_ element: LayoutAttributes?) {
    if let element, element.frame.intersects(visible) { attributes.append(element) }
  }
}
