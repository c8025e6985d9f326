import Testing

@testable import SpringboardEngine

@Suite("The empty search field")
struct SearchFieldTests {
  private var harness = SpringboardHarness(board: "a b")

  private var shown: [ItemID] {
    harness.scene.elements.compactMap { if case .icon(let id) = $0.kind, $0.touch != nil { id } else { nil } }
  }

  private var field: String? {
    harness.scene.elements.lazy.compactMap { if case .searchField(let text) = $0.kind { text } else { nil } }.first
  }

  @Test("An empty field offers what is used often")
  mutating func anEmptyFieldOffersWhatIsUsedOften() {
    harness = SpringboardHarness(board: "a b c d e f | g h i | dock: x y")
    let scores: [ItemID: Double] = ["h": 3, "x": 9, "b": 5]
    harness.send(.usage(UsageHistory(launches: scores.mapValues { Frecency(score: $0, day: 1) }), day: 1))
    harness.send(.act(.openSearch))
    harness.rest()
    #expect(harness.headers == ["Suggested"])
    #expect(Set(shown) == ["b", "h", "x", "y"], "those of the dock stay where they are")
    #expect(harness.element(.dock)?.alpha == 1)
    harness.send(.key(.activate))
    #expect(harness.effects.allSatisfy { $0.launched == nil }, "nothing is marked yet")
    harness.send(.key(.down))
    harness.send(.key(.activate))
    #expect(harness.effects.contains { $0.launched == "b" })
  }

  @Test("Suggestions give way to results and to the pages")
  mutating func suggestionsGiveWayToResultsAndToThePages() {
    harness = SpringboardHarness(board: "a b c d e f | dock: x")
    harness.send(.usage(UsageHistory(launches: ["b": Frecency(score: 5, day: 1)]), day: 1))
    harness.send(.act(.openSearch))
    harness.send(.search("c"))
    harness.rest()
    #expect(shown == ["c"])
    harness.send(.key(.escape))
    harness.rest()
    #expect(Set(shown) == ["a", "b", "c", "d", "e", "f", "x"])
    harness.send(.act(.openSearch))
    harness.send(.key(.escape))
    harness.rest()
    #expect(Set(shown) == ["a", "b", "c", "d", "e", "f", "x"])
  }

  @Test("The dock is whole behind an empty field and fades with the results")
  mutating func theDockIsWholeBehindAnEmptyFieldAndFadesWithTheResults() {
    harness = SpringboardHarness(board: "a b | dock: c d")
    harness.send(.act(.openSearch))
    harness.rest()
    #expect(harness.element(.dock)?.alpha == 1)
    harness.send(.search("a"))
    harness.wait(0.05)
    #expect(harness.element(.dock).map { 0 < $0.alpha && $0.alpha < 1 } == true)
    harness.rest()
    #expect(harness.element(.dock) == nil)
    harness.send(.key(.escape))
    harness.rest()
    #expect(harness.element(.dock)?.alpha == 1)
  }

  /// A key that opens the search is passed on to the field at once, wherever its motion is.
  @Test("The field is there at the moment at which it opens")
  mutating func theFieldIsThereAtTheMomentAtWhichItOpens() {
    harness.send(.act(.openSearch))
    #expect(field == "")
    #expect(harness.scene.elements.contains { $0.kind == .searchField("") && $0.alpha == 0 })
    harness.send(.key(.escape))
    #expect(field == nil)
  }
}
