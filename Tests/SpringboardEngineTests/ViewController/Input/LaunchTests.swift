import Testing

@testable import SpringboardEngine

@Suite("Opening")
struct SessionOpeningTests {
  private func opened(_ stage: Stage) -> [ItemID] { stage.effects.compactMap(\.opened) }

  @Test("a tap opens once, from where the icon is; a second one is ignored until a window maps")
  func once() throws {
    var stage = Stage(apps: 3)
    let frame = try #require(stage.icon("b")?.frame)
    stage.tap("b")
    #expect(stage.effects == [.launch("b", from: frame)])
    stage.wait(5)
    stage.tap("b")
    #expect(opened(stage) == ["b"])
    stage.send(.launch("b", .mapped))
    stage.tap("b")
    #expect(opened(stage) == ["b", "b"])
  }

  @Test("fifty taps on something that fails at once are one start each 600 ms")
  func debounce() {
    var stage = Stage(apps: 3)
    for _ in 0..<50 {
      stage.tap("b")
      stage.send(.launch("b", .failed("gone")))
      stage.wait(0.1)
    }
    #expect((8...9).contains(opened(stage).count))
  }

  @Test("a ring is pending until the window maps, or for 15 s")
  func pending() throws {
    var stage = Stage(apps: 3)
    stage.tap("a")
    stage.tap("b")
    stage.wait(1)
    #expect(stage.icon("a")?.state.pending == 1)
    stage.send(.launch("a", .mapped))
    #expect(stage.icon("a")?.state.pending == nil)
    #expect(stage.scene.next == .nextFrame)
    stage.wait(14)
    #expect(stage.icon("b")?.state.pending == nil)
    #expect(stage.scene.next == .never)
  }

  @Test("without animations the ring needs no frames, and goes when its time is up")
  func pendingStill() {
    var stage = Stage(apps: 3, .small.with { $0.animates = false })
    stage.tap("a")
    #expect(stage.scene.next == .at(stage.now + 15))
    stage.rest()
    #expect(stage.icon("a")?.state.pending == nil)
  }

  @Test("the tile darkens under the finger, and clears when the finger strays")
  func press() throws {
    var stage = Stage(apps: 9)
    stage.pointer(.down, 150, 90)
    #expect(stage.icon("a")?.state.press == 0)
    #expect(stage.scene.next == .nextFrame)
    stage.wait(0.08)
    let pressed = try #require(stage.icon("a"))
    #expect(pressed.state.press > 0.95 && pressed.scale < 0.95)
    stage.pointer(.move, 150, 150)
    stage.pointer(.up, 150, 90)
    stage.rest()
    #expect(stage.icon("a")?.state.press == 0)
    #expect(stage.effects == [])
  }

  @Test("a long press opens nothing")
  func longPress() {
    var stage = Stage(apps: 3)
    stage.pointer(.down, 150, 90)
    stage.wait(0.9)
    stage.pointer(.up, 150, 90)
    stage.send(.act(.done))
    stage.rest()
    #expect(!stage.effects.contains { if case .launch = $0 { true } else { false } })
    #expect(stage.icon("a")?.state.press == 0)
  }

  @Test("the icon grows over the whole glass and fades")
  func growing() throws {
    var stage = Stage(apps: 3)
    func opening() -> Scene.Element? { stage.scene.elements.first { $0.kind == .opening("a") } }
    let icon = try #require(stage.icon("a")?.frame)
    stage.tap("a")
    #expect(opening()?.frame == icon && opening()?.alpha == 1)
    stage.wait(0.08)
    let half = try #require(opening())
    #expect(half.frame.width > icon.width && half.frame.width < 800 && half.alpha < 0.7)
    stage.wait(0.4)
    #expect(opening() == nil)
  }

  @Test(
    "an overlay has done its work when the icon has grown; others stay",
    arguments: [(Preferences.Presence.overlay, 1), (.home, 0), (.window, 0)])
  func hiding(_ presence: Preferences.Presence, _ hides: Int) {
    var stage = Stage(apps: 3, .small(presence))
    stage.tap("a")
    #expect(!stage.effects.contains(.hide))
    stage.send(.launch("a", .mapped))
    stage.rest()
    #expect(stage.effects.filter { $0 == .hide }.count == hides)
  }

