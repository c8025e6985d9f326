import CollectionEngine
import TestSupport
import Testing

@Suite("Screens and pages")
struct PagedGridLayoutTests {
  /// A layout with three columns and two rows.
  private func layout(_ pageCounts: [Int], rightToLeft: Bool = false) -> PagedGridLayout {
    let metrics = PagedGridMetrics(
      size: Size(width: 600, height: 500), inset: Insets(top: 12, left: 24, bottom: 12, right: 24),
      columns: SlotDivision(minimum: 72, preferred: 100, count: .fixed(3)),
      rows: SlotDivision(minimum: 80, preferred: 100, count: .fixed(2)),
      cell: CellMetrics(iconSide: 64, labelHeight: 20),
      pixels: PixelGrid(scale: 1), isRightToLeft: rightToLeft)
    return PagedGridLayout(metrics: metrics, pageCounts: pageCounts)
  }

  @Test(
    "A page with more items than slots continues on another screen",
    arguments: [
      ([], ["0: 0..<0"]),
      ([0], ["0: 0..<0"]),
      ([6, 1], ["0: 0..<6", "1: 0..<1"]),
      ([7, 0, 13], ["0: 0..<6", "0: 6..<7", "1: 0..<0", "2: 0..<6", "2: 6..<12", "2: 12..<13"]),
    ])
  func screens(_ pageCounts: [Int], _ screens: [String]) {
    let layout = layout(pageCounts)
    #expect((0..<layout.screenCount).map { layout.screen($0).map { "\($0.page): \($0.items)" } ?? "" } == screens)
    #expect(layout.screen(layout.screenCount) == nil)
    #expect(layout.screen(-1) == nil)
  }

  @Test("Pages and screens are mapped to each other")
  func mapping() {
    let layout = layout([7, 0, 13])
    #expect(layout.screens(ofPage: 2) == 3..<6)
    #expect(layout.screens(ofPage: 9).isEmpty)
    #expect(layout.screen(of: ItemIndex(section: 2, item: 12)) == 5)
    #expect(layout.screen(of: ItemIndex(section: 1, item: 0)) == nil)
    for screen in 0..<layout.screenCount {
      for item in layout.screen(screen)?.items ?? 0..<0 {
        #expect(layout.screen(of: ItemIndex(section: layout.screen(screen)?.page ?? 0, item: item)) == screen)
      }
    }
  }

  /// Three columns and two rows of slots of 100, with gaps of 20.
  @Test(
    "Half of a gap counts to the slot beside it",
    arguments: [
      (50, 50, LayoutDropTarget.onto(ItemIndex(0, 0))), (109, 50, .after(ItemIndex(0, 0))),
      (111, 50, .before(ItemIndex(0, 1))), (10, 109, .before(ItemIndex(0, 0))), (10, 111, .before(ItemIndex(0, 3))),
      (229, 170, .after(ItemIndex(0, 4))), (231, 170, .end), (335, 170, .end),
    ])
  func dropTargets(_ x: Double, _ y: Double, _ expected: LayoutDropTarget) {
    let division = { SlotDivision(extent: 100, count: .fixed($0), minimumSpacing: 20) }
    let metrics = PagedGridMetrics(
      size: Size(width: 340, height: 220), inset: .zero, columns: division(3), rows: division(2), cell: CellMetrics(),
      pixels: PixelGrid(scale: 1), isRightToLeft: false)
    let layout = PagedGridLayout(metrics: metrics, pageCounts: [5])
    #expect(layout.dropTarget(at: Point(x: x, y: y), share: 0.6) == expected)
  }

