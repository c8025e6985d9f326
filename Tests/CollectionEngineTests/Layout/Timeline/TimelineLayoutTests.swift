import TestSupport
import Testing

@testable import CollectionEngine

@Suite("A timeline")
struct TimelineLayoutTests {
  private static func visible(_ x: Double, _ y: Double = 0) -> Rect { Rect(x: x, y: y, width: 1000, height: 400) }

  @Test("Edges are right to the pixel across a change of the clock", arguments: [1.0, 1.5, 2])
  func edges(scale: Double) {
    var generator = SeededGenerator(seed: 7)
    var (spans, start) = ([TimelineSpan](), 0.0)
    while spans.count < 1000 {
      let minutes = Double(generator.number(1...6))
      spans.append(.hours(start / 60, (start + minutes) / 60))
      start += minutes + Double(generator.number(0...3) == 0 ? 1 : 0)
    }
    let layout = TimelineLayout.guide([TimelineRow(spans)], hours: 100, width: 317, scale: scale)
    for (item, span) in spans.enumerated() {
      let frame = layout.frame(0, item)
      func x(_ moment: Double) -> Double {
        140 + ((moment - TimelineLayout.midnight) / 3600 * 317 * scale).rounded() / scale
      }
      #expect(frame?.minX == x(span.start))
      #expect(frame.map { $0.maxX.isNear(x(span.end)) } == true)
    }
  }

