import Testing

@testable import SpringboardEngine

/// `[behaviour] highlight` and `[behaviour] multiple-selection`.
@Suite("Refusing the highlight and the selection")
struct HighlightAndSelectionTests {
  private static let withoutHighlight = Restrictions.with { $0.allowsHighlight = false }
  private static let withoutSelection = Restrictions.with { $0.allowsSelection = false }

  private func select(_ ids: ItemID..., in user: inout SimulatedUser) {
    user.harness.send(.act(.edit))
    for id in ids { user.click(id, extending: true) }
  }

  private func selected(_ user: SimulatedUser) -> [Scene.Kind] {
    user.harness.scene.elements.filter(\.state.isSelected).map(\.kind)
  }

  private func press(_ id: ItemID, in harness: inout SpringboardHarness) throws {
    let center = try #require(harness.icon(id)?.frame.center)
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.2)
  }

  @Test("Without a highlight a tap launches, and the icon looks the same while it is pressed")
  func highlight() throws {
    var harness = SpringboardHarness(apps: 3, .small, Self.withoutHighlight)
    let before = try #require(harness.icon("a"))
    try press("a", in: &harness)
    #expect(harness.icon("a") == before)
    harness.pointer(.up, before.frame.center.x, before.frame.center.y)
    #expect(harness.effects.compactMap(\.launched) == ["a"])
  }

  @Test("A highlight ends when it is no longer allowed")
  func highlightEnds() throws {
    var harness = SpringboardHarness(apps: 3)
    try press("a", in: &harness)
    #expect(try #require(harness.icon("a")).state.press > 0.9)
    harness.send(.restrictions(Self.withoutHighlight))
    harness.wait(0.3)
    #expect(harness.icon("a")?.state.press == 0)
  }

  @Test("Without a highlight items can be selected")
  func selectionWithoutHighlight() {
    var user = SimulatedUser(apps: 6, .small, Self.withoutHighlight)
    select("b", "d", in: &user)
    #expect(selected(user) == [.icon("b"), .icon("d")])
  }

  @Test("Without a selection icons are highlighted")
  func highlightWithoutSelection() throws {
    var harness = SpringboardHarness(apps: 3, .small, Self.withoutSelection)
    try press("a", in: &harness)
    #expect(try #require(harness.icon("a")).state.press > 0.9)
  }

  @Test("Without a selection a click with Ctrl is like any other, and one item is dragged")
  func extending() {
    var user = SimulatedUser(apps: 6, .small, Self.withoutSelection)
    select("b", "d", in: &user)
    #expect(selected(user) == [])
    user.grab("d")
    user.move(rightOf: "f", pointer: 0)
    user.drop(pointer: 0)
    #expect(user.board == Board(drawing: "a b c e f d"))
  }

  @Test("Without a selection a click with Ctrl opens a folder")
  func folder() {
    var user = SimulatedUser(SpringboardHarness(board: "a Games(b c)", .small, Self.withoutSelection))
    select("Games", in: &user)
    #expect(user.harness.springboard.main.view.layout.front.isModal)
    user = SimulatedUser(SpringboardHarness(board: "a Games(b c)"))
    select("Games", in: &user)
    #expect(!user.harness.springboard.main.view.layout.front.isModal)
  }

  @Test("Without a selection a second finger adds nothing to a drag")
  func gathering() throws {
    var user = SimulatedUser(apps: 6, .small, Self.withoutSelection)
    user.lift("a")
    user.harness.tap("c", finger: 2)
    #expect(user.harness.springboard.main.view.mode.drag?.items == ["a"])
    user.drop()
    #expect(user.board == Board(drawing: "a b c d e f"))
  }

  @Test("A selection ends when it is no longer allowed")
  func selectionEnds() {
    var user = SimulatedUser(apps: 6)
    select("b", "d", in: &user)
    #expect(selected(user).count == 2)
    user.harness.send(.restrictions(Self.withoutHighlight))
    #expect(selected(user).count == 2)
    user.harness.send(.restrictions(Self.withoutSelection))
    #expect(selected(user) == [])
    #expect(user.harness.scene.mode == .editing)
  }

  @Test("Nothing is selected on a locked board")
  func locked() {
    #expect(Permissions().allowSelection)
    #expect(!Permissions(restrictions: .locked).allowSelection)
  }
}
