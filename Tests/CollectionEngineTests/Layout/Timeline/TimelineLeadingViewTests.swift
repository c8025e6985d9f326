import CollectionEngine
import TestSupport
import Testing

@Suite("The leading view of a row of a timeline")
struct TimelineLeadingViewTests {
  private static let rows = [
    TimelineRow([.hours(0, 9)], leadingWidth: 200), TimelineRow([.hours(0, 1)]),
    TimelineRow([.hours(0, 9)], leadingWidth: 50.5),
  ]

  private static func visible(_ x: Double) -> Rect { Rect(x: x, y: 0, width: 1000, height: 400) }

  private static func leading(_ row: Int, of layout: TimelineLayout, at x: Double) -> LayoutAttributes? {
    layout.attributes(for: .leading(row: row), in: visible(x))
  }

  @Test("It has its own width, and the time of all rows begins after the widest one", arguments: [false, true])
  func widths(pinsLeading: Bool) {
    let layout = TimelineLayout.guide(Self.rows, pinsLeading: pinsLeading)
    #expect(Self.leading(0, of: layout, at: 0)?.frame == Rect(x: 140, y: 40, width: 200, height: 64))
    #expect(Self.leading(1, of: layout, at: 0) == nil)
    #expect(Self.leading(2, of: layout, at: 0)?.frame == Rect(x: 140, y: 172, width: 51, height: 64))
    #expect((0..<3).map { layout.frame($0, 0)?.minX } == [340, 340, 340])
    #expect(layout.frame(0, 1) == nil, "cells are spans")
  }

  @Test("It scrolls with its row")
  func scrolling() {
    let layout = TimelineLayout.guide(Self.rows)
    let leading = Self.leading(0, of: layout, at: 150)
    #expect(leading?.frame.minX == 140 && leading?.flags == [])
    #expect(layout.attributes(in: Self.visible(150)).contains { $0.element == .leading(row: 0) })
    #expect(!layout.attributes(in: Self.visible(340)).contains { $0.element == .leading(row: 0) })
    let cell = layout.attributes(for: .cell(ItemIndex(0, 0)), in: Self.visible(900))
    #expect(cell?.label?.minX == 1040)
  }

  @Test("It can stay at the start of the cells, whose labels begin after it", arguments: [-50.0, 0, 150, 900])
  func pinning(x: Double) {
    let layout = TimelineLayout.guide(Self.rows, pinsLeading: true)
    for (row, width) in [(0, 200.0), (2, 51)] {
      let leading = Self.leading(row, of: layout, at: x)
      #expect(leading?.frame.minX == x + 140 && leading?.frame.width == width && leading?.flags == .pinned)
      let cell = layout.attributes(for: .cell(ItemIndex(row, 0)), in: Self.visible(x))
      #expect(cell?.frame.minX == 340 && cell?.label?.minX == max(340, x + 140 + width))
    }
  }

  @Test("Moments are found after the leading views that stay", arguments: [false, true], [false, true])
  func moments(pinsLeading: Bool, isRightToLeft: Bool) {
    let layout = TimelineLayout.guide(Self.rows, isRightToLeft: isRightToLeft, pinsLeading: pinsLeading)
    let moment = TimelineLayout.midnight + 5 * TimelineLayout.hour
    let offset = layout.contentOffsetX(showing: moment, afterCellStart: 30)
    #expect(layout.distance(of: moment, at: Point(x: offset, y: 0)) == 30)
    let x = layout.contentX(of: moment) - offset
    #expect((isRightToLeft ? 1000 - x : x) == (pinsLeading ? 370 : 170))
  }

  @Test("A width that is not finite and positive counts as none", arguments: [0, -1, .nan, .infinity])
  func widthsWithoutSense(width: Double) {
    let row = TimelineRow([.hours(0, 1)], leadingWidth: width)
    #expect(row.leadingWidth == nil && TimelineLayout.guide([row]).frame(0, 0)?.minX == 140)
  }

  @Test("Everything is mirrored from right to left", arguments: [false, true], [0.0, 100, 345])
  func mirrored(pinsLeading: Bool, x: Double) {
    let left = TimelineLayout.guide(Self.rows, now: 1, pinsLeading: pinsLeading).attributes(in: Self.visible(x))
    let right = TimelineLayout.guide(Self.rows, now: 1, isRightToLeft: true, pinsLeading: pinsLeading)
      .attributes(in: Self.visible(-x))
    #expect(left.map(\.element) == right.map(\.element) && left.map(\.flags) == right.map(\.flags))
    func mirrored(_ rect: Rect) -> Rect {
      Rect(x: 1000 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    for (one, other) in zip(left, right) {
      #expect(mirrored(one.frame).isNear(other.frame) && mirrored(one.icon).isNear(other.icon))
      if let label = one.label { #expect(other.label.map(mirrored(label).isNear) == true) }
    }
  }

  @Test("Rows need no spans, and layouts need no rows", arguments: [false, true], [false, true])
  func emptiness(pinsLeading: Bool, isRightToLeft: Bool) {
    func layout(_ rows: [TimelineRow]) -> TimelineLayout {
      .guide(rows, hours: 2, isRightToLeft: isRightToLeft, pinsLeading: pinsLeading)
    }
    func supplementary(_ rows: [TimelineRow]) -> [LayoutElement] {
      layout(rows).attributes(in: Self.visible(0)).map(\.element).filter {
        if case .decoration = $0 { false } else { true }
      }
    }
    func bounds(_ width: Double, _ height: Double) -> Rect {
      Rect(x: isRightToLeft ? 1000 - width : 0, y: 0, width: width, height: height)
    }
    #expect(layout([]).contentBounds == bounds(740, 40) && supplementary([]) == [])
    #expect(layout([TimelineRow([])]).contentBounds == bounds(740, 104))
    #expect(supplementary([TimelineRow([])]) == [.header(section: 0)])
    let leadingOnly = [TimelineRow([]), TimelineRow([], leadingWidth: 80)]
    #expect(layout(leadingOnly).contentBounds == bounds(820, 170))
    #expect(supplementary(leadingOnly) == [.header(section: 0), .header(section: 1), .leading(row: 1)])
    let leading = layout(leadingOnly).attributes(for: .leading(row: 1), in: Self.visible(0))
    #expect(leading?.frame == Rect(x: isRightToLeft ? 780 : 140, y: 106, width: 80, height: 64))
    for rows in [[], [TimelineRow([])], leadingOnly] {
      #expect(layout(rows).neighbor(of: ItemIndex(0, 0), toward: .down) == nil)
      #expect(layout(rows).firstSpan(inRows: 0..<3, at: TimelineLayout.midnight, in: layout(rows).time) == nil)
      #expect(layout(rows).restingOffset(near: Point(x: 9, y: 9), velocity: .zero) == .zero)
    }
  }
}
