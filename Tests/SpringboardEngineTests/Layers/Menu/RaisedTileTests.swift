import CollectionEngine
import Testing

@testable import SpringboardEngine

/// The icon whose menu is open is in front of the veil.
@Suite("The icon of a menu")
struct RaisedTileTests {
  private func harness(_ drawing: String, _ preferences: Preferences = .small) -> SpringboardHarness {
    SpringboardHarness(board: drawing, preferences)
  }

  /// The kinds from the veil of the menu to its title, from back to front.
  private func front(_ harness: SpringboardHarness) -> [Scene.Kind] {
    let elements = harness.scene.elements
    guard let veil = elements.lastIndex(where: { $0.kind == .veil }) else { return [] }
    return elements[veil...].map(\.kind).filter { if case .menuRow = $0 { false } else { true } }
  }

  @Test("It rises with the menu, and sinks when the menu closes")
  func risesAndSinks() throws {
    var harness = harness("a b c")
    let tuning = MotionTuning()
    harness.send(.secondary(try #require(harness.icon("b")?.frame.center)))
    #expect(harness.icon("b")?.scale == 1 && harness.icon("b")?.state.lift == 0)
    harness.wait(0.06)
    let half = try #require(harness.icon("b"))
    #expect(half.scale > 1 && half.scale < tuning.raisedScale && half.state.lift > 0 && half.state.lift < 1)
    #expect(half.state.lift == harness.element(.menu)?.alpha && half.state.lift == harness.element(.veil)?.alpha)
    harness.send(.key(.escape))
    #expect(harness.icon("b")?.state.lift == half.state.lift, "it turns round where it is")
    harness.send(.secondary(half.frame.center))
    #expect(harness.icon("b")?.state.lift == half.state.lift, "and again")
    harness.rest()
    #expect(harness.icon("b")?.scale == tuning.raisedScale && harness.icon("b")?.state.lift == 1)
    #expect(harness.icon("a")?.scale == 1 && harness.icon("a")?.state.lift == 0)
    harness.send(.key(.escape))
    harness.rest()
    #expect(harness.icon("b")?.scale == 1 && harness.icon("b")?.state.lift == 0)
    #expect(harness.element(.veil) == nil)
  }

  @Test("It is in front of the veil, with the other icons and its name behind")
  func isInFront() throws {
    var harness = harness("a b Games(c d) | e | dock: f")
    for id: ItemID in ["b", "f"] {
      try harness.openMenu(of: id)
      #expect(front(harness) == [.veil, .icon(id), .menu, .menuTitle(id)])
      #expect(harness.scene.elements.filter { $0.kind == .icon(id) }.count == 1)
      #expect(harness.element(.veil)?.alpha == 1)
    }
    try harness.openMenu(of: "Games")
    #expect(front(harness) == [.veil, .folder("Games"), .miniature("c"), .miniature("d"), .menu, .menuTitle("Games")])
  }

  @Test("It is in front in an open folder, and the title of the folder has a menu too")
  func inFolder() throws {
    var harness = harness("a Games(c d)")
    harness.send(.act(.openFolder("Games")))
    harness.rest()
    try harness.openMenu(of: "c")
    #expect(front(harness) == [.veil, .icon("c"), .menu, .menuTitle("c")])
    harness.send(.act(.menu(.close)))
    harness.rest()
    harness.send(.secondary(try #require(harness.element(.title("Games"))?.frame.center)))
    #expect(front(harness) == [.veil, .menu, .menuTitle("Games")])
  }

  @Test("It is in front among the results of a search, and in the library", arguments: [false, true])
  func elsewhere(isLibrary: Bool) throws {
    var harness = SpringboardHarness(apps: 3, .withCategories, presentations: .pagesAndLibrary)
    harness.send(isLibrary ? .key(.library) : .search("b"))
    harness.rest()
    let tiles = harness.scene.elements.filter { $0.kind.picturedItem?.application == "b" && $0.touch != nil }
    let tile = try #require(tiles.last)
    let id = try #require(tile.kind.picturedItem)
    harness.send(.secondary(tile.frame.center))
    harness.rest()
    #expect(front(harness) == [.veil, .icon(id), .menu, .menuTitle("b")])
  }

  @Test("A tap on it closes the menu, and does not launch it")
  func tapCloses() throws {
    var harness = harness("a b c")
    try harness.openMenu(of: "b")
    harness.forgetEffects()
    let icon = try #require(harness.icon("b"))
    #expect(icon.touch == nil && harness.scene.hit(icon.frame.center) == .background)
    harness.tap("b")
    harness.rest()
    #expect(harness.menu == [] && harness.effects == [])
    #expect(harness.icon("b")?.touch != nil)
  }

  @Test("In edit mode it stops to wiggle, and its badge comes along but cannot be touched")
  func editMode() throws {
    var harness = harness("a b c")
    harness.send(.act(.edit))
    harness.wait(1)
    harness.send(.secondary(try #require(harness.icon("b")?.frame.center)))
    harness.wait(2)
    #expect(harness.icon("b")?.rotation == 0 && harness.icon("a")?.rotation != 0)
    #expect(front(harness) == [.veil, .icon("b"), .badge("b"), .menu, .menuTitle("b")])
    #expect(harness.element(.badge("b"))?.touch == nil)
  }

  @Test("The menu of the background raises nothing and has no title, and hides what is behind as that of an item does")
  func background() {
    var harness = harness("a b c")
    harness.send(.secondary(Point(x: 700, y: 20)))
    harness.rest()
    #expect(front(harness) == [.veil, .menu])
    #expect(harness.element(.veil)?.alpha == 1)
    #expect(harness.icon("b")?.state.lift == 0)
  }

  @Test("Under reduced motion it is raised at once")
  func reducedMotion() throws {
    var preferences = Preferences.small
    preferences.session.animates = false
    var harness = harness("a b c", preferences)
    harness.send(.secondary(try #require(harness.icon("b")?.frame.center)))
    #expect(harness.icon("b")?.state.lift == 1 && harness.element(.menu)?.alpha == 1)
    harness.send(.key(.escape))
    #expect(harness.icon("b")?.state.lift == 0 && harness.icon("b")?.scale == 1)
  }
}
