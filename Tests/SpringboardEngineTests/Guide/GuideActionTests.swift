import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Programmes of the guide")
struct GuideActionTests {
  private func tap(_ title: String, in harness: inout SpringboardHarness) throws {
    let center = try #require(harness.programme(title)?.touch).center
    harness.pointer(.down, center.x, center.y)
    harness.pointer(.up, center.x, center.y)
  }

  @Test("A tap opens the channel of a running programme, if it has an address")
  func running() throws {
    var harness = SpringboardHarness(.hourly(4))
    try tap("B0", in: &harness)
    #expect(harness.effects.contains(.guide(.open("b"))))
    harness = SpringboardHarness(.hourly(4, canBeOpened: false))
    try tap("B0", in: &harness)
    #expect(!harness.effects.contains(.guide(.open("b"))))
    #expect(harness.springboard.main.view.layers.sheet.isActive)
  }

  @Test("A tap on a later programme shows its details, with a reminder")
  func reminder() throws {
    var harness = SpringboardHarness(.hourly(4))
    try tap("B1", in: &harness)
    let id = ItemID.programme(ProgrammeID(title: "B1", start: Int(Guide.evening) + 3600, channel: "b"))
    #expect(harness.springboard.main.view.layers.sheet.content?.item == id)
    harness.send(.act(.remind(id)))
    #expect(harness.effects.contains(.guide(.remind(id))))
    harness.send(.reminders([id]))
    #expect(harness.programme("B1")?.state.isReminded == true)
    #expect(harness.scene.elements.contains { $0.kind == .button(.forgetReminder) })
    #expect(!harness.scene.elements.contains { $0.kind == .button(.remind) })
    harness.send(.guide(.hourly(1)))
    #expect(!harness.springboard.main.view.layers.sheet.isModal)
  }

  @Test(
    "Reminders belong to the user, so they do not depend on whether the layout is locked", arguments: [true, false])
  func permissions(_ isAllowed: Bool) throws {
    var harness = SpringboardHarness(.hourly(4))
    var restrictions = Restrictions.locked
    restrictions.allowsReminders = isAllowed
    harness.send(.restrictions(restrictions))
    try tap("B1", in: &harness)
    #expect(harness.scene.elements.contains { $0.kind == .button(.remind) } == isAllowed)
    harness.send(
      .act(.remind(ItemID.programme(ProgrammeID(title: "B1", start: Int(Guide.evening) + 3600, channel: "b")))))
    #expect(harness.effects.contains { if case .guide(.remind) = $0 { true } else { false } } == isAllowed)
  }

  @Test("A search finds programmes of the next day, each title once, and a tap shows the details")
  func searching() throws {
    var harness = SpringboardHarness(.hourly(4))
    harness.send(.search("c0"))
    harness.settle()
    let results = try #require(harness.springboard.main.view.layout.results)
    let section = try #require(results.sections.first { $0.title == "Programmes" })
    #expect(section.items.first?.id.programme?.title == "C0")
    harness.press(.activate)
    #expect(harness.springboard.main.view.layers.sheet.content?.item?.programme?.title == "C0")
    harness.send(.act(.closeSheet))
    // It has ended, and is two days away.
    for text in ["c-4", "c29"] {
      harness.send(.search(text))
      let sections = harness.springboard.main.view.layout.results?.sections ?? []
      let titles = sections.flatMap(\.items).compactMap(\.id.programme?.title)
      #expect(!titles.contains(text.uppercased()))
    }
  }

  @Test("Keys reach the buttons of a sheet in front of search results")
  func keysOnSheet() {
    var harness = SpringboardHarness(.hourly(4))
    harness.send(.search("c0"))
    harness.settle()
    harness.press(.activate)
    harness.settle()
    harness.press(.nextStop)
    #expect(harness.springboard.main.view.focus == .button(.close))
    harness.press(.activate)
    #expect(!harness.springboard.main.view.layers.sheet.isModal)
  }

  private func found(_ harness: SpringboardHarness) -> [ItemID] {
    let sections = harness.springboard.main.view.layout.results?.sections ?? []
    return sections.first { $0.title == "Programmes" }?.items.map(\.id) ?? []
  }

  @Test("A search asks for the time, and finds nothing of the guide before it is known")
  func searchingFirst() {
    var harness = SpringboardHarness(apps: 8, Preferences.small.with { $0.configured.guidePosition = .last })
    harness.send(.guide(.hourly(4)))
    harness.send(.search("c"))
    #expect(found(harness) == [] && harness.effects.contains(.guide(.readClock)))
    harness.send(.clock(Guide.evening + 900))
    #expect(found(harness).contains { $0.programme?.title == "C0" })
    #expect(!found(harness).contains { $0.programme?.title == "C-1" })
  }