  @Test("without animations an overlay hides at once")
  func hidingStill() {
    var stage = Stage(apps: 3, .small(.overlay).with { $0.animates = false })
    stage.tap("a")
    stage.send(.launch("a", .started))
    #expect(stage.effects.last == .hide && opened(stage) == ["a"])
  }

  @Test("an overlay stays until it is known that the application starts")
  func hidingLate() {
    var stage = Stage(apps: 3, .small(.overlay))
    stage.tap("a")
    stage.wait(2)
    #expect(!stage.effects.contains(.hide))
    stage.send(.launch("a", .started))
    #expect(stage.effects.last == .hide)
    #expect(stage.icon("a")?.state.pending != nil)
    stage.send(.launch("a", .mapped))
    #expect(stage.effects.filter { $0 == .hide }.count == 1)
  }

  @Test("an application that turns out late not to start shakes on an overlay that is still there")
  func failingLate() throws {
    var stage = Stage(apps: 3, .small(.overlay))
    stage.tap("a")
    stage.wait(2)
    let before = try #require(stage.icon("a")?.frame)
    stage.send(.launch("a", .failed("The disk does not answer")))
    stage.wait(0.04)
    #expect(stage.icon("a")?.frame != before)
    stage.rest()
    #expect(!stage.effects.contains(.hide))
  }

  @Test(
    "a tap on the empty background hides an overlay only",
    arguments: [(Preferences.Presence.overlay, [Effect.hide]), (.home, []), (.window, [])])
  func background(_ presence: Preferences.Presence, _ effects: [Effect]) {
    var stage = Stage(apps: 3, .small(presence))
    stage.pointer(.down, 400, 400)
    stage.pointer(.up, 400, 400)
    #expect(stage.effects == effects)
  }

  @Test("what could not be started grows back, shakes, and says why; then all is as it was")
  func failing() throws {
    var stage = Stage(apps: 3, .small(.overlay))
    let before = stage.scene
    stage.tap("a")
    stage.wait(0.03)
    stage.send(.launch("a", .failed("No such program")))
    #expect(stage.effects.last == .announce(.launchFailed("a", "No such program")))
    stage.wait(0.04)
    #expect(stage.icon("a")?.frame != before.icon("a")?.frame)
    stage.wait(1)
    #expect(stage.icon("a") == before.icon("a"))
    #expect(stage.scene.elements.last?.kind == .notice(.words("No such program")))
    #expect(stage.scene.elements.last?.alpha == 1)
    guard case .at = stage.scene.next else {
      Issue.record("a notice that stays needs no frames")
      return
    }
    stage.rest()
    #expect(stage.scene == before)
    #expect(!stage.effects.contains(.hide))
  }

  @Test("words that come while the springboard is hidden are there when it is shown")
  func failingHidden() {
    var stage = Stage(apps: 3, .small(.overlay))
    stage.tap("a")
    stage.send(.hidden)
    stage.send(.launch("a", .failed("Gone")))
    stage.wait(60)
    stage.send(.shown)
    stage.wait(1)
    #expect(stage.scene.elements.last?.kind == .notice(.words("Gone")))
  }

  @Test("a notice from outside is shown and announced")
  func notice() {
    var stage = Stage(apps: 3, .small(.overlay))
    stage.send(.notice("The disk does not answer"))
    stage.wait(1)
    #expect(stage.effects == [.announce(.notice("The disk does not answer"))])
    #expect(stage.scene.elements.last?.kind == .notice(.words("The disk does not answer")))
  }

  @Test("what is removed while it is pressed or pending is let go of")
  func removing() {
    var stage = Stage(apps: 3)
    stage.tap("a")
    stage.pointer(.down, 400, 90)
    stage.send(.catalogue([AppItem(id: "c", name: "c")]))
    stage.pointer(.up, 400, 90)
    stage.rest()
    #expect(opened(stage) == ["a"])
    #expect(stage.scene.next == .never)
    #expect(stage.icons == "c")
  }

  @Test("an assistive technology opens as a tap does, on any page; what is not there it cannot")
  func activating() {
    var stage = Stage(apps: 18)
    stage.send(.act(.open("n")))
    stage.send(.act(.open("nobody")))
    #expect(opened(stage) == ["n"])
  }
}
