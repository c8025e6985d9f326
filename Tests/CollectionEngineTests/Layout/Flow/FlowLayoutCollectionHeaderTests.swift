import CollectionEngine
import TestSupport
import Testing

@Suite("The header and the footer of the collection in a flow layout")
struct FlowLayoutCollectionHeaderTests {
  private func layout(
    _ counts: [Int], _ change: (inout FlowLayout.Metrics) -> Void = { _ in }
  ) -> FlowLayout {
    FlowLayout.small(counts) {
      $0.headerSize = Size(width: 7, height: 9)
      $0.footerSize = Size(width: 5, height: 6)
      change(&$0)
    }
  }

  @Test("The header is before the first section and the footer after the last one, in reading order")
  func order() {
    let layout = layout([1, 2]) { $0.section.headerReferenceSize = Size(width: 0, height: 4) }
    let found = layout.attributes(in: layout.contentBounds).map { "\($0.element.text) \($0.frame.minY)" }
    #expect(
      found == [
        "top 0 0.0", "header 0 9.0", "cell 0.0 13.0", "header 1 23.0", "cell 1.0 27.0", "cell 1.1 27.0",
        "bottom 0 37.0",
      ])
    #expect(layout.contentBounds == Rect(x: 0, y: 0, width: 100, height: 43))
  }

  @Test("They are also there without any section")
  func noSections() {
    let layout = layout([])
    #expect(layout.contentBounds.height == 15)
    #expect(layout.attributes(in: layout.contentBounds).map(\.element) == [.collectionHeader, .collectionFooter])
  }

  @Test("They scroll with the content, even if the headers of sections are pinned")
  func scrolling() {
    let layout = layout([40]) { $0.pinsHeaders = true }
    let visible = Rect(x: 0, y: 20, width: 100, height: 40)
    #expect(!layout.attributes(in: visible).contains { $0.element == .collectionHeader })
    #expect(layout.attributes(for: .collectionHeader, in: visible)?.frame == Rect(x: 0, y: 0, width: 100, height: 9))
    #expect(layout.restingOffset(near: Point(x: 0, y: 1e6), velocity: .zero).y == 9 + 80 + 6 - 60)
  }

  @Test("In columns from right to left, the header is at the right edge")
  func columnsFromRightToLeft() {
    let layout = layout([7]) {
      $0.scrollDirection = .horizontal
      $0.isRightToLeft = true
    }
    #expect(layout.attributes(for: .collectionHeader, in: .zero)?.frame == Rect(x: 93, y: 0, width: 7, height: 60))
    #expect(layout.frame(0, 0) == Rect(x: 73, y: 0, width: 20, height: 10))
    #expect(layout.attributes(for: .collectionFooter, in: .zero)?.frame == Rect(x: 48, y: 0, width: 5, height: 60))
    #expect(layout.contentBounds == Rect(x: 48, y: 0, width: 52, height: 60))
  }

  @Test("Without a length they do not exist, and they have no other index")
  func absence() {
    #expect(FlowLayout.small([1]).attributes(for: .collectionHeader, in: .zero) == nil)
    let other = LayoutElement.supplementary(.collectionHeader, ItemIndex(1, 0))
    #expect(layout([1, 1]).attributes(for: other, in: .zero) == nil)
  }

  @Test(
    "A drop on the header is before the first item, and on the footer at the end",
    arguments: [(4, "before 0.0"), (20, "end")])
  func drops(_ y: Double, _ expected: String) {
    #expect(layout([3]).dropTarget(at: Point(x: 50, y: y), share: 0.6).text == expected)
  }
}
