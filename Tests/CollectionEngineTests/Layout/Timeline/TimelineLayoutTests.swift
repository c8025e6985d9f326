import TestSupport
import Testing

@testable import CollectionEngine

@Suite("A timeline")
struct TimelineLayoutTests {
  /// Midnight in Berlin, 24 October 2026. The day after it has 25 hours.
  private static let midnight = 1_792_792_800.0
  private static let hour = 3600.0

  private static func layout(
    _ rows: [TimelineRow], hours: Double = 49, width: Double = 300, now: Double? = nil, scale: Double = 1,
    isRightToLeft: Bool = false
  ) -> TimelineLayout {
    var metrics = TimelineMetrics()
    (metrics.hourWidth, metrics.isRightToLeft) = (width, isRightToLeft)
    return TimelineLayout(
      rows, time: midnight..<midnight + hours * hour, marks: (0..<Int(hours)).map { midnight + Double($0) * hour },
      currentTime: now.map { midnight + $0 * hour }, metrics: metrics, viewportSize: Size(width: 1000, height: 400),
      pixels: PixelGrid(scale: scale))
  }

  /// A span from and to these hours after midnight.
  private static func span(_ start: Double, _ end: Double, share: TimelineSpan.SlotShare? = nil) -> TimelineSpan {
    TimelineSpan(start: midnight + start * hour, end: midnight + end * hour, share: share)
  }

  private static func visible(_ x: Double, _ y: Double = 0) -> Rect { Rect(x: x, y: y, width: 1000, height: 400) }

  private static func frame(_ item: Int, of layout: TimelineLayout, row: Int = 0) -> Rect? {
    layout.attributes(for: ItemIndex(section: row, item: item))?.frame
  }

  @Test("Edges are right to the pixel across a change of the clock", arguments: [1.0, 1.5, 2])
  func edges(scale: Double) {
    var generator = SeededGenerator(seed: 7)
    var (spans, start) = ([TimelineSpan](), 0.0)
    while spans.count < 1000 {
      let minutes = Double(generator.number(1...6))
      spans.append(Self.span(start / 60, (start + minutes) / 60))
      start += minutes + Double(generator.number(0...3) == 0 ? 1 : 0)
    }
    let layout = Self.layout([TimelineRow(spans)], hours: 100, width: 317, scale: scale)
    for (item, span) in spans.enumerated() {
      let frame = Self.frame(item, of: layout)
      func x(_ moment: Double) -> Double {
        140 + ((moment - Self.midnight) / 3600 * 317 * scale).rounded() / scale
      }
      #expect(frame?.minX == x(span.start))
      #expect((frame?.maxX ?? 0).isNear(x(span.end)))
    }
  }

  @Test("The elements of a rectangle are those that intersect it", arguments: 1...40)
  func elements(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let rows = (0..<6).map { _ in Self.randomRow(&generator) }
    let layout = Self.layout(rows, hours: 30, now: Double(generator.number(-2...32)), isRightToLeft: seed % 2 == 0)
    let bounds = layout.contentBounds
    for _ in 0..<10 {
      let visible = Rect(
        x: bounds.minX + Double(generator.number(-300...Int(bounds.width))),
        y: Double(generator.number(-100...500)), width: Double(generator.number(1...1200)),
        height: Double(generator.number(1...500)))
      let found = layout.attributes(in: visible)
      let cells = found.filter { $0.index != nil }
      let all = rows.indices.flatMap { row in
        (0...rows[row].spans.count).compactMap {
          layout.attributes(for: .cell(ItemIndex(section: row, item: $0)), in: visible)
        }
      }
      #expect(Set(cells.compactMap(\.index)) == Set(all.filter { $0.frame.intersects(visible) }.compactMap(\.index)))
      #expect(cells.count == Set(cells.compactMap(\.index)).count)
      let hours = layout.marks.indices.compactMap { number in
        layout.attributes(for: .decoration(.hour, ItemIndex(section: 0, item: number)), in: visible)
      }
      let shownHours = found.filter { if case .decoration(.hour, _) = $0.element { true } else { false } }
      #expect(shownHours.map(\.frame) == hours.map(\.frame).filter { $0.intersects(visible) })
      for attributes in found {
        #expect(layout.attributes(for: attributes.element, in: visible) == attributes)
        #expect(attributes.frame.intersects(visible))
      }
    }
  }

  private static func randomRow(_ generator: inout SeededGenerator) -> TimelineRow {
    let spans = (0..<generator.number(0...60)).map { _ in
      let start = Double(generator.number(-60...1900)) / 60
      return span(start, start + Double(generator.number(-5...180)) / 60)
    }
    return TimelineRow(spans, leadingWidth: generator.number(0...3) == 0 ? 120 : nil)
  }

