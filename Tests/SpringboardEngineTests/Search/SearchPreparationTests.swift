import Testing

@testable import SpringboardEngine

@Suite("The index that is made before the user searches")
struct SearchPreparationTests {
  @Test("It is taken over once, and is not made again by a search")
  func adoption() throws {
    var harness = SpringboardHarness(apps: 3)
    let preparation = try #require(harness.springboard.searchPreparation)
    // An index of other applications shows which one is used.
    harness.adopt(SearchIndex([AppItem(id: "z", name: "Zebra")]), from: preparation)
    #expect(harness.springboard.searchPreparation == nil)
    harness.adopt(preparation.makeIndex(), from: preparation)
    harness.send(.search("zebra"))
    #expect(harness.springboard.main.view.search?.results.applications.map(\.id) == ["z"])
  }

  @Test("It finds the same as the index that the first letter makes")
  func sameResults() throws {
    var (prepared, other) = (SpringboardHarness(apps: 12), SpringboardHarness(apps: 12))
    let preparation = try #require(prepared.springboard.searchPreparation)
    prepared.adopt(preparation.makeIndex(), from: preparation)
    let texts = other.springboard.main.document.applications.values.map { String($0.name.prefix(1)) }
    for text in Set(texts) {
      prepared.send(.search(text))
      other.send(.search(text))
      let found = other.springboard.main.view.search?.results
      #expect(found?.isEmpty == false && prepared.springboard.main.view.search?.results == found)
    }
  }

  @Test("One of applications that are no longer the installed ones is dropped")
  func outdated() throws {
    var harness = SpringboardHarness(apps: 3)
    let preparation = try #require(harness.springboard.searchPreparation)
    harness.send(.catalogue([AppItem(id: "new", name: "New")]))
    harness.adopt(preparation.makeIndex(), from: preparation)
    #expect(harness.springboard.searchPreparation?.applications.map(\.id) == ["new"])
  }
}
