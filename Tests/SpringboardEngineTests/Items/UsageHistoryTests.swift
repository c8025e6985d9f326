import Testing

@testable import SpringboardEngine

@Suite("History of use")
struct UsageHistoryTests {
  private var history = UsageHistory()

  @Test("Launches count for half after 30 days")
  mutating func launches() {
    for day in [0.0, 30, 30] { history.learn(.launch("a", day: day, .morning)) }
    #expect(history.launches == ["a": Frecency(score: 2.5, day: 30)])
    #expect(history.score(of: "a", on: 60) == 1.25)
    #expect(history.score(of: "b", on: 60) == 0)
  }

  @Test("Choices are counted for each text, but not for an empty one")
  mutating func choices() {
    for (id, text): (ItemID, String) in [("a", "x"), ("a", "x"), ("b", "x"), ("a", "y"), ("a", "")] {
      history.learn(.choice(id, for: text))
    }
    #expect(history.choices == ["x": ["a": 2, "b": 1], "y": ["a": 1]])
  }

  @Test("The least frequent text is forgotten if there are too many, but not the last one")
  mutating func manyTexts() {
    for number in 0..<UsageHistory.textLimit {
      for _ in 0...(number == 500 ? 1 : 2) { history.learn(.choice("a", for: "text \(number)")) }
    }
    #expect(history.choices.count == UsageHistory.textLimit)
    history.learn(.choice("a", for: "new"))
    #expect(history.choices.count == UsageHistory.textLimit)
    #expect(history.choices["new"] != nil && history.choices["text 500"] == nil)
  }

  @Test("Trimming forgets what is hardly used, and rare choices")
  mutating func trimming() {
    history.launches = ["old": Frecency(score: 1, day: 0), "new": Frecency(score: 0.02, day: 200)]
    history.choices["x"] = Dictionary(uniqueKeysWithValues: (1...20).map { (ItemID.application("app \($0)"), $0) })
    history.trim(on: 205)
    #expect(Array(history.launches.keys) == ["new"])
    #expect(history.choices["x"]?.values.min() == 13)
  }

  @Test("A count does not overflow")
  mutating func overflow() {
    history.choices["x"] = ["a": .max]
    history.learn(.choice("a", for: "x"))
    #expect(history.choices == ["x": ["a": .max]])
  }

  @Test("Sorting by use depends on the history")
  func sorting() {
    var harness = SpringboardHarness(board: "a b c")
    let launches: [ItemID: Frecency] = ["b": Frecency(score: 3, day: 0), "c": Frecency(score: 2, day: 60)]
    harness.send(.usage(UsageHistory(launches: launches), day: 60))
    harness.send(.act(.sort(.use)))
    #expect(harness.springboard.board == Board(drawing: "c b a"))
  }
}

@Suite("The context of a search")
struct SearchContextTests {
  @Test("Positions follow the pages, with folders in their places, and then the dock")
  func positions() {
    let context = SearchContext(
      board: Board(drawing: "a F(b c) | d | dock: e | removed: g h"), usage: UsageHistory(), day: 7, limit: 3)
    #expect(context.positions == ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4])
    #expect(context.removed == ["g", "h"])
    #expect((context.day, context.limit) == (7, 3))
  }
}
