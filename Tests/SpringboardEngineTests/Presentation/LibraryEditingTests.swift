import Testing

@testable import SpringboardEngine

@Suite("Editing in the library")
struct LibraryEditingTests {
  private var harness: SpringboardHarness

  /// 40 applications in two categories, one of them in the dock, and the pages at rest.
  init() {
    harness = SpringboardHarness(.withCategories, presentations: .pagesAndLibrary)
    harness.send(.catalogue(.named(40, inCategories: ["Game", "Office", ""])))
    harness.send(.shown)
    harness.send(.act(.move("d", to: .dock)))
    harness.rest()
    harness.forgetEffects()
  }

  private var view: View { harness.springboard.main.view }

  private var badges: [Scene.Element] {
    harness.scene.elements.filter { if case .badge = $0.kind { true } else { false } }
  }

  /// The tile would stay, because only the board loses the application.
  @Test("Only the dock has badges")
  mutating func onlyTheDockHasBadges() {
    harness.send(.act(.edit))
    harness.rest(atMost: 2)
    #expect(badges.contains { $0.kind == .badge("a") })
    harness.send(.act(.present("library")))
    harness.rest(atMost: 3)
    #expect(view.layout.isShowingLibrary && view.mode.isEditing)
    #expect(!badges.isEmpty && badges.allSatisfy { view.layout.dock.holds($0.kind.badged) })
    harness.send(.act(.present("pages")))
    harness.rest(atMost: 3)
    #expect(badges.contains { $0.kind == .badge("a") })
  }

  @Test("Badges fade on the way")
  mutating func badgesFadeOnTheWay() {
    harness.send(.act(.edit))
    harness.rest(atMost: 2)
    harness.send(.act(.present("library")))
    var alphas: [Double] = []
    for _ in 0..<120 {
      harness.wait(1.0 / 60)
      alphas.append(harness.element(.badge("a"))?.alpha ?? 0)
    }
    #expect(alphas.contains { 0 < $0 && $0 < 1 })
    #expect(alphas.last == 0)
  }

  @Test("Removing from the pages says so and can be undone")
  mutating func removingFromThePagesSaysSoAndCanBeUndone() {
    let board = harness.springboard.board
    harness.send(.act(.present("library")))
    harness.rest()
    harness.send(.act(.remove("a")))
    harness.wait(0.5)
    #expect(view.layout.grid.holds("a") && harness.springboard.board.removed == ["a"])
    #expect(harness.element(.notice(.changed(.removed(["a"])))) != nil)
    harness.tap(.button(.undo))
    #expect(harness.springboard.board == board)
  }
}

extension Scene.Kind {
  /// The item that the badge is on.
  fileprivate var badged: ItemID {
    if case .badge(let id) = self { id } else { ItemID.application("") }
  }
}