  @Test("Spans that overlap are in different lanes, and need no more lanes than necessary", arguments: 1...40)
  func lanes(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let row = Self.randomRow(&generator)
    for item in row.spans.indices {
      let part = row.spans[item].part
      let others = row.spans.indices.filter { $0 != item && row.spans[$0].part.overlaps(part) }
      let lane = row.lane(of: item)
      #expect((0..<lane.count).contains(lane.index))
      for other in others {
        #expect(row.lane(of: other).index != lane.index && row.lane(of: other).count == lane.count)
      }
      if others.isEmpty { #expect(lane.count == 1) }
    }
    // As many lanes as there are spans at the busiest moment of a group.
    let busiest = row.spans.map { span in row.spans.count { $0.part.contains(span.part.lowerBound) } }.max() ?? 1
    #expect(row.spans.indices.map { row.lane(of: $0).count }.max() ?? 1 == busiest)
  }

  @Test func lanesDivideTheHeight() {
    let layout = Self.layout([TimelineRow([Self.span(0, 2), Self.span(1, 3), Self.span(3, 4)])])
    #expect(Self.frame(0, of: layout) == Rect(x: 140, y: 40, width: 600, height: 31))
    #expect(Self.frame(1, of: layout) == Rect(x: 440, y: 72, width: 600, height: 32))
    #expect(Self.frame(2, of: layout) == Rect(x: 1040, y: 40, width: 300, height: 64), "spans are half-open")
  }

  @Test func spansThatShareASlotAreSideBySide() {
    let shares = (0..<3).map { Self.span(1, 2, share: .init(index: $0, count: 3)) }
    let layout = Self.layout([TimelineRow(shares)])
    #expect((0..<3).map { Self.frame($0, of: layout)?.minX } == [440, 540, 640])
    #expect(Self.frame(2, of: layout)?.maxX == 740)
  }

  @Test("Headers stay in place at any offset", arguments: [(0.0, 0.0), (777, 0), (3333, 130), (-50, -20)])
  func headers(x: Double, y: Double) throws {
    let layout = Self.layout((0..<20).map { _ in TimelineRow([Self.span(0, 48)]) }, now: 5)
    let visible = Self.visible(x, y)
    let found = layout.attributes(in: visible)
    let corner = try #require(found.last)
    #expect(corner.element == .decoration(.corner, ItemIndex(section: 0, item: 0)))
    #expect(corner.frame.origin == visible.origin)
    for attributes in found {
      switch attributes.element {
      case .supplementary: #expect(attributes.frame.minX == visible.minX && attributes.flags == .pinned)
      case .decoration(.hour, _): #expect(attributes.frame.minY == visible.minY && attributes.flags == .pinned)
      default: break
      }
    }
    #expect(found.contains { $0.element == .header(section: 3) })
  }

  @Test func theTextOfASpanThatBeganEarlierIsVisible() {
    let layout = Self.layout([TimelineRow([Self.span(0, 10)])])
    let cell = layout.attributes(for: .cell(ItemIndex(section: 0, item: 0)), in: Self.visible(900))
    #expect(cell?.frame == Rect(x: 140, y: 40, width: 3000, height: 64))
    #expect(cell?.label == Rect(x: 1040, y: 40, width: 2100, height: 64))
  }

  @Test func aShortSpanIsInFrontOfItsNeighbours() {
    let layout = Self.layout([TimelineRow([Self.span(0, 1), Self.span(1, 61.0 / 60), Self.span(61.0 / 60, 2)])])
    let z = (0..<3).compactMap { layout.attributes(for: ItemIndex(section: 0, item: $0))?.z }
    #expect(z == [0, 1, 0] && Self.frame(1, of: layout)?.width == 5)
  }

  @Test func theFirstCellOfARowMayBeSpecial() {
    let layout = Self.layout([TimelineRow([Self.span(0, 1)], leadingWidth: 200), TimelineRow([Self.span(0, 1)])])
    #expect(Self.frame(1, of: layout) == Rect(x: 140, y: 40, width: 200, height: 64))
    #expect(Self.frame(0, of: layout)?.minX == 340 && Self.frame(0, of: layout, row: 1)?.minX == 340)
  }

  @Test func thePastIsShadedUpToTheLineAtThePresent() {
    let layout = Self.layout([TimelineRow([Self.span(0, 1)])], now: 2)
    let found = layout.attributes(in: Self.visible(0))
    let past = found.first { $0.element == .decoration(.past, ItemIndex(section: 0, item: 0)) }
    let present = found.first { $0.element == .decoration(.currentTime, ItemIndex(section: 0, item: 0)) }
    #expect(past?.frame == Rect(x: 140, y: 40, width: 600, height: 64))
    #expect(present?.frame == Rect(x: 740, y: 40, width: 2, height: 64))
    #expect(Self.layout([], now: -1).attributes(in: Self.visible(0)).count { $0.z == -2 } == 0)
  }

  @Test func fromRightToLeftEverythingIsMirrored() {
    let rows = [TimelineRow([Self.span(0, 1), Self.span(2, 5)], leadingWidth: 60)]
    let (left, right) = (Self.layout(rows, now: 1), Self.layout(rows, now: 1, isRightToLeft: true))
    for (one, other) in zip(left.attributes(in: Self.visible(100)), right.attributes(in: Self.visible(-100))) {
      #expect(one.element == other.element && one.frame.width == other.frame.width)
      #expect(one.frame.minX.isNear(1000 - other.frame.maxX))
      #expect((one.label == nil) == (other.label == nil))
      if let label = one.label, let mirror = other.label { #expect(label.minX.isNear(1000 - mirror.maxX)) }
    }
    #expect(right.contentBounds.maxX == 1000)
  }

  @Test func itRestsOnRowsAndAnywhereInTime() {
    let layout = Self.layout((0..<20).map { _ in TimelineRow([Self.span(0, 48)]) })
    #expect(layout.restingOffset(near: Point(x: 1234.4, y: 100), velocity: .zero) == Point(x: 1234, y: 132))
    #expect(layout.restingOffset(near: Point(x: -10, y: 30), velocity: .zero) == Point(x: 0, y: 0))
    let end = layout.restingOffset(near: Point(x: 1e6, y: 1e6), velocity: .zero)
    #expect(end == Point(x: layout.contentBounds.width - 1000, y: layout.contentBounds.height - 400))
  }

  @Test func arrowKeysKeepTheTime() {
    let layout = Self.layout([
      TimelineRow([Self.span(0, 1), Self.span(1, 2), Self.span(2, 3)]), TimelineRow([Self.span(0, 6)]),
      TimelineRow([]), TimelineRow([Self.span(0, 1), Self.span(1, 2), Self.span(2, 3)]),
    ])
    let third = ItemIndex(section: 0, item: 2)
    #expect(layout.neighbor(of: third, toward: .back) == ItemIndex(section: 0, item: 1))
    #expect(layout.neighbor(of: third, toward: .onward) == nil)
    let time = Self.midnight + 2.5 * Self.hour
    #expect(layout.firstSpan(inRows: 1..<4, at: time, in: layout.time) == ItemIndex(section: 1, item: 0))
    #expect(layout.firstSpan(inRows: 2..<4, at: time, in: layout.time) == ItemIndex(section: 3, item: 2))
    #expect(layout.firstSpan(inRows: 4..<9, at: time, in: layout.time) == nil)
    #expect(layout.neighbor(of: ItemIndex(section: 3, item: 0), toward: .up) == ItemIndex(section: 1, item: 0))
    #expect(layout.neighbor(of: ItemIndex(section: 1, item: 0), toward: .down) == ItemIndex(section: 3, item: 0))
  }

  @Test func manySpansAtOnceAreDividedIntoAsManyLanes() {
    let row = TimelineRow((0..<20_000).map { _ in Self.span(0, 1) })
    #expect(row.lane(of: 19_999).count == 20_000)
    #expect(row.items(in: Self.midnight..<Self.midnight + 1).count == 20_000)
  }

  @Test func theItemAtATimeCanBeInAnyLane() {
    let row = TimelineRow([Self.span(0, 1), Self.span(0.5, 3), Self.span(2, 4)])
    #expect(row.spans.indices.map { row.lane(of: $0).index } == [0, 1, 0])
    let hours = [0.2, 0.7, 1.5, 2.5, 3.5, 9]
    #expect(hours.map { row.item(at: Self.midnight + $0 * Self.hour) } == [0, 0, 1, 2, 2, 2])
  }

  @Test func timesThatAreNotFiniteAreLeftOut() {
    let row = TimelineRow([
      TimelineSpan(start: .nan, end: 0), TimelineSpan(start: 0, end: .infinity), Self.span(0, -1),
    ])
    #expect(row.spans.count == 1 && row.spans[0].end == row.spans[0].start + TimelineSpan.minimumDuration)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-6 }
}
