import CollectionEngine
import TestSupport
import Testing

@Suite("A flow layout")
struct FlowLayoutTests {
  @Test("Items are justified in their line, and the last line keeps the columns")
  func justification() {
    let layout = FlowLayout.small([6], size: Size(width: 96, height: 60)) {
      $0.section.minimumInteritemSpacing = 4
      $0.section.minimumLineSpacing = 3
    }
    let xs = (0..<6).map { layout.frame(0, $0)?.minX }
    #expect(xs == [0, 25, 51, 76, 0, 25])
    #expect((0..<6).map { layout.frame(0, $0)?.minY } == [0, 0, 0, 0, 13, 13])
    #expect(layout.contentBounds == Rect(x: 0, y: 0, width: 96, height: 23))
  }

  @Test("Items may fill a line exactly")
  func exactFit() {
    let layout = FlowLayout.small([5], size: Size(width: 100, height: 60))
    #expect(layout.frame(0, 4) == Rect(x: 80, y: 0, width: 20, height: 10))
    #expect(FlowLayout.small([5], size: Size(width: 99, height: 60)).frame(0, 4)?.minY == 10)
  }

  @Test(
    "Items of different sizes are broken into lines; the last line is spaced as if copies of its last item followed")
  func measuredLines() {
    let widths = [40.0, 30, 20, 60, 20, 20, 20, 20]
    let layout = FlowLayout.small([8]) {
      $0.section.itemSize = .each(widths.map { Size(width: $0, height: 10) })
      $0.section.minimumInteritemSpacing = 5
    }
    // One copy of the last item fits after it, so three gaps share the remaining 20 pixels.
    #expect((0..<8).map { layout.frame(0, $0)?.minX } == [0, 45, 80, 0, 80, 0, 27, 53])
    #expect((0..<8).map { layout.frame(0, $0)?.minY } == [0, 0, 0, 10, 10, 20, 20, 20])
  }

  @Test("A single item is centred in its line")
  func singleItem() {
    let layout = FlowLayout.small([2]) { $0.section.itemSize = .fixed(Size(width: 61, height: 10)) }
    #expect(layout.frame(0, 0) == Rect(x: 19, y: 0, width: 61, height: 10))
    #expect(layout.frame(0, 1) == Rect(x: 19, y: 10, width: 61, height: 10))
  }

  @Test("An item longer than its line is shortened")
  func longItem() {
    let layout = FlowLayout.small([1]) {
      $0.section.itemSize = .fixed(Size(width: 500, height: 10))
      $0.section.inset = Insets(left: 10, right: 20)
    }
    #expect(layout.frame(0, 0) == Rect(x: 10, y: 0, width: 70, height: 10))
  }

  @Test("Items are centred across their line")
  func centring() {
    let layout = FlowLayout.small([3]) {
      $0.section.itemSize = .each([10, 30, 21].map { Size(width: 20, height: $0) })
    }
    #expect((0..<3).map { layout.frame(0, $0)?.minY } == [10, 0, 4])
  }

  @Test("Items beyond the listed sizes have the last size")
  func missingSizes() {
    let layout = FlowLayout.small([3]) { $0.section.itemSize = .each([Size(width: 30, height: 10)]) }
    #expect(layout.frame(0, 2)?.size == Size(width: 30, height: 10))
  }