  @Test("A screen begins at its content offset, in either direction", arguments: [false, true])
  func offsets(_ rightToLeft: Bool) {
    let layout = layout([7, 3], rightToLeft: rightToLeft)
    for screen in 0..<layout.screenCount {
      let visible = Rect(origin: layout.contentOffset(ofScreen: Double(screen)), size: Size(width: 600, height: 500))
      let seen = layout.attributes(in: visible).compactMap(\.index)
      #expect(seen.count == layout.screen(screen)?.items.count)
      #expect(seen.allSatisfy { layout.screen(of: $0) == screen })
      #expect(layout.screen(atContentOffset: visible.origin) == Double(screen))
    }
    #expect(layout.contentSize == Size(width: 1800, height: 500))
    #expect(layout.contentBounds.minX == (rightToLeft ? -1200 : 0))
  }

  @Test("Adding items at the end moves nothing", arguments: [false, true])
  func adding(_ rightToLeft: Bool) {
    let index = ItemIndex(section: 0, item: 4)
    let (before, after) = (layout([5], rightToLeft: rightToLeft), layout([6, 20], rightToLeft: rightToLeft))
    #expect(before.attributes(for: index) == after.attributes(for: index))
  }

  @Test("The elements of a rectangle are exactly those that intersect it")
  func elementsOfARectangleAreExactlyThoseThatIntersectIt() {
    var generator = SeededGenerator(seed: 5)
    let layout = layout([7, 0, 13, 6], rightToLeft: false)
    let everything = (0..<4).flatMap { page in (0..<20).map { ItemIndex(section: page, item: $0) } }
      .compactMap(layout.attributes)
    for _ in 0..<2_000 {
      let rect = Rect(
        x: .random(in: -700...4000, using: &generator), y: .random(in: -100...600, using: &generator),
        width: .random(in: 0...900, using: &generator), height: .random(in: 0...600, using: &generator))
      #expect(layout.attributes(in: rect) == everything.filter { $0.frame.meets(rect) })
    }
    #expect(layout.attributes(in: Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)).count == everything.count)
    #expect(layout.attributes(in: Rect(x: .nan, y: .nan, width: .nan, height: .infinity)).isEmpty)
  }

  @Test("A hundred million items cost no more than the visible ones")
  func hundredMillionItemsCostNoMoreThanTheVisibleOnes() {
    let layout = layout(Array(repeating: 1_000_000, count: 100))
    let last = ItemIndex(section: 99, item: 999_999)
    #expect(layout.attributes(for: last)?.index == last)
    #expect(layout.attributes(in: Rect(x: 6_000_000, y: 0, width: 600, height: 500)).count == 6)
  }

  @Test("Screens without items are before and after the pages", arguments: [([6, 7], 1..<4), ([], 1..<1)])
  func otherScreens(_ pageCounts: [Int], _ itemScreens: Range<Int>) {
    let layout = PagedGridLayout(
      metrics: layout([]).metrics, pageCounts: pageCounts, screensBefore: 1, screensAfter: 2)
    #expect(layout.itemScreens == itemScreens)
    #expect(layout.screenCount == itemScreens.upperBound + 2)
    #expect(layout.contentSize.width == Double(layout.screenCount) * 600)
    for screen in 0..<layout.screenCount {
      #expect((layout.screen(screen) != nil) == itemScreens.contains(screen))
      #expect(layout.items(onScreen: screen).isEmpty != itemScreens.contains(screen))
    }
    let all = layout.attributes(in: layout.contentBounds)
    #expect(all.count == pageCounts.reduce(0, +))
    #expect(all.allSatisfy { $0.frame.minX >= 600 })
  }

  @Test("A collection shows its sections as pages")
  func context() {
    let snapshot = Snapshot([0: [0, 1], 1: [10, 11, 12]])
    let context = LayoutContext(size: Size(width: 300, height: 200), snapshot: snapshot, isRightToLeft: true)
    let layout = context.pagedGrid(columns: SlotDivision(extent: 100), rows: SlotDivision(extent: 100))
    #expect(layout.pageCounts == [2, 3])
    #expect(layout.screenGrid == ScreenGrid(columnCount: 3, rowCount: 2))
    #expect(layout.attributes(for: ItemIndex(1, 0))?.frame == Rect(x: -100, y: 0, width: 100, height: 100))
  }
}