  @Test("Spans that overlap are in different lanes, and need no more lanes than necessary", arguments: 1...40)
  func lanes(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let row = TimelineRow.random(&generator)
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

  @Test("Lanes divide the height")
  func lanesDivideTheHeight() {
    let layout = TimelineLayout.guide([TimelineRow([.hours(0, 2), .hours(1, 3), .hours(3, 4)])])
    #expect(layout.frame(0, 0) == Rect(x: 140, y: 40, width: 600, height: 31))
    #expect(layout.frame(0, 1) == Rect(x: 440, y: 72, width: 600, height: 32))
    #expect(layout.frame(0, 2) == Rect(x: 1040, y: 40, width: 300, height: 64), "spans are half-open")
  }

  @Test("Spans that share a slot are side by side")
  func spansThatShareASlotAreSideBySide() {
    let shares = (0..<3).map { TimelineSpan.hours(1, 2, share: .init(index: $0, count: 3)) }
    let layout = TimelineLayout.guide([TimelineRow(shares)])
    #expect((0..<3).map { layout.frame(0, $0)?.minX } == [440, 540, 640])
    #expect(layout.frame(0, 2)?.maxX == 740)
  }

  @Test("Headers stay in place at any offset", arguments: [(0.0, 0.0), (777, 0), (3333, 130), (-50, -20)])
  func headers(x: Double, y: Double) throws {
    let layout = TimelineLayout.guide((0..<20).map { _ in TimelineRow([.hours(0, 48)]) }, now: 5)
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

  @Test("The text of a span that began earlier is visible")
  func theTextOfASpanThatBeganEarlierIsVisible() {
    let layout = TimelineLayout.guide([TimelineRow([.hours(0, 10)])])
    let cell = layout.attributes(for: .cell(ItemIndex(section: 0, item: 0)), in: Self.visible(900))
    #expect(cell?.frame == Rect(x: 140, y: 40, width: 3000, height: 64))
    #expect(cell?.label == Rect(x: 1040, y: 40, width: 2100, height: 64))
  }

  @Test("A short span is in front of its neighbours")
  func aShortSpanIsInFrontOfItsNeighbours() {
    let layout = TimelineLayout.guide([TimelineRow([.hours(0, 1), .hours(1, 61.0 / 60), .hours(61.0 / 60, 2)])])
    let z = (0..<3).compactMap { layout.attributes(for: ItemIndex(section: 0, item: $0))?.z }
    #expect(z == [0, 1, 0] && layout.frame(0, 1)?.width == 5)
  }

  @Test("The past is shaded up to the line at the present")
  func thePastIsShadedUpToTheLineAtThePresent() {
    let layout = TimelineLayout.guide([TimelineRow([.hours(0, 1)])], now: 2)
    let found = layout.attributes(in: Self.visible(0))
    let past = found.first { $0.element == .decoration(.past, ItemIndex(section: 0, item: 0)) }
    let present = found.first { $0.element == .decoration(.currentTime, ItemIndex(section: 0, item: 0)) }
    #expect(past?.frame == Rect(x: 140, y: 40, width: 600, height: 64))
    #expect(present?.frame == Rect(x: 740, y: 40, width: 2, height: 64))
    #expect(TimelineLayout.guide([], now: -1).attributes(in: Self.visible(0)).count { $0.z == -2 } == 0)
  }

  @Test("From right to left everything is mirrored")
  func fromRightToLeftEverythingIsMirrored() {
    let rows = [TimelineRow([.hours(0, 1), .hours(2, 5)], leadingWidth: 60)]
    let (left, right) = (TimelineLayout.guide(rows, now: 1), TimelineLayout.guide(rows, now: 1, isRightToLeft: true))
    for (one, other) in zip(left.attributes(in: Self.visible(100)), right.attributes(in: Self.visible(-100))) {
      #expect(one.element == other.element && one.frame.width == other.frame.width)
      #expect(one.frame.minX.isNear(1000 - other.frame.maxX))
      #expect((one.label == nil) == (other.label == nil))
      if let label = one.label, let mirror = other.label { #expect(label.minX.isNear(1000 - mirror.maxX)) }
    }
    #expect(right.contentBounds.maxX == 1000)
  }

  @Test("It rests on rows, and anywhere in time")
  func itRestsOnRowsAndAnywhereInTime() {
    let layout = TimelineLayout.guide((0..<20).map { _ in TimelineRow([.hours(0, 48)]) })
    #expect(layout.restingOffset(near: Point(x: 1234.4, y: 100), velocity: .zero) == Point(x: 1234, y: 132))
    #expect(layout.restingOffset(near: Point(x: -10, y: 30), velocity: .zero) == Point(x: 0, y: 0))
    let end = layout.restingOffset(near: Point(x: 1e6, y: 1e6), velocity: .zero)
    #expect(end == Point(x: layout.contentBounds.width - 1000, y: layout.contentBounds.height - 400))
  }

  @Test("Arrow keys keep the time")
  func arrowKeysKeepTheTime() {
    let layout = TimelineLayout.guide([
      TimelineRow([.hours(0, 1), .hours(1, 2), .hours(2, 3)]), TimelineRow([.hours(0, 6)]),
      TimelineRow([]), TimelineRow([.hours(0, 1), .hours(1, 2), .hours(2, 3)]),
    ])
    let third = ItemIndex(section: 0, item: 2)
    #expect(layout.neighbor(of: third, toward: .back) == ItemIndex(section: 0, item: 1))
    #expect(layout.neighbor(of: third, toward: .onward) == nil)
    let time = TimelineLayout.midnight + 2.5 * TimelineLayout.hour
    #expect(layout.firstSpan(inRows: 1..<4, at: time, in: layout.time) == ItemIndex(section: 1, item: 0))
    #expect(layout.firstSpan(inRows: 2..<4, at: time, in: layout.time) == ItemIndex(section: 3, item: 2))
    #expect(layout.firstSpan(inRows: 4..<9, at: time, in: layout.time) == nil)
    #expect(layout.neighbor(of: ItemIndex(section: 3, item: 0), toward: .up) == ItemIndex(section: 1, item: 0))
    #expect(layout.neighbor(of: ItemIndex(section: 1, item: 0), toward: .down) == ItemIndex(section: 3, item: 0))
  }

  @Test("Many spans at once are divided into as many lanes")
  func manySpansAtOnceAreDividedIntoAsManyLanes() {
    let row = TimelineRow((0..<20_000).map { _ in TimelineSpan.hours(0, 1) })
    #expect(row.lane(of: 19_999).count == 20_000)
    #expect(row.items(in: TimelineLayout.midnight..<TimelineLayout.midnight + 1).count == 20_000)
  }

  @Test("The item at a time can be in any lane")
  func theItemAtATimeCanBeInAnyLane() {
    let row = TimelineRow([.hours(0, 1), .hours(0.5, 3), .hours(2, 4)])
    #expect(row.spans.indices.map { row.lane(of: $0).index } == [0, 1, 0])
    let hours = [0.2, 0.7, 1.5, 2.5, 3.5, 9]
    #expect(hours.map { row.item(at: TimelineLayout.midnight + $0 * TimelineLayout.hour) } == [0, 0, 1, 2, 2, 2])
  }

  @Test("Times that are not finite are left out")
  func timesThatAreNotFiniteAreLeftOut() {
    let row = TimelineRow([
      TimelineSpan(start: .nan, end: 0), TimelineSpan(start: 0, end: .infinity), .hours(0, -1),
    ])
    #expect(row.spans.count == 1 && row.spans[0].end == row.spans[0].start + TimelineSpan.minimumDuration)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-6 }
}