  @Test("Later searches find the next programme with a title, and none that has ended")
  func searchingLater() throws {
    let repeats = [0, 2, 20].map { Guide.programme("repeat", $0, $0 + 1) }
    var harness = SpringboardHarness(
      .with([Guide.Channel(id: "a", name: "A", programmes: repeats + [Guide.programme("distant", 26, 27)])]))
    for (hours, start) in [(0.5, 0), (0.9, 0), (1, 2), (1.4, 2), (3.5, 20)] {
      harness.send(.act(.closeSearch))
      harness.send(.clock(Guide.evening + hours * 3600))
      harness.send(.search("repeat"))
      #expect(found(harness).map(\.programme?.start) == [Int(Guide.evening) + start * 3600])
      harness.send(.search("distant"))
      #expect(found(harness).isEmpty == (hours < 2))
    }
  }

  @Test("The time is read when something appears that depends on it")
  func readingTheClock() throws {
    var harness = SpringboardHarness(.hourly(4))
    func reads(_ input: Input) -> Bool {
      harness.forgetEffects()
      harness.send(input)
      return harness.effects.contains(.guide(.readClock))
    }
    #expect(reads(.act(.screen(0))) == false)
    #expect(reads(.act(.openSearch)))
    #expect(reads(.act(.closeSearch)) == false)
    #expect(reads(.act(.openGuide)))
    #expect(
      reads(.act(.showDetails(.programme(ProgrammeID(title: "B1", start: Int(Guide.evening) + 3600, channel: "b"))))))
    #expect(reads(.hidden) == false)
    #expect(reads(.shown))
    #expect(reads(.preferences(.small)) == false)
    #expect(reads(.preferences(Preferences.small.with { $0.configured.guidePosition = .only })))
  }

  @Test("A placeholder opens its channel, and is not found by a search")
  func placeholder() throws {
    let placeholder = Guide.Programme(
      title: "Nothing", span: TimelineSpan(start: Guide.evening - 3600, end: Guide.evening + 36_000),
      isPlaceholder: true)
    var harness = SpringboardHarness(
      .with([Guide.Channel(id: "a", name: "A", canBeOpened: true, programmes: [placeholder])]))
    harness.send(.search("nothing"))
    #expect(found(harness) == [])
    harness.send(.act(.closeSearch))
    try tap("Nothing", in: &harness)
    #expect(harness.effects.contains(.guide(.open("a"))))
  }

  @Test("A programme of a minute can be hit beside its longer neighbours")
  func shortProgrammes() throws {
    let minute = 1 / 60.0
    let harness = SpringboardHarness(
      .with([
        Guide.Channel(
          id: "a", name: "A",
          programmes: [
            Guide.programme("before", -1.0, 0.5), Guide.programme("short", 0.5, 0.5 + minute),
            Guide.programme("after", 0.5 + minute, 2),
          ])
      ]))
    let short = try #require(harness.programme("short"))
    #expect(short.frame.width == 5)
    let center = short.frame.center
    for dx in [-9.0, 0, 9] {
      let target = harness.scene.hit(Point(x: center.x + dx, y: center.y))
      if case .programme(let id) = target { #expect(id.programme?.title == "short") } else { Issue.record("\(target)") }
    }
  }

  @Test("Each of many narrow programmes is hit where it is")
  func narrowProgrammes() {
    let minutes = (0..<40).map { Guide.programme("\($0)", Double($0) / 15, Double($0 + 1) / 15) }
    let harness = SpringboardHarness(.with([Guide.Channel(id: "a", name: "A", programmes: minutes)]))
    let cells = harness.scene.elements.filter { if case .programme = $0.kind { $0.touch != nil } else { false } }
    #expect(cells.count > 10)
    for cell in cells.dropFirst().dropLast() {
      for x in [cell.frame.minX + 1, cell.frame.midX, cell.frame.maxX - 1] {
        guard case .programme(let id, _) = cell.kind else { continue }
        #expect(harness.scene.hit(Point(x: x, y: cell.frame.midY)) == .programme(id))
      }
    }
  }

  @Test("A tap between programmes does nothing, and above all does not close an overlay")
  func gaps() throws {
    let programmes = [Guide.programme("before", -1, 0), Guide.programme("after", 1, 2)]
    var harness = SpringboardHarness(
      .with(["a", "b"].map { Guide.Channel(id: $0, name: $0, programmes: programmes) })
    ) { $0.configured.windowKind = .overlay }
    let (cell, other) = (
      try #require(harness.programme("before")).frame, try #require(harness.programme("after")).frame
    )
    let points = [
      Point(x: (cell.maxX + other.minX) / 2, y: cell.midY), Point(x: cell.midX, y: cell.maxY + 1),
      Point(x: cell.midX, y: try #require(harness.guide).frame.maxY - 4),
    ]
    for point in points {
      #expect(harness.scene.hit(point) == .panel)
      harness.pointer(.down, point.x, point.y)
      harness.pointer(.up, point.x, point.y)
      harness.settle()
    }
    #expect(!harness.effects.contains(.hide) && harness.springboard.isGuideInFront(of: .main))
  }

  @Test("A programme under a finger is pressed")
  func pressing() throws {
    var harness = SpringboardHarness(.hourly(4))
    let center = try #require(harness.programme("B1")?.touch).center
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.2)
    #expect(harness.programme("B1")?.state.press == 1 && harness.programme("B0")?.state.press == 0)
    harness.pointer(.up, center.x, center.y)
    #expect(harness.programme("B1")?.state.press == 0)
  }

  @Test("A tap on the corner leads back to the current time")
  func corner() throws {
    var harness = SpringboardHarness(.hourly(4))
    func corner() -> (leadsBack: Bool, touch: Rect)? {
      for element in harness.scene.elements {
        if case .guideCorner(_, let leadsBack) = element.kind, let touch = element.touch { return (leadsBack, touch) }
      }
      return nil
    }
    #expect(corner()?.leadsBack == false)
    harness.press(.nextPage)
    harness.settle()
    let center = try #require(corner()?.touch).center
    #expect(corner()?.leadsBack == true)
    harness.pointer(.down, center.x, center.y)
    harness.pointer(.up, center.x, center.y)
    harness.settle()
    #expect(corner()?.leadsBack == false)
    #expect(try #require(harness.guide).isVisible(Guide.evening + 900))
  }

  @Test("A kiosk whose guide was scrolled or zoomed is not as after a reset", arguments: [GuidePosition.only, .last])
  func resetting(_ position: GuidePosition) throws {
    var harness = SpringboardHarness(.hourly(20), place: position)
    harness.send(.act(.reset))
    harness.settle()
    func isReset() -> Bool { harness.springboard.isReset(.main, at: harness.now) }
    #expect(isReset())
    let changes: [Input] = [
      .scroll(ScrollSample(kind: .notches, dx: 240, dy: 0)), .scroll(ScrollSample(kind: .notches, dx: 0, dy: 240)),
      .scroll(ScrollSample(kind: .notches, dx: 0, dy: 240, zooms: true, at: Point(x: 400, y: 200))),
    ]
    for change in changes {
      harness.send(.act(.openGuide))
      harness.settle()
      harness.send(change)
      harness.settle()
      #expect(!isReset())
      harness.send(.act(.reset))
      harness.settle()
      #expect(isReset())
    }
  }

  @Test("The line at the current time moves once a minute while the guide is visible, and the clock is read then")
  func present() throws {
    var harness = SpringboardHarness(.hourly(4))
    #expect(
      harness.scene.next == .at(Instant(seconds: 0) + 60 + (harness.now - Instant(seconds: 0)).rounded(.down))
        || harness.scene.next != .nextFrame)
    var wakes = 0
    let line = try #require(harness.scene.elements.first { $0.kind == .currentTime }).frame.minX
    for _ in 0..<10 {
      guard case .at(let next) = harness.scene.next else { break }
      #expect(next - harness.now <= 60)
      harness.wait(next - harness.now)
      wakes += 1
      harness.send(.clock(Guide.evening + 900 + Double(wakes) * 60))
    }
    #expect(wakes == 10)
    #expect(harness.effects.filter { $0 == .guide(.readClock) }.count == 10)
    // The guide follows the current time.
    #expect(try #require(harness.scene.elements.first { $0.kind == .currentTime }).frame.minX == line)
    harness.send(.act(.screen(0)))
    harness.settle()
    #expect(harness.scene.next == .never)
  }

  @Test("The current time is not followed after somebody has scrolled along time")
  func following() throws {
    var harness = SpringboardHarness(.hourly(4))
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 120, dy: 0)))
    harness.settle()
    let offset = try #require(harness.guide).scrolled.restingOffset
    harness.send(.clock(Guide.evening + 3600))
    #expect(try #require(harness.guide).scrolled.restingOffset == offset)
    harness.press(.currentTime)
    harness.settle()
    #expect(try #require(harness.guide).scrolled.restingOffset.x > offset.x)
  }
}
