import CollectionEngine
import TestSupport
import Testing

/// Random rows in random rectangles. The rectangles, and all edges once they are rounded, are at multiples of a quarter of a
/// logical pixel, so that both directions compute them exactly.
@Suite("A timeline is consistent")
struct TimelineLayoutInvariantTests {
  private struct Case {
    let layout: TimelineLayout
    let visible: [Rect]

    init(seed: Int) {
      var generator = SeededGenerator(seed: seed)
      let rows = (0..<generator.number(0...6)).map { _ in TimelineRow.random(&generator) }
      let guide = TimelineLayout.guide(
        rows, hours: 30, width: generator.pick([300, 317.3]), now: Double(generator.number(-2...32)),
        scale: generator.pick([1, 2]), isRightToLeft: seed % 2 == 0, pinsLeading: seed % 4 < 2)
      var metrics = guide.metrics
      (metrics.rowHeight, metrics.rowSpacing) = generator.pick([(64, 2), (63.4, 0), (20.6, 0)])
      layout = guide.with(metrics, marks: guide.marks)
      visible = (0..<10).map { [layout] _ in Self.rectangle(in: layout, &generator) }
    }

    /// A rectangle of which one side is often near an edge of a cell or an hour.
    private static func rectangle(in layout: TimelineLayout, _ generator: inout SeededGenerator) -> Rect {
      let bounds = layout.contentBounds
      let moment = generator.pick(layout.marks + layout.rows.flatMap { $0.spans.map(\.start) })
      let width = Double(generator.number(1...4800)) / 4
      let x = generator.pick([
        bounds.minX + Double(generator.number(-1200...Int(bounds.width) * 4)) / 4,
        layout.contentX(of: moment) + generator.pick([-0.75, -0.25, 0, 0.25, 0.75]) - generator.pick([0, width]),
      ])
      return Rect(
        x: x, y: Double(generator.number(-400...2000)) / 4, width: width,
        height: Double(generator.number(1...2000)) / 4)
    }
  }

  @Test("The elements of a rectangle are those that exist and intersect it", arguments: 1...60)
  func elements(seed: Int) {
    let (layout, areas) = (Case(seed: seed).layout, Case(seed: seed).visible)
    let elements = layout.imaginableElements
    for visible in areas {
      let all = elements.compactMap { layout.attributes(for: $0, in: visible) }
      #expect(all.map(\.element) == elements.filter(layout.contains))
      let found = layout.attributes(in: visible)
      let expected = all.filter { $0.frame.intersects(visible) }
      #expect(found.count == expected.count)
      #expect(
        Dictionary(found.map { ($0.element, $0) }) { first, _ in first }
          == Dictionary(expected.map { ($0.element, $0) }) { first, _ in first })
    }
  }

  @Test(
    "Leading views are in front of the cells of their rows, and behind row headers, hours and the corner",
    arguments: 1...60)
  func order(seed: Int) {
    let (layout, areas) = (Case(seed: seed).layout, Case(seed: seed).visible)
    var generator = SeededGenerator(seed: seed)
    for visible in areas {
      let found = layout.attributes(in: visible)
      for _ in 0..<20 {
        let point = Point(
          x: visible.minX + visible.width * Double(generator.number(0..<64)) / 64,
          y: visible.minY + visible.height * Double(generator.number(0..<64)) / 64)
        let touched = found.filter { $0.frame.contains(point) }
        #expect(
          touched.enumerated().max { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }?.element.element.depth
            == touched.map(\.element.depth).max())
        #expect(layout.dropTarget(at: point, share: 0.5) == nil)
      }
    }
  }

  @Test("Labels are in their cells, and neither row headers nor leading views cover them", arguments: 1...60)
  func labels(seed: Int) throws {
    let (layout, areas) = (Case(seed: seed).layout, Case(seed: seed).visible)
    for visible in areas {
      for cell in layout.attributes(in: visible) {
        guard let index = cell.index else { continue }
        let label = try #require(cell.label)
        #expect(cell.frame.contains(label))
        let header = try #require(layout.attributes(for: .header(section: index.section), in: visible))
        let leading = layout.attributes(for: .leading(row: index.section), in: visible)
        #expect(!label.meets(header.frame) && leading.map { label.meets($0.frame) } != true)
        let isCovered = cell.frame.meets(header.frame) || leading.map { cell.frame.meets($0.frame) } == true
        #expect(isCovered || label == cell.frame)
      }
    }
  }

  @Test("Arrow keys move between the spans that the layout shows, and reach all of them in a row", arguments: 1...60)
  func navigation(seed: Int) {
    let layout = Case(seed: seed).layout
    for element in layout.imaginableElements {
      guard let index = element.cell else { continue }
      for direction in [FocusDirection.back, .onward, .up, .down] {
        let neighbor = layout.neighbor(of: index, toward: direction)
        #expect(neighbor.map { layout.contains(.cell($0)) } != false)
      }
    }
    for row in layout.rows.indices {
      let shown = layout.rows[row].spans.indices.map { ItemIndex(row, $0) }.filter { layout.contains(.cell($0)) }
      for (one, next) in zip(shown, shown.dropFirst()) {
        #expect(layout.neighbor(of: one, toward: .onward) == next && layout.neighbor(of: next, toward: .back) == one)
      }
      #expect(shown.first.flatMap { layout.neighbor(of: $0, toward: .back) } == nil)
      #expect(shown.last.flatMap { layout.neighbor(of: $0, toward: .onward) } == nil)
    }
  }
}

