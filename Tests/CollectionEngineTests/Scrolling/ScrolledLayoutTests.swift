import CollectionEngine
import TestSupport
import Testing

@Suite("Scrolling a layout")
struct ScrolledLayoutTests {
  private let start = Instant(seconds: 0)
  private let later = Instant(seconds: 5)
  private let spring = Spring(response: 0.3)
  private let tuning = GestureTuning()

  /// Five screens of 300 × 200 with six slots each.
  private func paged(rightToLeft: Bool = false) -> ScrolledLayout {
    let metrics = PagedGridMetrics(
      size: Size(width: 300, height: 200), columns: SlotDivision(extent: 100), rows: SlotDivision(extent: 100),
      pixels: PixelGrid(scale: 1), isRightToLeft: rightToLeft)
    let layout = PagedGridLayout(metrics: metrics, pageCounts: [13, 6, 2])
    return ScrolledLayout(layout, in: Rect(x: 0, y: 0, width: 300, height: 200))
  }

  /// Three sections of twenty cells of 100 × 100, three in a row, under headers of 20 that stay at the top.
  private func free() -> ScrolledLayout {
    var metrics = FlowMetrics()
    metrics.pinsHeaders = true
    metrics.section.itemSize = .fixed(Size(width: 100, height: 100))
    metrics.section.headerReferenceSize = Size(width: 0, height: 20)
    let layout = FlowLayout(
      viewportSize: Size(width: 300, height: 200), pixels: PixelGrid(scale: 1), metrics: metrics,
      itemCounts: [20, 20, 20])
    return ScrolledLayout(layout, in: Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("A swipe turns one screen, in the direction of the script", arguments: [false, true])
  func swipe(_ rightToLeft: Bool) {
    var content = paged(rightToLeft: rightToLeft)
    let onward = Point(x: rightToLeft ? 1 : -1, y: 0)
    content.hold(tuning: tuning, at: start)
    content.drag(by: Point(x: 250 * onward.x, y: 40), tuning: tuning, at: start)
    #expect((content.position(at: start) - 250 / 300).magnitude < 1e-9)
    #expect(content.velocity(at: start) == .zero && content.isHeld)
    content.release(velocity: Point(x: 3000 * onward.x, y: 0), turning: PageTurning(tuning), on: spring, at: start)
    #expect(content.screen == 1)
    #expect(content.velocity(at: start).x * onward.x < 0, "the offset moves against the finger")
    #expect(content.contentOffset(at: later) == Point(x: -300 * onward.x, y: 0))
  }

  @Test("There is more content only before the end")
  func ends() {
    var content = paged(rightToLeft: true)
    let everywhere = [Point(x: -1, y: 1), Point(x: 1, y: -1)]
    #expect(everywhere.map(content.scrollable) == [Point(x: -1, y: 0), .zero])
    content.turn(toScreen: 4, on: spring, at: start)
    #expect(everywhere.map(content.scrollable) == [.zero, Point(x: 1, y: 0)])
    var flow = free()
    #expect(everywhere.map(flow.scrollable) == [Point(x: 0, y: 1), .zero])
    flow.scroll(toEnd: true, on: spring, at: start)
    #expect(everywhere.map(flow.scrollable) == [.zero, Point(x: 0, y: -1)])
  }

  @Test("An item is scrolled into view by the least distance, below the header")
  func revealing() {
    var content = free()
    #expect(!content.needsScrolling(toReveal: ItemIndex(0, 2)))
    #expect(content.offset(revealing: ItemIndex(0, 3)) == Point(x: 0, y: 20))
    content.reveal(ItemIndex(0, 19), on: spring, at: start)
    #expect(content.contentOffset(at: later) == Point(x: 0, y: 520))
    content.reveal(ItemIndex(0, 3), on: spring, at: later)
    #expect(content.restingOffset == Point(x: 0, y: 100), "the header covers twenty pixels")
    #expect(content.offset(revealing: ItemIndex(7, 0)) == nil)

    var pages = paged()
    pages.reveal(ItemIndex(0, 12), on: spring, at: start)
    #expect(pages.screen == 2 && pages.contentOffset(at: later) == Point(x: 600, y: 0))
  }

  @Test("Sections are counted from the top, and the last one at the end")
  func sections() {
    var content = free()
    #expect(content.topSection(of: 3) == 0)
    content.jump(to: content.contentOffset(showingSection: 1) ?? .zero)
    #expect(content.topSection(of: 3) == 1 && content.presentSection(of: 3) == 1)
    content.scroll(toEnd: true, on: .immediate, at: start)
    #expect(content.presentSection(of: 3) == 2)
    #expect(content.contentOffset(showingSection: 9) == nil && paged().contentOffset(showingSection: 0) == nil)
    #expect(free().topSection(of: 0) == nil)
  }

  @Test("Another version of the content is scrolled and moves like the former one")
  func continuing() {
    var pages = paged()
    pages.turn(toScreen: 3, on: spring, at: start)
    let now = Instant(seconds: 0.1)
    let next = paged().continuing(pages, from: 4, on: spring, at: now)
    #expect(next.screen == 4)
    #expect((next.position(at: now) - pages.position(at: now) - 1).magnitude < 1e-9)
    #expect(next.velocity(at: now) == pages.velocity(at: now))

    var flow = free()
    flow.scroll(to: Point(x: 0, y: 400), on: spring, at: start)
    let moved = free().continuing(flow, shiftedBy: Point(x: 0, y: 50), on: spring, at: now)
    #expect((moved.contentOffset(at: now).y - flow.contentOffset(at: now).y - 50).magnitude < 1e-9)
    #expect(free().continuing(pages, on: spring, at: now).contentOffset(at: now) == .zero)
  }

  @Test("Content that is smaller than its frame stays where its layout says")
  func smallContent() {
    let flow = FlowLayout(
      origin: Point(x: 50, y: 30), viewportSize: Size(width: 200, height: 150), pixels: PixelGrid(scale: 1),
      metrics: FlowMetrics(), itemCounts: [1])
    var content = ScrolledLayout(flow, in: Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(!content.scrollsFreely)
    content.scroll(to: Point(x: 90, y: 90), on: spring, at: start)
    #expect(content.contentOffset(at: later) == .zero)
  }
}
