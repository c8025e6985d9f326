import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@Suite("Screens and pages")
struct PagedGridLayoutTests {
  /// A layout with three columns and two rows.
  private func layout(_ pageCounts: [Int], rightToLeft: Bool = false) -> PagedGridLayout {
    var preferences = Preferences()
    (preferences.grid.columns, preferences.grid.rows, preferences.rightToLeft) = (.fixed(3), .fixed(2), rightToLeft)
    return PagedGridLayout(
      viewport: Viewport(size: Size(width: 600, height: 500)), preferences: preferences, pageCounts: pageCounts)
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
}
