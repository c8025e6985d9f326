import Testing

@testable import SpringboardEngine

@Suite("Keys in the programme guide")
struct GuideKeyTests {
  @Test("The first key focuses a running programme, the next ones move by programme and by row")
  func moving() {
    var harness = SpringboardHarness(.hourly(8))
    harness.press(.right)
    #expect(harness.focused == "A0")
    harness.press(.right, .down)
    #expect(harness.focused == "B1")
    harness.press(.left, .left, .up)
    #expect(harness.focused == "A-1")
    harness.press(.up)
    #expect(harness.focused == "A-1")
    harness.press(.end)
    #expect(harness.focused == "H-1")
    harness.press(.home)
    #expect(harness.focused == "A-1")
  }

  @Test("Up and down keep the time through long programmes and empty rows")
  func keepingTime() {
    let short = (0..<4).map { Guide.programme("S\($0)", $0, $0 + 1) }
    var harness = SpringboardHarness(
      .with([
        Guide.Channel(id: "s", name: "S", programmes: short),
        Guide.Channel(id: "l", name: "L", programmes: [Guide.programme("L", -2, 6)]),
        Guide.Channel(id: "e", name: "E"), Guide.Channel(id: "t", name: "T", programmes: short),
      ]))
    harness.press(.right, .right, .right, .down)
    #expect(harness.focused == "L")
    harness.press(.down)
    #expect(harness.springboard.main.view.focusedProgramme?.programme?.channel == "t")
    #expect(harness.focused == "S2")
    harness.press(.up, .up)
    #expect(harness.focused == "S2")
  }

