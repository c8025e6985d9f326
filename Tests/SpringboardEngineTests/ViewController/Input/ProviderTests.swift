import CollectionEngine
import Testing

@testable import SpringboardEngine

/// The results of other programs, below those of the springboard.
@Suite("Search providers")
struct ProviderTests {
  private var harness = Self.harness()

  private static func harness(_ windowKind: Preferences.WindowKind = .window, asks: Bool = true, isLocked: Bool = false)
    -> SpringboardHarness
  {
    let preferences = Preferences.small(windowKind).with { $0.session.asksSearchProviders = asks }
    // All sections that the tests make are in view.
    var harness = SpringboardHarness(
      preferences, .with { $0.isLocked = isLocked }, viewport: Viewport(size: Size(width: 800, height: 1200)))
    harness.send(.catalogue(["Files", "Firefox", "Mail"].map { AppItem(id: .application($0.lowercased()), name: $0) }))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private var queries: [String] {
    harness.effects.compactMap { if case .search(.ask(let query)) = $0 { query.text } else { nil } }
  }

  /// The tiles from top to bottom, and the headers of their sections.
  private var shown: [String] {
    harness.scene.elements.filter { $0.alpha > 0 }.compactMap { element -> (Double, String)? in
      switch element.kind {
      case .icon(.result(let result, _)): (element.frame.minY, result)
      case .icon(let id): (element.frame.minY, id.text)
      case .header(let title, _): (element.frame.minY, "[\(title)]")
      default: nil
      }
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// What the providers found, shown or not in view yet.
  private var found: [String] {
    harness.springboard.main.view.search?.results.providerResults.flatMap { $0.results.map(\.name) } ?? []
  }

  /// Lets motions end before the answers of the providers are due.
  private mutating func watch() {
    for _ in 0..<48 { harness.wait(1.0 / 60) }
  }

  private func results(_ title: String, _ names: String...) -> ProviderResults {
    let results = names.map { ProviderResult(id: .result($0, of: "mail"), name: $0) }
    return ProviderResults(title: title, results: results)
  }

  private mutating func search(_ text: String) {
    harness.send(.search(text))
    harness.wait(0.15)
  }

  private mutating func answer(_ text: String, _ results: ProviderResults?, isLast: Bool = false) {
    harness.send(.providerAnswer(ProviderAnswer(to: text, results, isLast: isLast)))
  }

  @Test("They are asked when the text has not changed for a while")
  mutating func theyAreAskedWhenTheTextHasNotChangedForAWhile() {
    harness.send(.search("f"))
    harness.wait(0.15 - 0.001)
    harness.send(.search("fi"))
    harness.wait(0.15 - 0.001)
    #expect(queries == [])
    harness.wait(0.001)
    #expect(queries == ["fi"])
    harness.rest()
    #expect(queries == ["fi"])
    #expect(harness.scene.next == .never)
  }

  @Test("The scene asks for a wake at each deadline")
  mutating func theSceneAsksForAWakeAtEachDeadline() {
    harness.send(.preferences(harness.springboard.preferences(of: .main).with { $0.session.animates = false }))
    harness.send(.search("fi"))
    harness.wait(0)
    #expect(harness.scene.next == .at(harness.now + 0.15))
    harness.wait(0.15)
    #expect(harness.scene.next == .at(harness.now + 1))
    answer("fi", nil, isLast: true)
    #expect(harness.scene.next == .never)
  }

  @Test(
    "They are not asked", arguments: [(false, false, "fi"), (true, true, "fi"), (true, false, " "), (true, false, "")])
  mutating func theyAreNotAsked(asks: Bool, isLocked: Bool, text: String) {
    harness = Self.harness(asks: asks, isLocked: isLocked)
    harness.send(.search(text))
    harness.rest()
    #expect(queries == [])
    answer(text, results("Mail", "one"))
    #expect(found == [])
  }

  @Test("A search that has ended asks nobody", arguments: [Input.search(""), .hidden, .act(.closeSearch)])
  mutating func aSearchThatHasEndedAsksNobody(input: Input) {
    harness.send(.search("fi"))
    harness.send(input)
    harness.rest()
    #expect(queries == [])
  }

  @Test("Results are below all others in the order of arrival")
  mutating func resultsAreBelowAllOthersInTheOrderOfArrival() {
    search("fi")
    answer("fi", results("Mail", "one", "two"))
    answer("fi", results("Archive", "three"), isLast: true)
    harness.rest()
    #expect(shown == ["[Applications]", "files", "firefox", "[Mail]", "one", "two", "[Archive]", "three"])
  }

  @Test("Arriving results move neither rows nor the mark")
  mutating func arrivingResultsMoveNeitherRowsNorTheMark() throws {
    search("fi")
    watch()
    harness.send(.key(.right))
    let before = try ["files", "firefox"].map { try #require(harness.icon(.application($0))?.frame) }
    for number in 0..<4 { answer("fi", results("Provider", "\(number)")) }
    #expect(found.count == 4)
    let scene = harness.scene
    #expect(["files", "firefox"].map { scene.icon(.application($0))?.frame } == before)
    #expect(harness.springboard.main.view.focusedItem == "firefox")
    harness.rest()
    #expect(["files", "firefox"].map { harness.icon(.application($0))?.frame } == before)
  }

  @Test("Arriving results keep the scroll position")
  mutating func arrivingResultsKeepTheScrollPosition() throws {
    harness.send(.viewport(SpringboardHarness.viewport))
    search("fi")
    answer("fi", results("Mail", "1", "2", "3", "4", "5"))
    answer("fi", results("Other", "6", "7", "8", "9", "10"))
    watch()
    harness.send(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: 60)))
    harness.send(.scroll(ScrollSample(kind: .end, dx: 0, dy: 0)))
    let offset = try #require(harness.springboard.main.view.layout.results?.content.contentOffset(at: harness.now))
    #expect(offset.y > 0)
    answer("fi", results("Last", "11"))
    #expect(found.last == "11")
    #expect(harness.springboard.main.view.layout.results?.content.contentOffset(at: harness.now) == offset)
  }

  @Test("Results for an older text are never shown")
  mutating func resultsForAnOlderTextAreNeverShown() {
    search("fi")
    answer("fi", results("Mail", "one"))
    harness.send(.search("fir"))
    #expect(found == [])
    answer("fi", results("Mail", "one"))
    harness.wait(0.15)
    answer("fi", results("Mail", "one"))
    harness.rest()
    #expect(found == [])
  }

  @Test("Late answers are ignored")
  mutating func lateAnswersAreIgnored() {
    search("fi")
    harness.wait(1 - 0.001)
    answer("fi", results("Mail", "one"))
    #expect(found == ["one"])
    harness.wait(0.001)
    answer("fi", results("Mail", "two"))
    #expect(found == ["one"])
  }

  @Test("Answers are ignored before the question and after the last one")
  mutating func answersAreIgnoredBeforeTheQuestionAndAfterTheLastOne() {
    harness.send(.search("fi"))
    answer("fi", results("Mail", "early"))
    harness.wait(0.15)
    answer("fi", nil, isLast: true)
    answer("fi", results("Mail", "late"))
    harness.rest()
    #expect(shown == ["[Applications]", "files", "firefox"])
  }

  @Test("A provider shows a few results, each of them once")
  mutating func aProviderShowsAFewResultsEachOnce() {
    search("fi")
    answer("fi", results("Mail", "1", "1", "2", "3", "4", "5", "6", "7"))
    answer("fi", results("Mail again", "1", "2"))
    harness.rest()
    #expect(harness.springboard.main.view.search?.results.providerResults == [results("Mail", "1", "2", "3", "4", "5")])
  }

  @Test("It is certain that nothing was found after all answers")
  mutating func itIsCertainThatNothingWasFoundAfterAllAnswers() {
    search("zz")
    watch()
    #expect(harness.element(.nothingFound) == nil)
    #expect(!harness.effects.contains(.announce(.found(0, first: nil))))
    answer("zz", nil, isLast: true)
    #expect(harness.element(.nothingFound) != nil)
    #expect(harness.effects.filter { $0 == .announce(.found(0, first: nil)) }.count == 1)
  }

  @Test("It is certain that nothing was found after the time limit")
  mutating func itIsCertainThatNothingWasFoundAfterTheTimeLimit() {
    search("zz")
    harness.wait(1)
    #expect(harness.element(.nothingFound) != nil)
    #expect(harness.effects.contains(.announce(.found(0, first: nil))))
  }

  @Test("The first result of a provider is marked if there is no other")
  mutating func theFirstResultOfAProviderIsMarkedIfThereIsNoOther() {
    search("zz")
    answer("zz", results("Mail", "one"))
    let id = ItemID.result("one", of: "mail")
    #expect(harness.springboard.main.view.focusedItem == id)
    #expect(harness.effects.contains(.announce(.found(1, first: id))))
  }

  @Test("A chosen result is opened and makes room", arguments: [Preferences.WindowKind.overlay, .window])
  mutating func aChosenResultIsOpenedAndMakesRoom(windowKind: Preferences.WindowKind) {
    harness = Self.harness(windowKind)
    search("zz")
    answer("zz", results("Mail", "one"))
    harness.forgetEffects()
    harness.send(.key(.activate))
    let effects = [Effect.search(.open(ItemID.result("one", of: "mail"))), .search(.end)]
    #expect(harness.effects == effects)
    harness.rest()
    #expect(harness.effects == effects + (windowKind == .overlay ? [.hide] : []))
  }

  @Test("A result that is not shown is not opened")
  mutating func aResultThatIsNotShownIsNotOpened() {
    harness.send(.act(.openResult(ItemID.result("one", of: "mail"))))
    search("zz")
    answer("zz", results("Mail", "one"))
    harness.send(.act(.openResult(ItemID.result("two", of: "mail"))))
    #expect(harness.effects.allSatisfy { if case .search(.open) = $0 { false } else { true } })
  }

  @Test("A result has no menu and cannot be dragged")
  mutating func aResultHasNoMenuAndCannotBeDragged() throws {
    search("zz")
    answer("zz", results("Mail", "one"))
    harness.rest()
    let center = try #require(harness.icon(.result("one", of: "mail"))?.frame.center)
    harness.send(.secondary(center))
    harness.send(.key(.menu))
    #expect(!harness.springboard.main.view.layers.menu.isModal)
    harness.pointer(.down, center.x, center.y)
    harness.wait(1)
    #expect(harness.springboard.main.view.mode == .browsing)
  }

  @Test("Locking removes the results")
  mutating func lockingRemovesTheResults() {
    search("fi")
    answer("fi", results("Mail", "one"))
    harness.send(.restrictions(.locked))
    harness.rest()
    #expect(shown == ["[Applications]", "files", "firefox"])
    answer("fi", results("Mail", "two"))
    #expect(found == [])
  }

  @Test("New applications keep the results")
  mutating func newApplicationsKeepTheResults() {
    search("fi")
    answer("fi", results("Mail", "one"))
    harness.send(.catalogue(["Files"].map { AppItem(id: .application($0.lowercased()), name: $0) }))
    harness.rest()
    #expect(shown == ["[Applications]", "files", "[Mail]", "one"])
  }
}
