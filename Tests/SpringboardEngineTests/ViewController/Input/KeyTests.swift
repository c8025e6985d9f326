import Testing

@testable import SpringboardEngine

@Suite("Keys")
struct KeyTests {
  /// The pages are `a b c / d e f` and `g h i / j`; with `docked` there is a dock `x y`.
  private func harness(docked: Bool = false, rightToLeft: Bool = false, windowKind: Preferences.WindowKind = .window)
    -> SpringboardHarness
  {
    var harness = SpringboardHarness(.small(windowKind).with { $0.session.rightToLeft = rightToLeft })
    let items = "abcdefghij" + (docked ? "xy" : "")
    harness.send(.board(Board(drawing: "a b c d e f\ng h i j\ndock: \(docked ? "x y" : "")")))
    harness.send(.catalogue(items.map { AppItem(id: .application(String($0)), name: String($0)) }))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private func focus(after keys: String, in harness: SpringboardHarness) -> String {
    var harness = harness
    for key in keys.split(separator: " ") {
      harness.send(.key(Key(rawValue: String(key)) ?? .activate))
      harness.wait(0.05)
    }
    harness.rest()
    return Self.focus(in: harness.scene)
  }

  private static func focus(in scene: Scene) -> String {
    scene.elements.first { $0.state.isFocused }.map { "\($0.kind)" } ?? "none"
  }

  @Test(
    "Arrow keys move the focus; the first one only shows it",
    arguments: [
      ("Right", "icon a"), ("Up", "icon a"), ("Right Right", "icon b"), ("Right Right Down", "icon e"),
      ("Right Left", "icon a"), ("Right Up", "icon a"), ("Right Down Down", "icon d"),
      ("Right Right Right Right", "icon g"), ("Right Down Right Right Right", "icon j"),
      ("Right Right Right Right Left", "icon c"), ("Right Right Right Right Right Down", "icon j"),
      ("PageDown", "none"), ("PageDown Right", "icon g"), ("Right PageDown", "none"),
      ("End Right Right Right Right", "icon i"), ("Right Escape", "none"),
    ])
  func arrowKeysMoveTheFocusTheFirstOneOnlyShowsIt(_ keys: String, _ focus: String) {
    #expect(self.focus(after: keys, in: harness()) == focus, "\(keys)")
  }

  @Test(
    "Arrow keys move the focus into the dock and out of it",
    arguments: [
      ("Right Down Down", "icon x"), ("Right Right Down Down Right", "icon y"),
      ("Right Down Down Right Right", "icon y"),
      ("Right Down Down Up", "icon e"), ("Right Down Down PageDown", "icon x"),
      ("Right Down Down PageDown Up", "icon j"),
    ])
  func docking(_ keys: String, _ focus: String) {
    #expect(self.focus(after: keys, in: harness(docked: true)) == focus, "\(keys)")
  }

  @Test(
    "Arrow keys are mirrored from right to left",
    arguments: [("Left Left", "icon b"), ("Left Left Left Left", "icon g"), ("Left Right", "icon a")])
  func rightToLeft(_ keys: String, _ focus: String) {
    #expect(self.focus(after: keys, in: harness(rightToLeft: true)) == focus)
  }

  @Test(
    "Tab moves the focus from the page to its dots, to the dock, to the search button and back to the page",
    arguments: [
      ("Tab", "icon a"), ("Tab Tab", "pages 1 of 2"), ("Tab Tab Tab", "icon x"), ("Tab Tab Tab Tab", "button search"),
      ("Tab Tab Tab Tab Tab", "icon a"), ("Shift+Tab", "button search"), ("Shift+Tab Shift+Tab", "icon x"),
      ("Tab Shift+Tab", "button search"), ("Right Right Tab Shift+Tab", "icon b"),
      ("Right Right Tab Right Tab Tab Tab", "icon g"),
      ("Ctrl+E Shift+Tab", "button done"), ("Ctrl+E Tab Tab Tab Tab", "button done"),
      ("Ctrl+E Tab Tab Tab Tab Enter", "none"), ("Ctrl+E Right Space Tab", "icon a"),
    ])
  func tabbing(_ keys: String, _ focus: String) {
    #expect(self.focus(after: keys, in: harness(docked: true)) == focus, "\(keys)")
  }

  @Test(
    "Arrow keys, Enter and Space turn pages while the page dots have the focus",
    arguments: [
      ("Right", "pages 2 of 2"), ("Down", "pages 2 of 2"), ("Right Right", "pages 2 of 2"), ("Left", "pages 1 of 2"),
      ("Right Left", "pages 1 of 2"), ("Right Up", "pages 1 of 2"), ("Enter", "pages 2 of 2"),
      ("Enter Enter", "pages 1 of 2"), ("Space", "pages 2 of 2"), ("Escape", "none"),
    ])
  func pageDots(_ keys: String, _ focus: String) {
    #expect(self.focus(after: "Tab Tab " + keys, in: harness()) == focus, "\(keys)")
    guard keys == "Right" || keys == "Left" else { return }
    let mirrored = self.focus(after: "Tab Tab " + keys, in: harness(rightToLeft: true))
    #expect(mirrored == (keys == "Left" ? "pages 2 of 2" : "pages 1 of 2"))
  }

  @Test(
    "Tab stays inside an open folder, and the focus returns to the folder",
    arguments: [
      ("", "icon a"), ("Right", "icon b"), ("Tab", "pages 1 of 2"), ("Tab Right", "pages 2 of 2"),
      ("Tab Tab", "title f"), ("Tab Tab Tab", "icon a"), ("Shift+Tab", "title f"), ("Escape", "folder f"),
      ("Tab Escape", "folder f"),
    ])
  func folder(_ keys: String, _ focus: String) {
    let items = (0..<30).map { $0 == 0 ? "a" : $0 == 1 ? "b" : "i\($0)" }.joined(separator: " ")
    let harness = SpringboardHarness(board: "f(\(items)) x\ndock: y")
    #expect(self.focus(after: "Right Enter " + keys, in: harness) == focus, "\(keys)")
  }

  @Test("Enter on the focused name of a folder edits it")
  func naming() {
    var harness = SpringboardHarness(board: "f(a b) x")
    for key in [Key.right, .activate, .previousStop, .activate] { harness.send(.key(key)) }
    #expect(harness.effects.contains { if case .naming(.begin(.folder("f"), _)) = $0 { true } else { false } })
  }

  @Test("Tab stays inside a sheet, and the focus returns to the item")
  func sheet() {
    var harness = harness(docked: true)
    harness.send(.key(.right))
    harness.send(.act(.showDetails("a")))
    #expect(Self.focus(in: harness.scene) == "none")
    let stops = ["close", "showFile", "open", "close"]
    for stop in stops {
      harness.send(.key(.nextStop))
      #expect(Self.focus(in: harness.scene) == "button \(stop)")
    }
    harness.send(.key(.activate))
    harness.rest()
    #expect(Self.focus(in: harness.scene) == "icon a" && harness.effects.allSatisfy { $0.launched == nil })
  }

  @Test("A button that is gone is not pressed")
  func expiredButton() {
    var harness = harness()
    for key in [Key.edit, .right, .remove, .previousStop] {
      harness.send(.key(key))
      harness.wait(0.05)
    }
    #expect(Self.focus(in: harness.scene) == "button undo")
    let board = harness.springboard.board
    harness.wait(30)
    harness.send(.key(.activate))
    #expect(harness.springboard.board == board)
  }

  @Test("Keys announce the focused icon and launch it")
  func opening() {
    var harness = harness()
    for key in [Key.activate, .right, .right, .activate] { harness.send(.key(key)) }
    #expect(harness.effects.prefix(2) == [.announce(.focus("a")), .announce(.focus("b"))])
    #expect(harness.effects.dropFirst(2).map(\.launched) == ["b"])
  }

  @Test("A pointer hides the focus")
  func hiding() {
    var harness = harness()
    harness.send(.key(.right))
    harness.pointer(.down, 780, 10, device: .mouse, pointer: 0)
    #expect(harness.scene.elements.allSatisfy { !$0.state.isFocused })
  }

  @Test(
    "Page keys turn pages",
    arguments: [("PageDown", 1), ("PageDown PageDown", 1), ("PageDown PageUp", 0), ("End", 1), ("End Home", 0)])
  func paging(_ keys: String, _ page: Int) throws {
    var harness = harness()
    for name in keys.split(separator: " ") { harness.send(.key(try #require(Key(rawValue: String(name))))) }
    #expect(harness.scene.screen == page)
  }

  @Test("Escape hides an overlay, shows a home screen's first page and leaves a window as it is")
  func escape() {
    for windowKind in Preferences.WindowKind.allCases {
      var harness = harness(windowKind: windowKind)
      harness.send(.act(.screen(1)))
      harness.send(.key(.escape))
      harness.rest()
      #expect(harness.effects.contains(.hide) == (windowKind == .overlay))
      #expect(harness.scene.screen == (windowKind == .home ? 0 : 1))
    }
  }
}
