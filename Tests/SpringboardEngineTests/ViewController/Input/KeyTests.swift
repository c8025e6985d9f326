import Testing

@testable import SpringboardEngine

@Suite("Keys")
struct SessionKeysTests {
  /// Pages `a b c / d e f` and `g h i / j`, and with `docked` a dock of `x y`.
  private func stage(docked: Bool = false, rightToLeft: Bool = false, presence: Preferences.Presence = .window) -> Stage
  {
    var stage = Stage(.small(presence).with { $0.rightToLeft = rightToLeft })
    let items = "abcdefghij" + (docked ? "xy" : "")
    stage.send(.board(Board(drawing: "a b c d e f\ng h i j\ndock: \(docked ? "x y" : "")")))
    stage.send(.catalogue(items.map { AppItem(id: ItemID(String($0)), name: String($0)) }))
    stage.send(.shown)
    stage.rest()
    stage.forgetEffects()
    return stage
  }

  private func focus(after keys: String, in stage: Stage) -> String {
    var stage = stage
    for key in keys.split(separator: " ") { stage.send(.key(Key(rawValue: String(key)) ?? .activate)) }
    stage.rest()
    return stage.scene.elements.first { $0.state.isFocused }.map { "\($0.kind)" } ?? "none"
  }

  @Test(
    "move a focus that the first arrow only shows",
    arguments: [
      ("Right", "icon a"), ("Up", "icon a"), ("Right Right", "icon b"), ("Right Right Down", "icon e"),
      ("Right Left", "icon a"), ("Right Up", "icon a"), ("Right Down Down", "icon d"),
      ("Right Right Right Right", "icon g"), ("Right Down Right Right Right", "icon j"),
      ("Right Right Right Right Left", "icon c"), ("Right Right Right Right Right Down", "icon j"),
      ("PageDown", "none"), ("PageDown Right", "icon g"), ("Right PageDown", "none"),
      ("End Right Right Right Right", "icon i"), ("Right Escape", "none"),
    ])
  func moving(_ keys: String, _ focus: String) {
    #expect(self.focus(after: keys, in: stage()) == focus, "\(keys)")
  }

  @Test(
    "reach into the dock and out of it again",
    arguments: [
      ("Right Down Down", "icon x"), ("Right Right Down Down Right", "icon y"),
      ("Right Down Down Right Right", "icon y"),
      ("Right Down Down Up", "icon e"), ("Right Down Down PageDown", "icon x"),
      ("Right Down Down PageDown Up", "icon j"),
    ])
  func docking(_ keys: String, _ focus: String) {
    #expect(self.focus(after: keys, in: stage(docked: true)) == focus, "\(keys)")
  }

  @Test(
    "are mirrored where the script is",
    arguments: [("Left Left", "icon b"), ("Left Left Left Left", "icon g"), ("Left Right", "icon a")])
  func rightToLeft(_ keys: String, _ focus: String) {
    #expect(self.focus(after: keys, in: stage(rightToLeft: true)) == focus)
  }

  @Test("say what has the focus, and open it")
  func opening() {
    var stage = stage()
    for key in [Key.activate, .right, .right, .activate] { stage.send(.key(key)) }
    #expect(stage.effects.prefix(2) == [.announce(.focus("a")), .announce(.focus("b"))])
    #expect(stage.effects.dropFirst(2).map(\.opened) == ["b"])
  }

  @Test("lose their focus to a pointer")
  func hiding() {
    var stage = stage()
    stage.send(.key(.right))
    stage.pointer(.down, 780, 10, device: .mouse, pointer: 0)
    #expect(stage.scene.elements.allSatisfy { !$0.state.isFocused })
  }

  @Test(
    "turn pages",
    arguments: [("PageDown", 1), ("PageDown PageDown", 1), ("PageDown PageUp", 0), ("End", 1), ("End Home", 0)])
  func paging(_ keys: String, _ page: Int) {
    var stage = stage()
    for key in keys.split(separator: " ").compactMap({ Key(rawValue: String($0)) }) { stage.send(.key(key)) }
    #expect(stage.scene.page == page)
  }

  @Test("with Escape an overlay goes, a home goes home, a window stays")
  func escape() {
    for presence in Preferences.Presence.allCases {
      var stage = stage(presence: presence)
      stage.send(.act(.page(1)))
      stage.send(.key(.escape))
      stage.rest()
      #expect(stage.effects.contains(.hide) == (presence == .overlay))
      #expect(stage.scene.page == (presence == .home ? 0 : 1))
    }
  }
}

extension Effect {
  /// What it starts.
  var opened: ItemID? {
    if case .launch(let id, _) = self { id } else { nil }
  }
}