  @Test("A step is at most an hour, in long programmes and in gaps")
  func longProgrammes() {
    var harness = SpringboardHarness(
      .with([
        Guide.Channel(
          id: "l", name: "L",
          programmes: [
            Guide.programme("long", 0, 3), Guide.programme("next", 3, 4), Guide.programme("late", 9, 10),
          ])
      ]))
    harness.press(.right)
    var times: [Double] = []
    for _ in 0..<12 {
      harness.press(.right)
      times.append(((harness.springboard.main.view.layout.guide?.focusTime ?? 0) - Guide.evening) / 3600)
    }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 <= 1 || $0 == $1 })
    #expect(harness.focused == "late")
    harness.press(.left)
    #expect((harness.springboard.main.view.layout.guide?.focusTime ?? 0) - Guide.evening > 0)
  }

  @Test("Days, screens and the current time are a key away")
  func jumping() throws {
    var harness = SpringboardHarness(.hourly(20))
    harness.press(.right, .nextPage)
    #expect(harness.focused == "A24")
    harness.press(.pageDown)
    #expect(harness.focused != "A24" && harness.focused?.hasSuffix("24") == true)
    harness.press(.currentTime)
    harness.settle()
    #expect(harness.focused?.hasSuffix("0") == true)
    #expect(try #require(harness.guide).isVisible(Guide.evening + 900))
    harness.press(.previousPage)
    #expect(harness.springboard.screen(of: .main) == 2)
  }

  @Test("Enter opens the channel of a running programme and the details of others; Space always the details")
  func activating() {
    var harness = SpringboardHarness(.hourly(4))
    harness.press(.right, .activate)
    #expect(harness.effects.contains(.guide(.open("a"))))
    harness.press(.right, .activate)
    #expect(harness.springboard.main.view.layers.sheet.content?.item?.programme?.title == "A1")
    harness.press(.escape)
    harness.settle()
    #expect(harness.focused == "A1")
    harness.press(.left, .pick)
    #expect(harness.springboard.main.view.layers.sheet.content?.item?.programme?.title == "A0")
  }

  @Test("Down leads from the last row to the dock, and Up back")
  func dock() throws {
    var harness = SpringboardHarness(.hourly(2))
    harness.send(.act(.move("a", to: .dock)))
    harness.press(.guide)
    harness.press(.guide)
    harness.settle()
    harness.press(.down, .down)
    #expect(harness.focused == "B0")
    harness.press(.down)
    #expect(harness.springboard.main.view.focus == .item("a"))
    harness.press(.up)
    #expect(harness.focused == "A0")
  }

  /// Long 0–3, Short 0.5–1, Same 0–1 twice, Next 3–4.
  private static let overlapping = Guide.with([
    Guide.Channel(
      id: "o", name: "O",
      programmes: [
        Guide.programme("Same", 0, 1), Guide.programme("Same", 0.0, 2.0), Guide.programme("Long", 0, 3),
        Guide.programme("Short", 0.5, 1.0), Guide.programme("Next", 3, 4),
      ])
  ])

  @Test("Right leads to later programmes only, through all that overlap, and Left back")
  func overlapping() {
    var harness = SpringboardHarness(Self.overlapping)
    func visit(_ key: Key) -> (ids: [ItemID], times: [Double]) {
      var (ids, times) = ([ItemID](), [Double]())
      for _ in 0..<60 {
        harness.press(key)
        if let id = harness.springboard.main.view.focusedProgramme { ids.append(id) }
        times.append(harness.springboard.main.view.layout.guide?.focusTime ?? .nan)
      }
      return (ids, times)
    }
    _ = visit(.left)
    let right = visit(.right)
    #expect(zip(right.times, right.times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(right.ids).count == 5 && right.ids.last?.programme?.title == "Next")
    let left = visit(.left)
    #expect(zip(left.times, left.times.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(Set(left.ids).count == 5 && left.ids.last?.programme?.title == "Same")
    #expect(left.ids.last?.programme?.number == 1)
  }

  @Test("The focus leaves out rows without visible programmes, and Enter opens nothing that is not in view")
  func visibleProgrammes() {
    var harness = SpringboardHarness(
      .with([
        Guide.Channel(id: "a", name: "A", programmes: [Guide.programme("today", 0, 2)]),
        Guide.Channel(id: "b", name: "B", programmes: [Guide.programme("tomorrow", 20, 21)]),
        Guide.Channel(id: "c", name: "C", programmes: [Guide.programme("also today", 1, 2)]),
      ]))
    harness.press(.down, .down)
    #expect(harness.focused == "also today")
    harness.press(.up, .right, .right, .right, .right, .right, .right, .right, .right, .right)
    harness.settle()
    #expect(harness.focused == "today" && harness.programme("today") == nil)
    harness.press(.activate)
    harness.settle()
    #expect(!harness.springboard.main.view.layers.sheet.isActive && harness.programme("today")?.touch != nil)
    harness.press(.activate)
    #expect(harness.springboard.main.view.layers.sheet.isActive || harness.effects.contains(.guide(.open("a"))))
  }

  @Test("A key shows the nearest programme if none is in view")
  func nothingInView() {
    var harness = SpringboardHarness(
      .with([
        Guide.Channel(id: "e", name: "E"),
        Guide.Channel(id: "a", name: "A", programmes: [Guide.programme("tomorrow", 20, 21)]),
      ]))
    #expect(harness.programme("tomorrow") == nil)
    harness.press(.down)
    harness.settle()
    #expect(harness.focused == "tomorrow" && harness.programme("tomorrow")?.touch != nil)
  }

  @Test("Tab passes over a guide in which nothing can have the focus")
  func tabStopsWithoutProgrammes() {
    var harness = SpringboardHarness(.with([Guide.Channel(id: "e", name: "E")]))
    harness.press(.nextStop)
    #expect(harness.springboard.main.view.focus == .pageDots)
  }

  @Test("Tab leads from the guide over the dots to the buttons")
  func tabStops() {
    var harness = SpringboardHarness(.hourly(2))
    harness.press(.nextStop)
    #expect(harness.focused == "A0")
    harness.press(.nextStop)
    #expect(harness.springboard.main.view.focus == .pageDots)
    harness.press(.left)
    harness.settle()
    #expect(harness.springboard.screen(of: .main) == 1)
  }
}
