import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Scrolling the programme guide")
struct GuideScrollingTests {
  private let middle = Point(x: 500, y: 220)

  @Test("A diagonal drag moves one axis, and after a rest both")
  func directionLock() throws {
    var harness = SpringboardHarness(.hourly(20))
    let (start, headers) = (try #require(harness.programme("C0")).frame, harness.guideHeaders)
    harness.drag(from: middle, by: Point(x: -100, y: -90), lift: false)
    var frame = try #require(harness.programme("C0")).frame
    #expect(frame.minY == start.minY && frame.minX == start.minX - 90)
    #expect(harness.guideHeaders == headers)
    harness.skip(0.3)
    for step in 1...20 { harness.pointer(.move, middle.x - 100 - Double(step) * 2, middle.y - 90 - Double(step) * 2) }
    frame = try #require(harness.programme("C0")).frame
    #expect(frame.minX == start.minX - 130 && frame.minY < start.minY && frame.minY > start.minY - 40)
    harness.pointer(.up, middle.x - 140, middle.y - 130)
  }

  @Test("It comes to rest on a row", arguments: [-60.0, -150, 20, -411])
  func rows(_ distance: Double) throws {
    var harness = SpringboardHarness(.hourly(20))
    harness.drag(from: middle, by: Point(x: 0, y: distance))
    harness.settle()
    let guide = try #require(harness.guide)
    let offset = guide.scrolled.restingOffset.y
    #expect(offset.truncatingRemainder(dividingBy: guide.layout.metrics.rowPitch) == 0)
    #expect(distance > 0 ? offset == 0 : offset > 0)
  }

  @Test("Headers stay in place at any offset")
  func headers() {
    var harness = SpringboardHarness(.hourly(20))
    func columns() -> [Double] { harness.guideHeaders.map(\.minX) }
    let corner = harness.scene.elements.first { if case .guideCorner = $0.kind { true } else { false } }?.frame
    for step in 0..<40 {
      harness.send(.scroll(ScrollSample(kind: .smooth, dx: Double(step % 7) * 31, dy: Double(step % 5 - 1) * 17)))
      harness.skip(0.01)
      #expect(Set(columns()).count == 1)
      #expect(harness.scene.elements.first { if case .guideCorner = $0.kind { true } else { false } }?.frame == corner)
      let hours = harness.scene.elements.filter { if case .hour = $0.kind { true } else { false } }
      #expect(hours.allSatisfy { $0.frame.minY == corner?.minY } && !hours.isEmpty)
    }
  }

  @Test("The wheel scrolls by a row, and with Shift along time")
  func wheel() throws {
    var harness = SpringboardHarness(.hourly(20))
    let start = try #require(harness.guide).scrolled.restingOffset
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 240, dy: 0)))
    harness.settle()
    let guide = try #require(harness.guide)
    #expect(guide.scrolled.restingOffset.y - start.y == guide.layout.metrics.rowPitch)
    #expect(guide.scrolled.restingOffset.x - start.x == (guide.cellArea.width / 4).rounded())
    #expect(harness.springboard.screen(of: .main) == 2)
  }

  @Test("A touch stops it")
  func catching() throws {
    var harness = SpringboardHarness(.hourly(20))
    harness.pointer(.down, 600, 220)
    for step in 1...5 {
      harness.skip(0.01)
      harness.pointer(.move, 600 - Double(step) * 40, 220)
    }
    harness.pointer(.up, 400, 220)
    harness.wait(0.1)
    #expect(harness.scene.next == .nextFrame)
    harness.pointer(.down, 400, 220)
    let frame = harness.scene.elements
    harness.wait(0.2)
    #expect(harness.scene.elements == frame)
    harness.pointer(.up, 400, 220)
    harness.settle()
    #expect(harness.effects.allSatisfy { if case .guide(.open) = $0 { false } else { true } })
  }

  @Test("A pinch keeps the moment between the fingers there, within the limits of the width")
  func pinch() throws {
    var harness = SpringboardHarness(.hourly(20))
    let before = try #require(harness.guide)
    let center = Point(x: 500, y: 200)
    let moment = before.moment(atFrameX: center.x - before.frame.minX, at: harness.now)
    harness.pointer(.down, center.x - 50, center.y, pointer: 1)
    harness.pointer(.down, center.x + 50, center.y, pointer: 2)
    for distance in stride(from: 60.0, through: 300, by: 10) {
      harness.skip(0.01)
      harness.pointer(.move, center.x - distance, center.y, pointer: 1)
      harness.pointer(.move, center.x + distance, center.y, pointer: 2)
      let guide = try #require(harness.guide)
      let now = guide.moment(atFrameX: center.x - guide.frame.minX, at: harness.now)
      #expect(abs(now - moment) * guide.layout.metrics.hourWidth / 3600 <= 1)
    }
    #expect(try #require(harness.guide).layout.metrics.hourWidth == 1200)
    harness.pointer(.up, center.x - 300, center.y, pointer: 1)
    harness.pointer(.up, center.x + 300, center.y, pointer: 2)
    #expect(harness.springboard.violations == [])
    for _ in 0..<60 {
      harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120, zooms: true, at: center)))
    }
    #expect(try #require(harness.guide).layout.metrics.hourWidth == 60)
  }

  @Test("Parts of a notch change the width as much as the whole, whatever a device sends")
  func zoomByParts() throws {
    func width(after steps: [Double]) throws -> Double {
      var harness = SpringboardHarness(.hourly(20))
      for dy in steps {
        harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: dy, zooms: true, at: Point(x: 400, y: 200))))
      }
      return try #require(harness.guide).layout.metrics.hourWidth
    }
    let whole = try width(after: [120])
    #expect(abs(try width(after: Array(repeating: 15, count: 8)) - whole) < 0.001 && (240..<260).contains(whole))
    #expect(try width(after: [.greatestFiniteMagnitude]) == 60)
    #expect(try width(after: [-.greatestFiniteMagnitude]) == 1200)
  }

  @Test("Control and the wheel keep the moment at the pointer there")
  func zoomAtPointer() throws {
    var harness = SpringboardHarness(.hourly(20))
    let before = try #require(harness.guide)
    let moment = before.moment(atFrameX: 400 - before.frame.minX, at: harness.now)
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: -120, zooms: true, at: Point(x: 400, y: 200))))
    let after = try #require(harness.guide)
    #expect(after.layout.metrics.hourWidth > before.layout.metrics.hourWidth)
    #expect(abs(after.moment(atFrameX: 400 - after.frame.minX, at: harness.now) - moment) < 3600 / 300)
    #expect(harness.springboard.screen(of: .main) == 2)
  }
}
