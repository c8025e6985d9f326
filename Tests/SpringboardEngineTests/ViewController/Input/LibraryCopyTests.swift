import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Copies and removed applications in the library")
struct LibraryCopyTests: LibrarySuite {
  var harness = SpringboardHarness.withLibrary()

  @Test("A copy opens its application and is removed as one")
  mutating func aCopyOpensItsApplicationAndIsRemovedAsOne() throws {
    harness = .withLibrary(viewport: Size(width: 800, height: 1200))
    var history = UsageHistory()
    history.learn(.launch("a", day: 100, .morning))
    harness.send(.usage(history, day: 100, .morning))
    send(.key(.library))
    let tiles = flow.sections.flatMap(\.items).map(\.id).filter { $0.application == "a" }
    #expect(tiles.count == 2)
    let copy = try #require(tiles.first { $0 != "a" })
    harness.tap(copy)
    #expect(harness.effects.compactMap(\.launched) == ["a"])
    harness.rest()
    send(.act(.remove("a")))
    #expect(harness.springboard.board.removed == ["a"])
    send(.act(.restore("a")))
    #expect(harness.springboard.board.removed == [])
  }

  @Test("The menu of a copy is that of the application")
  mutating func theMenuOfACopyIsThatOfTheApplication() throws {
    harness = .withLibrary(viewport: Size(width: 800, height: 1200))
    var history = UsageHistory()
    history.learn(.launch("a", day: 100, .morning))
    harness.send(.usage(history, day: 100, .morning))
    try harness.openMenu(of: "a")
    let menu = harness.menu
    harness.send(.act(.menu(.close)))
    send(.key(.library))
    for tile in flow.sections.flatMap(\.items).map(\.id).filter({ $0.application == "a" }) {
      try harness.openMenu(of: tile)
      #expect(harness.menu == menu)
      send(.act(.menu(.close)))
    }
  }

  @Test("A removed application can be dragged to a page")
  mutating func aRemovedApplicationCanBeDraggedToAPage() throws {
    harness.send(.act(.remove("d")))
    send(.key(.library))
    let center = try #require(harness.icon("d")).frame.center
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.6)
    #expect(!isInLibrary && view.mode.drag?.leader == "d")
    harness.rest(atMost: 1)
    let target = try #require(harness.icon("b")).frame.center
    harness.pointer(.move, target.x + 50, target.y)
    harness.wait(0.5)
    harness.pointer(.up, target.x + 50, target.y)
    harness.rest(atMost: 3)
    #expect(harness.springboard.board.removed == [])
    #expect(harness.springboard.board.pages[0].contains { $0.id == "d" })
  }

  /// With keys, and by Escape and one undo.
  @Test("A removed application is picked up by keys and put back")
  mutating func aRemovedApplicationIsPickedUpByKeysAndPutBack() throws {
    let board = harness.springboard.board
    send(.act(.remove("d")))
    let removed = harness.springboard.board
    send(.key(.library))
    harness.forgetEffects()
    send(.act(.drag(.pickUp("d"))))
    #expect(!isInLibrary && view.mode.drag?.leader == "d" && view.layout.isOnBoard("d") && view.layout.isInView("d"))
    send(.key(.escape))
    #expect(harness.springboard.board == removed && view.mode == .editing)
    #expect(!harness.effects.contains { if case .layout(.save) = $0 { true } else { false } })
    send(.act(.drag(.pickUp("d"))))
    send(.key(.left))
    send(.key(.activate))
    #expect(harness.springboard.board.removed == [])
    send(.act(.undo))
    #expect(harness.springboard.board == removed)
    send(.act(.undo))
    #expect(harness.springboard.board == board)
  }

  @Test("Escape puts back a removed application that a finger drags")
  mutating func escapePutsBackARemovedApplicationThatAFingerDrags() throws {
    send(.act(.remove("d")))
    let board = harness.springboard.board
    send(.act(.screen(1)))
    send(.key(.library))
    let center = try #require(harness.icon("d")).frame.center
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.6)
    harness.rest(atMost: 1)
    #expect(view.mode.drag?.leader == "d" && harness.scene.screen == 1, "the page that was shown before")
    send(.key(.escape))
    #expect(harness.springboard.board == board)
  }

  @Test("Removing a removed application says nothing")
  mutating func removingARemovedApplicationSaysNothing() {
    send(.act(.remove("d")))
    send(.key(.library))
    send(.key(.edit))
    harness.forgetEffects()
    send(.act(.remove("d")))
    #expect(harness.effects == [])
  }
}