  @Test("Headers, insets and footers surround the items, also in an empty section")
  func sections() {
    let layout = FlowLayout.small([5, 0, 1]) {
      $0.section.headerReferenceSize = Size(width: 1, height: 8)
      $0.section.footerReferenceSize = Size(width: 1, height: 4)
      $0.section.inset = Insets(top: 2, bottom: 3)
    }
    let visible = layout.contentBounds
    let frames = layout.attributes(in: visible).map { "\($0.element.text) \($0.frame.minY)" }
    #expect(
      frames == [
        "header 0 0.0", "cell 0.0 10.0", "cell 0.1 10.0", "cell 0.2 10.0", "cell 0.3 10.0", "cell 0.4 10.0",
        "footer 0 23.0", "header 1 27.0", "footer 1 40.0", "header 2 44.0", "cell 2.0 54.0", "footer 2 67.0",
      ])
    #expect(layout.attributes(for: .header(section: 0), in: visible)?.frame.width == 100)
    #expect(layout.contentBounds.height == 71)
  }

  @Test("A section's own metrics override the common ones")
  func overrides() {
    let layout = FlowLayout.small([2, 2, 2]) {
      $0.section.minimumLineSpacing = 1
      $0[1].itemSize = .fixed(Size(width: 100, height: 15))
    }
    #expect(layout.metrics[1].minimumLineSpacing == 1)
    #expect(layout.frame(0, 1) == Rect(x: 20, y: 0, width: 20, height: 10))
    #expect(layout.frame(1, 1) == Rect(x: 0, y: 26, width: 100, height: 15))
    #expect(layout.frame(2, 0) == Rect(x: 0, y: 41, width: 20, height: 10))
  }

  @Test("Columns fill from top to bottom when scrolling horizontally")
  func horizontal() {
    let layout = FlowLayout.small([7]) {
      $0.scrollDirection = .horizontal
      $0.section.headerReferenceSize = Size(width: 9, height: 1)
      $0.section.inset = Insets(top: 5, left: 6, bottom: 3, right: 7)
    }
    // Five rows of ten take 50 of the 52 pixels.
    #expect((0..<7).map { layout.frame(0, $0)?.minX } == [15, 15, 15, 15, 15, 35, 35])
    #expect((0..<7).map { layout.frame(0, $0)?.minY } == [5, 16, 26, 37, 47, 5, 16])
    #expect(layout.contentBounds == Rect(x: 0, y: 0, width: 62, height: 60))
  }

  @Test("Icon and label are in the middle of the cell")
  func anatomy() {
    let layout = FlowLayout.small([1], scale: 2) {
      $0.section.itemSize = .fixed(Size(width: 40, height: 51))
      $0.section.iconSide = 25
      $0.section.labelHeight = 10
    }
    let cell = layout.attributes(for: ItemIndex(0, 0))
    #expect(cell?.icon == Rect(x: 7.5, y: 4, width: 25, height: 25))
    #expect(cell?.label == Rect(x: 4, y: 37, width: 32, height: 10))
  }

  @Test("Missing elements have no attributes")
  func missingElementsHaveNoAttributes() {
    let layout = FlowLayout.small([3]) { $0.section.shelfThickness = 2 }
    let names: [LayoutElement] = [
      .cell(ItemIndex(0, 3)), .cell(ItemIndex(0, -1)), .cell(ItemIndex(1, 0)), .cell(ItemIndex(-1, 0)),
      .header(section: 0), .footer(section: 7), .decoration(.shelf, ItemIndex(0, 1)),
      .decoration(.backdrop, ItemIndex(0, 0)),
    ]
    #expect(names.allSatisfy { layout.attributes(for: $0, in: layout.contentBounds) == nil })
  }

  @Test("Layouts with the same metrics and counts are equal")
  func equality() {
    #expect(FlowLayout.small([3, 4]) == FlowLayout.small([3, 4]))
    #expect(FlowLayout.small([3, 4]) != FlowLayout.small([4, 3]))
    #expect(FlowLayout.small([3]) != FlowLayout.small([3]) { $0[0].inset.top = 1 })
  }

  @Test("Invalid metrics give a valid layout", arguments: [0, -5, .nan, .infinity, 1e-9, 1e300])
  func impossibleMeasures(_ length: Double) {
    let layout = FlowLayout.small([3, -1], size: Size(width: length, height: length)) {
      $0.section.itemSize = .fixed(Size(width: length, height: length))
      $0.section.minimumLineSpacing = length
      $0.section.minimumInteritemSpacing = length
      $0.section.inset = Insets(top: length, left: length, bottom: length, right: length)
      $0.section.iconSide = length
      $0.section.labelHeight = length
    }
    let cells = layout.elements(in: layout.contentBounds)
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.frame.width >= 0 && $0.frame.maxY.isFinite && $0.icon.width >= 0 })
  }
}

extension LayoutElement {
  /// The element as text, such as "cell 0.3" or "header 1".
  var text: String {
    switch self {
    case .cell(let index): "cell \(index.section).\(index.item)"
    case .supplementary(let kind, let index): "\(kind) \(index.section)"
    case .decoration(let kind, let index): "\(kind) \(index.section).\(index.item)"
    }
  }
}