extension TimelineLayout {
  /// All elements, and some that do not exist: of other kinds, and with indices that are too small or too large.
  fileprivate var imaginableElements: [LayoutElement] {
    let cells = (-1...rows.count).flatMap { row in
      (-1...(rows.indices.contains(row) ? rows[row].spans.count : 0) + 1).map { LayoutElement.cell(ItemIndex(row, $0)) }
    }
    let kinds: [ElementKind] = [
      .sectionHeader, .sectionFooter, .leading, .hour, .hourRule, .past, .currentTime, .corner, .shelf, "other",
    ]
    let views = kinds.flatMap { kind in
      (-1...rows.count).flatMap { row in (-1...1).map { LayoutElement.supplementary(kind, ItemIndex(row, $0)) } }
    }
    let decorations = kinds.flatMap { kind in
      (-1...1).flatMap { section in
        (-1...marks.count).map { LayoutElement.decoration(kind, ItemIndex(section, $0)) }
      }
    }
    return cells + views + decorations
  }

  /// Whether there is such an element, computed from what the layout was made of.
  fileprivate func contains(_ element: LayoutElement) -> Bool {
    switch element {
    case .cell(let index):
      rows.indices.contains(index.section) && rows[index.section].spans.indices.contains(index.item)
        && rows[index.section].spans[index.item].part.overlaps(time)
    case .supplementary(.sectionHeader, let index): rows.indices.contains(index.section) && index.item == 0
    case .supplementary(.leading, let index):
      rows.indices.contains(index.section) && rows[index.section].leadingWidth != nil && index.item == 0
    case .decoration(.hour, let index), .decoration(.hourRule, let index):
      index.section == 0 && marks.indices.contains(index.item)
    case .decoration(.past, ItemIndex(0, 0)): currentTime.map { $0 > time.lowerBound } == true
    case .decoration(.currentTime, ItemIndex(0, 0)): currentTime.map(time.contains) == true
    case .decoration(.corner, ItemIndex(0, 0)): true
    case .supplementary, .decoration: false
    }
  }
}

extension LayoutElement {
  /// The place from back to front. Cells of a row do not overlap but for rounding.
  fileprivate var depth: Int {
    switch self {
    case .decoration(.past, _): 0
    case .decoration(.hourRule, _): 1
    case .cell: 2
    case .decoration(.currentTime, _): 3
    case .supplementary(.leading, _): 4
    case .supplementary: 5
    case .decoration(.hour, _): 6
    case .decoration: 7
    }
  }
}
