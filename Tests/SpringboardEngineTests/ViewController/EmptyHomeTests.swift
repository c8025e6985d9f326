import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("An empty home screen and the hint for new users")
struct EmptyHomeTests {
  @Test("An empty home screen explains itself and puts all applications back")
  func empty() throws {
    var harness = SpringboardHarness(apps: 3)
    #expect(harness.element(.emptyHome(hasApplications: true)) == nil)
    for id in ["a", "b", "c"] as [ItemID] { harness.send(.act(.remove(id))) }
    harness.rest()
    let card = try #require(harness.element(.emptyHome(hasApplications: true)))
    let button = try #require(harness.element(.button(.showAll)))
    #expect(card.frame.union(button.frame) == card.frame)
    harness.tap(.button(.showAll))
    #expect(harness.springboard.board == Board(drawing: "a b c"))
    harness.rest()
    #expect(harness.element(.emptyHome(hasApplications: true)) == nil)
    harness.send(.act(.undo))
    #expect(harness.springboard.board == Board(drawing: "| removed: c b a"))
  }

  @Test("Without a button there is no room for one")
  func roomForTheButton() throws {
    var (empty, removed) = (SpringboardHarness(.small), SpringboardHarness(.small))
    empty.send(.catalogue([]))
    removed.send(.board(Board(removed: ["a"])))
    removed.send(.catalogue(.named(1)))
    empty.send(.shown)
    removed.send(.shown)
    let low = try #require(empty.element(.emptyHome(hasApplications: false)))
    let high = try #require(removed.element(.emptyHome(hasApplications: true)))
    #expect(low.frame.height < high.frame.height)
  }

  @Test("A locked layout has no button, and without applications the text differs")
  func others() {
    var harness = SpringboardHarness(.small)
    harness.send(.shown)
    #expect(harness.element(.emptyHome(hasApplications: false)) == nil, "the applications are not known yet")
    harness.send(.catalogue([]))
    #expect(harness.element(.emptyHome(hasApplications: false)) != nil)
    #expect(harness.element(.button(.showAll)) == nil)
    var locked = SpringboardHarness(.small, .locked)
    locked.send(.board(Board(removed: ["a"])))
    locked.send(.catalogue(.named(1)))
    locked.send(.shown)
    #expect(locked.element(.emptyHome(hasApplications: true)) != nil)
    #expect(locked.element(.button(.showAll)) == nil)
    locked.send(.act(.restoreAll))
    #expect(locked.springboard.board.applications == [])
  }

  @Test(
    "The hint disappears when the user does what it says, and the host learns of it once", arguments: [true, false])
  func hint(isByMenu: Bool) {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.hint(.mouse))
    harness.wait(1)
    #expect(harness.element(.notice(.hint(.mouse))) != nil)
    let inputs: [Input] =
      isByMenu ? [.secondary(Point(x: 700, y: 20)), .act(.menu(.close))] : [.act(.edit), .act(.done)]
    for input in inputs + inputs { harness.send(input) }
    harness.rest()
    #expect(harness.element(.notice(.hint(.mouse))) == nil)
    #expect(harness.effects.count { $0 == .learned } == 1)
  }

  @Test("The hint gives way to other notices, and is not shown on a locked layout")
  func lessImportant() {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.notice("The disk is full."))
    harness.send(.hint(.mouse))
    harness.wait(1)
    #expect(harness.element(.notice(.words("The disk is full."))) != nil)
    var locked = SpringboardHarness(apps: 3, .small, .locked)
    locked.send(.hint(.mouse))
    #expect(locked.element(.notice(.hint(.mouse))) == nil)
  }
}
