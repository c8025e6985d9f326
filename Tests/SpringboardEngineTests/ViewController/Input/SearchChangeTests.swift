import Testing

@testable import SpringboardEngine

/// What happens to a search while something else changes.
@Suite("A search during other changes")
struct SearchChangeTests {
  private var harness = Self.harness()

  /// 60 applications `app-0`, `app-1` … with one action each, on pages of two.
  private static func harness(_ windowKind: Preferences.WindowKind = .overlay) -> SpringboardHarness {
    var harness = SpringboardHarness(Preferences.small.with { $0.configured.windowKind = windowKind })
    harness.send(
      .catalogue(
        (0..<60).map { number in
          var item = AppItem(id: .application("app-\(number)"), name: "App \(number)")
          item.actions = [AppItem.Action(id: "new", name: "New window \(number)")]
          return item
        }))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private var view: View { harness.springboard.main.view }
  private var offset: Double? { view.layout.results?.restingOffset.y }
  private var choices: [ItemID] {
    harness.effects.compactMap { if case .usage(.remember(let id, _)) = $0 { id } else { nil } }
  }

  private mutating func send(_ inputs: Input...) {
    for input in inputs {
      harness.send(input)
      harness.rest()
    }
  }

  /// Searches, and moves the mark down until the results have scrolled.
  private mutating func searchAndScroll() throws -> (mark: ItemID, offset: Double) {
    send(.search("app"), .key(.pageDown), .key(.pageDown), .key(.pageDown))
    let mark = try #require(view.focusedItem)
    let offset = try #require(offset)
    #expect(offset > 0 && mark != "app-0")
    return (mark, offset)
  }

  @Test("A changed catalogue keeps the scrolled results and the mark")
  mutating func aChangedCatalogueKeepsTheScrolledResultsAndTheMark() throws {
    let before = try searchAndScroll()
    send(.catalogue((0..<61).map { AppItem(id: .application("app-\($0)"), name: "App \($0)") }))
    #expect(view.focusedItem == before.mark && offset == before.offset)
  }

  @Test("An on-screen keyboard leaves the mark in view")
  mutating func anOnScreenKeyboardLeavesTheMarkInView() throws {
    let before = try searchAndScroll()
    var viewport = SpringboardHarness.viewport
    viewport.insets.bottom = 200
    send(.viewport(viewport))
    #expect(view.focusedItem == before.mark)
    send(.key(.activate))
    #expect(harness.effects.contains { $0.launched == before.mark })
  }

  @Test("A finger goes on to scroll the results when they change")
  mutating func aFingerGoesOnToScrollTheResultsWhenTheyChange() throws {
    send(.search("app"))
    harness.drag(from: 400, to: 400, y: 400, seconds: 0.1, lift: false)
    harness.pointer(.move, 400, 300)
    harness.send(.catalogue((0..<61).map { AppItem(id: .application("app-\($0)"), name: "App \($0)") }))
    let before = try #require(view.layout.results?.content.contentOffset(at: harness.now).y)
    harness.pointer(.move, 400, 200)
    let after = try #require(view.layout.results?.content.contentOffset(at: harness.now).y)
    #expect(after - before == 100)
  }

  @Test("Another text shows its first result")
  mutating func anotherTextShowsItsFirstResult() throws {
    _ = try searchAndScroll()
    send(.search("app "))
    #expect(view.focusedItem == "app-0" && offset == 0)
  }

  @Test("A double click counts as one choice")
  mutating func aDoubleClickCountsAsOneChoice() throws {
    send(.search("app 1"))
    let center = try #require(harness.icon("app-1")?.frame.center)
    for _ in 0..<2 {
      harness.pointer(.down, center.x, center.y, device: .mouse, pointer: 0)
      harness.pointer(.up, center.x, center.y, device: .mouse, pointer: 0)
      harness.wait(0.1)
    }
    #expect(choices == ["app-1"])
  }

  @Test("A chosen action does not count as its application")
  mutating func aChosenActionDoesNotCountAsItsApplication() {
    send(.search("new window 7"))
    harness.tap(ItemID.action("new", of: "app-7"))
    harness.rest()
    #expect(
      harness.effects.contains { if case .launching(.launchAction("app-7", "new", _)) = $0 { true } else { false } })
    #expect(choices == [])
  }

  @Test("A launch that answers late does not end a later search")
  mutating func aLaunchThatAnswersLateDoesNotEndALaterSearch() {
    harness = Self.harness(.home)
    harness.tap("app-1")
    harness.rest(atMost: 1)
    send(.search("app 2"), .launch("app-1", .started), .launch("app-1", .mapped))
    #expect(view.search?.text == "app 2")
    harness.send(.key(.activate))
    harness.wait(0.5)
    harness.send(.launch("app-2", .started))
    #expect(view.search == nil, "the search that it was launched from")
  }

  @Test("An overlay hides after the launch of a removed application whose search was closed")
  mutating func anOverlayHidesAfterTheLaunchOfARemovedApplicationWhoseSearchWasClosed() {
    send(.act(.remove("app-3")), .search("app 3"))
    harness.send(.act(.open("app-3")))
    harness.send(.key(.escape))
    harness.wait(0.1)
    harness.send(.launch("app-3", .started))
    harness.rest()
    #expect(harness.effects.contains(.hide))
  }
}
