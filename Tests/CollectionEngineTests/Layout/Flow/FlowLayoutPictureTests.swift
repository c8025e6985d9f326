import CollectionEngine
import TestSupport
import Testing

/// Flow layouts drawn on a character grid: a letter is a cell, `=` a header, `_` a footer, `~` a shelf, `:` a backdrop,
/// `.` nothing. A character is 10 logical pixels wide and high.
@Suite("Pictures of flow layouts")
struct FlowLayoutPictureTests {
  @Test("Items are justified in their lines, with headers, footers and insets")
  func sections() {
    let layout = FlowLayout.picture([5, 2]) {
      $0.section.headerReferenceSize = Size(width: 10, height: 10)
      $0.section.footerReferenceSize = Size(width: 10, height: 10)
      $0.section.minimumInteritemSpacing = 40
      $0.section.minimumLineSpacing = 10
      $0.section.inset = Insets(left: 10, right: 20)
    }
    #expect(
      picture(layout) == """
        ======================
        .AAA.....BBB.....CCC..
        .AAA.....BBB.....CCC..
        ......................
        .DDD.....EEE..........
        .DDD.....EEE..........
        ______________________
        ======================
        .AAA.....BBB..........
        .AAA.....BBB..........
        ______________________
        """)
  }

  @Test("Items of different sizes are centred across their lines")
  func sizes() {
    let layout = FlowLayout.picture([7]) {
      let sizes = [(5, 1), (3, 3), (8, 2), (9, 1), (12, 1), (4, 1), (2, 3)]
      $0.section.itemSize = .each(sizes.map { Size(width: Double($0.0) * 10, height: Double($0.1) * 10) })
      $0.section.minimumInteritemSpacing = 10
      $0.section.minimumLineSpacing = 10
    }
    #expect(
      picture(layout) == """
        ........BBB...........
        AAAAA...BBB...CCCCCCCC
        ........BBB...CCCCCCCC
        ......................
        DDDDDDDDD.EEEEEEEEEEEE
        ......................
        .....GG...............
        FFFF.GG...............
        .....GG...............
        """)
  }

  @Test("Everything is mirrored from right to left")
  func mirrored() {
    let layout = FlowLayout.picture([5]) {
      $0.isRightToLeft = true
      $0.section.minimumInteritemSpacing = 40
      $0.section.inset = Insets(left: 10, right: 20)
    }
    #expect(
      picture(layout) == """
        ..CCC.....BBB.....AAA.
        ..CCC.....BBB.....AAA.
        ..........EEE.....DDD.
        ..........EEE.....DDD.
        """)
  }

  @Test("A backdrop is behind each section and a shelf under each line")
  func decorations() {
    let layout = FlowLayout.picture([5, 0, 1]) {
      $0.section.backdrop = Insets(left: 10, right: 10)
      $0.section.shelfThickness = 10
      $0.section.inset = Insets(top: 10, left: 20, bottom: 10, right: 20)
      $0.section.minimumInteritemSpacing = 40
    }
    #expect(
      picture(layout) == """
        .::::::::::::::::::::.
        .:AAA:::::BBB::::CCC:.
        .:AAA:::::BBB::::CCC:.
        .:~~~~~~~~~~~~~~~~~~:.
        .:DDD:::::EEE::::::::.
        .:DDD:::::EEE::::::::.
        .:~~~~~~~~~~~~~~~~~~:.
        .::::::::::::::::::::.
        ......................
        ......................
        .::::::::::::::::::::.
        .:AAA::::::::::::::::.
        .:AAA::::::::::::::::.
        .:~~~~~~~~~~~~~~~~~~:.
        .::::::::::::::::::::.
        """)
  }

  @Test("Columns scroll horizontally")
  func columns() {
    let layout = FlowLayout.picture([5], size: Size(width: 220, height: 60)) {
      $0.scrollDirection = .horizontal
      $0.section.headerReferenceSize = Size(width: 10, height: 0)
      $0.section.minimumInteritemSpacing = 10
      $0.section.minimumLineSpacing = 20
    }
    #expect(
      picture(layout) == """
        =AAA..CCC..EEE........
        =AAA..CCC..EEE........
        =.....................
        =.....................
        =BBB..DDD.............
        =BBB..DDD.............
        """)
  }
}

extension FlowLayout {
  /// Cells of 3 × 2 characters in a viewport that is 22 characters wide.
  fileprivate static func picture(
    _ itemCounts: [Int], size: Size = Size(width: 220, height: 60), _ change: (inout Metrics) -> Void
  ) -> FlowLayout {
    small(itemCounts, size: size) {
      $0.section.itemSize = .fixed(Size(width: 30, height: 20))
      change(&$0)
    }
  }
}

extension FlowLayoutPictureTests {
  private func picture(_ layout: FlowLayout) -> String {
    let size = Size(width: layout.viewportSize.width, height: max(layout.contentBounds.maxY, 10))
    var canvas = CharacterCanvas(size, character: Size(width: 10, height: 10))
    let elements = layout.attributes(in: Rect(origin: .zero, size: size))
    for element in elements.sorted(by: { $0.z < $1.z }) { canvas.fill(element.frame, Self.mark(element.element)) }
    return canvas.text
  }

  private static func mark(_ element: LayoutElement) -> Character {
    switch element {
    case .cell(let index): Character(UnicodeScalar(UInt8(65 + index.item)))
    case .supplementary(.sectionHeader, _): "="
    case .supplementary: "_"
    case .decoration(.shelf, _): "~"
    case .decoration(.backdrop, _): ":"
    case .decoration: "?"
    }
  }
}
