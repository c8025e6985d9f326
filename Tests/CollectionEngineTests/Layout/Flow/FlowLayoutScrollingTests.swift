import CollectionEngine
import TestSupport
import Testing

@Suite("Scrolling a flow layout")
struct FlowLayoutScrollingTests {
  /// Two sections of two lines. Headers are at 0 and 28, and footers, if any, at 28 - 4 and 56 - 4.
  private func pinned(footers: Bool = false) -> FlowLayout {
    FlowLayout.small([10, 10], size: Size(width: 100, height: 24)) {
      ($0.pinsHeaders, $0.pinsFooters) = (true, footers)
      $0.section.headerReferenceSize = Size(width: 0, height: 8)
      $0.section.footerReferenceSize = Size(width: 0, height: footers ? 4 : 0)
    }
  }

  @Test(
    "A pinned header stays at the top until the next section pushes it away",
    arguments: [
      (-5, 0, false), (0, 0, false), (1, 1, true), (20, 20, true), (24, 20, true), (28, 20, true),
    ])
  func pinnedHeader(_ offset: Double, _ y: Double, _ isPinned: Bool) {
    let visible = Rect(x: 0, y: offset, width: 100, height: 24)
    let header = pinned().attributes(for: .header(section: 0), in: visible)
    #expect(header?.frame == Rect(x: 0, y: y, width: 100, height: 8))
    #expect(header?.flags == (isPinned ? .pinned : []))
    #expect((header?.z ?? 0) == (isPinned ? 1 : 0))
  }

  @Test("A pinned header is visible when its own position has scrolled away")
  func pinnedHeaderIsVisible() {
    let visible = Rect(x: 0, y: 45, width: 100, height: 24)
    #expect(pinned().attributes(in: visible).first?.element == .header(section: 1))
    #expect(pinned().attributes(in: visible).first?.frame.minY == 45)
  }

  @Test(
    "A pinned footer stays at the bottom while its section is visible",
    arguments: [(0, 20), (4, 24), (10, 28), (30, 28)])
  func pinnedFooter(_ offset: Double, _ y: Double) {
    let visible = Rect(x: 0, y: offset, width: 100, height: 24)
    let footer = pinned(footers: true).attributes(for: .footer(section: 0), in: visible)
    #expect(footer?.frame.minY == y)
    #expect(footer?.flags == (y < 28 ? .pinned : []))
  }

  @Test("Headers are pinned at the right edge from right to left")
  func mirroredPinning() {
    let layout = FlowLayout.small([40]) {
      ($0.scrollDirection, $0.isRightToLeft, $0.pinsHeaders) = (.horizontal, true, true)
      $0.section.headerReferenceSize = Size(width: 8, height: 0)
    }
    let visible = Rect(x: -30, y: 0, width: 100, height: 60)
    let header = layout.attributes(for: .header(section: 0), in: visible)
    #expect(header?.frame == Rect(x: 62, y: 0, width: 8, height: 60))
    #expect(header?.flags == .pinned)
  }

  @Test(
    "Scrolling rests inside the content, on a whole device pixel",
    arguments: [(-20, 0), (0, 0), (13.3, 13.5), (139.9, 140), (500, 140)])
  func scrollingRestsInsideTheContentOnAWholeDevicePixel(_ offset: Double, _ expected: Double) {
    let layout = FlowLayout.small([100], scale: 2)
    let result = layout.restingOffset(near: Point(x: 7, y: offset), velocity: Point(x: 0, y: 900))
    #expect(result == Point(x: 0, y: expected))
  }

  @Test("Resting offsets are negative from right to left", arguments: [(9, 0), (-20, -20), (-999, -360)])
  func mirroredResting(_ offset: Double, _ expected: Double) {
    let layout = FlowLayout.small([138]) { ($0.scrollDirection, $0.isRightToLeft) = (.horizontal, true) }
    #expect(layout.contentBounds == Rect(x: -360, y: 0, width: 460, height: 60))
    #expect(layout.restingOffset(near: Point(x: offset, y: 0), velocity: .zero) == Point(x: expected, y: 0))
  }

  @Test("Content that is entirely visible does not scroll", arguments: [false, true])
  func shortContent(_ isRightToLeft: Bool) {
    let layout = FlowLayout.small([6]) { ($0.scrollDirection, $0.isRightToLeft) = (.horizontal, isRightToLeft) }
    #expect(layout.restingOffset(near: Point(x: 40, y: 40), velocity: .zero) == .zero)
    #expect(layout.frame(0, 0)?.minX == (isRightToLeft ? 80 : 0))
  }

  @Test("The content begins at the origin of the pane")
  func origin() {
    var metrics = FlowLayout.Metrics()
    metrics.section.itemSize = .fixed(Size(width: 20, height: 10))
    let layout = FlowLayout(
      origin: Point(x: 7, y: 40), viewportSize: Size(width: 100, height: 60), pixels: PixelGrid(scale: 1),
      metrics: metrics, itemCounts: [100])
    #expect(layout.contentBounds == Rect(x: 7, y: 40, width: 100, height: 200))
    #expect(layout.frame(0, 6) == Rect(x: 27, y: 50, width: 20, height: 10))
    #expect(layout.restingOffset(near: Point(x: 0, y: -9), velocity: .zero) == .zero)
    #expect(layout.restingOffset(near: Point(x: 0, y: 999), velocity: .zero) == Point(x: 0, y: 140))
    #expect(layout.attributes(in: Rect(x: 0, y: 0, width: 200, height: 40)).isEmpty)
    #expect(layout.dropTarget(at: Point(x: 37, y: 55), share: 0.5) == .onto(ItemIndex(0, 6)))
    #expect(layout.dropTarget(at: Point(x: 37, y: 39), share: 0.5) == nil)
  }
}
