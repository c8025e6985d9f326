import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Launching")
struct LaunchTests {
  private func launched(_ harness: SpringboardHarness) -> [ItemID] { harness.effects.compactMap(\.launched) }

  @Test("A tap launches once; more taps are ignored until a window maps")
  func tapLaunchesOnceMoreTapsAreIgnoredUntilAWindowMaps() throws {
    var harness = SpringboardHarness(apps: 3)
    let frame = try #require(harness.icon("b")?.frame)
    harness.tap("b")
    #expect(harness.effects == [.launching(.launch("b", from: frame))])
    harness.wait(5)
    harness.tap("b")
    #expect(launched(harness) == ["b"])
    harness.send(.launch("b", .mapped))
    harness.tap("b")
    #expect(launched(harness) == ["b", "b"])
  }

  @Test("Repeated taps on a failing application launch it once every 600 ms")
  func debounce() {
    var harness = SpringboardHarness(apps: 3)
    for _ in 0..<50 {
      harness.tap("b")
      harness.send(.launch("b", .failed("gone")))
      harness.wait(0.1)
    }
    #expect((8...9).contains(launched(harness).count))
  }

  @Test("The pending ring is shown until the window maps, for 15 s at most")
  func pending() throws {
    var harness = SpringboardHarness(apps: 3)
    harness.tap("a")
    harness.tap("b")
    harness.wait(1)
    #expect(harness.icon("a")?.state.pending == 1)
    harness.send(.launch("a", .mapped))
    #expect(harness.icon("a")?.state.pending == nil)
    #expect(harness.scene.next == .nextFrame)
    harness.wait(14)
    #expect(harness.icon("b")?.state.pending == nil)
    #expect(harness.scene.next == .never)
  }

  @Test("Without animations the pending ring needs no frames and ends on time")
  func withoutAnimationsThePendingRingNeedsNoFramesAndEndsOnTime() {
    var harness = SpringboardHarness(apps: 3, .small.with { $0.session.animates = false })
    harness.tap("a")
    #expect(harness.scene.next == .at(harness.now + 15))
    harness.rest()
    #expect(harness.icon("a")?.state.pending == nil)
  }

  @Test("A tile darkens while pressed, until the finger leaves it")
  func press() throws {
    var harness = SpringboardHarness(apps: 9)
    harness.pointer(.down, 150, 110)
    #expect(harness.icon("a")?.state.press == 0)
    #expect(harness.scene.next == .nextFrame)
    harness.wait(0.08)
    let pressed = try #require(harness.icon("a"))
    #expect(pressed.state.press > 0.95 && pressed.scale < 0.95)
    harness.pointer(.move, 150, 50)
    harness.pointer(.up, 150, 110)
    harness.rest()
    #expect(harness.icon("a")?.state.press == 0)
    #expect(harness.effects == [])
  }

  @Test("A long press launches nothing")
  func longPress() {
    var harness = SpringboardHarness(apps: 3)
    harness.pointer(.down, 150, 90)
    harness.wait(0.9)
    harness.pointer(.up, 150, 90)
    harness.send(.act(.done))
    harness.rest()
    #expect(!harness.effects.contains { if case .launching(.launch) = $0 { true } else { false } })
    #expect(harness.icon("a")?.state.press == 0)
  }

  @Test("The launched icon grows over the viewport and fades")
  func launchedIconGrowsOverTheViewportAndFades() throws {
    var harness = SpringboardHarness(apps: 3)
    func opening() -> Scene.Element? { harness.scene.elements.first { $0.kind == .opening("a") } }
    let icon = try #require(harness.icon("a")?.frame)
    harness.tap("a")
    #expect(opening()?.frame == icon && opening()?.alpha == 1)
    harness.wait(0.08)
    let half = try #require(opening())
    #expect(half.frame.width > icon.width && half.frame.width < 800 && half.alpha < 0.7)
    harness.wait(0.4)
    #expect(opening() == nil)
  }

  @Test(
    "Only an overlay hides after a launch",
    arguments: [(Preferences.WindowKind.overlay, 1), (.home, 0), (.window, 0)])
  func hiding(_ windowKind: Preferences.WindowKind, _ hides: Int) {
    var harness = SpringboardHarness(apps: 3, .small(windowKind))
    harness.tap("a")
    #expect(!harness.effects.contains(.hide))
    harness.send(.launch("a", .mapped))
    harness.rest()
    #expect(harness.effects.filter { $0 == .hide }.count == hides)
  }

  @Test("Without animations an overlay hides as soon as the launch starts")
  func withoutAnimationsAnOverlayHidesAsSoonAsTheLaunchStarts() {
    var harness = SpringboardHarness(apps: 3, .small(.overlay).with { $0.session.animates = false })
    harness.tap("a")
    harness.send(.launch("a", .started))
    #expect(harness.effects.last == .hide && launched(harness) == ["a"])
  }

  @Test("An overlay stays until the launch is confirmed")
  func overlayStaysUntilTheLaunchIsConfirmed() {
    var harness = SpringboardHarness(apps: 3, .small(.overlay))
    harness.tap("a")
    harness.wait(2)
    #expect(!harness.effects.contains(.hide))
    harness.send(.launch("a", .started))
    #expect(harness.icon("a")?.state.pending != nil && !harness.effects.contains(.hide))
    harness.rest()
    #expect(harness.effects.last == .hide)
    harness.send(.launch("a", .mapped))
    #expect(harness.effects.filter { $0 == .hide }.count == 1)
  }

  @Test("The icon of a launch that fails late shakes on the overlay")
  func iconOfALaunchThatFailsLateShakesOnTheOverlay() throws {
    var harness = SpringboardHarness(apps: 3, .small(.overlay))
    harness.tap("a")
    harness.wait(2)
    let before = try #require(harness.icon("a")?.frame)
    harness.send(.launch("a", .failed("The disk does not answer")))
    harness.wait(0.04)
    #expect(harness.icon("a")?.frame != before)
    harness.rest()
    #expect(!harness.effects.contains(.hide))
  }

  @Test(
    "A tap on the background hides only an overlay",
    arguments: [(Preferences.WindowKind.overlay, [Effect.hide]), (.home, []), (.window, [])])
  func background(_ windowKind: Preferences.WindowKind, _ effects: [Effect]) {
    var harness = SpringboardHarness(apps: 3, .small(windowKind))
    harness.pointer(.down, 400, 400)
    harness.pointer(.up, 400, 400)
    harness.rest()
    #expect(harness.effects == effects)
  }

  @Test("The icon of a failed launch returns and shakes, and a notice gives the reason")
  func failing() throws {
    var harness = SpringboardHarness(apps: 3, .small(.overlay))
    let before = harness.scene
    harness.tap("a")
    harness.wait(0.03)
    harness.send(.launch("a", .failed("No such program")))
    #expect(harness.effects.last == .announce(.launchFailed("a", "No such program")))
    harness.wait(0.04)
    #expect(harness.icon("a")?.frame != before.icon("a")?.frame)
    harness.wait(1)
    #expect(harness.icon("a") == before.icon("a"))
    #expect(harness.scene.elements.last?.kind == .notice(.words("No such program")))
    #expect(harness.scene.elements.last?.alpha == 1)
    guard case .at = harness.scene.next else {
      Issue.record("a notice that stays needs no frames")
      return
    }
    harness.rest()
    #expect(harness.scene == before)
    #expect(!harness.effects.contains(.hide))
  }

  @Test("A notice that arrives while hidden appears when shown")
  func noticeThatArrivesWhileHiddenAppearsWhenShown() {
    var harness = SpringboardHarness(apps: 3, .small(.overlay))
    harness.tap("a")
    harness.send(.hidden)
    harness.send(.launch("a", .failed("Gone")))
    harness.wait(60)
    harness.send(.shown)
    harness.wait(1)
    #expect(harness.scene.elements.last?.kind == .notice(.words("Gone")))
  }

  @Test("A notice from outside is shown and announced")
  func notice() {
    var harness = SpringboardHarness(apps: 3, .small(.overlay))
    harness.send(.notice("The disk does not answer"))
    harness.wait(1)
    #expect(harness.effects == [.announce(.notice("The disk does not answer"))])
    #expect(harness.scene.elements.last?.kind == .notice(.words("The disk does not answer")))
  }

  @Test("A persistent notice stays until it is removed, and makes way for others")
  func persistentNotice() {
    var harness = SpringboardHarness(apps: 3, .small(.overlay))
    func shown() -> Scene.Notice? {
      harness.scene.elements.lazy.compactMap { if case .notice(let notice) = $0.kind { notice } else { nil } }.last
    }
    harness.send(.persistentNotice("A fault"))
    #expect(harness.effects == [.announce(.notice("A fault"))])
    harness.wait(600)
    #expect(shown() == .words("A fault"))
    #expect(harness.isIdle)
    harness.send(.notice("Something else"))
    harness.wait(1)
    #expect(shown() == .words("Something else"))
    harness.wait(60)
    harness.wait(1)
    #expect(shown() == .words("A fault"))
    harness.forgetEffects()
    harness.send(.persistentNotice("A fault"))
    #expect(harness.effects == [])
    harness.send(.persistentNotice(nil))
    harness.wait(5)
    #expect(shown() == nil)
  }

  @Test("Uninstalling ends the pressed and pending states")
  func removing() {
    var harness = SpringboardHarness(apps: 3)
    harness.tap("a")
    harness.pointer(.down, 400, 90)
    harness.send(.catalogue([AppItem(id: "c", name: "c")]))
    harness.pointer(.up, 400, 90)
    harness.rest()
    #expect(launched(harness) == ["a"])
    #expect(harness.scene.next == .never)
    #expect(harness.icons == "c")
  }

  @Test("An assistive technology can launch an item on any page, but no unknown one")
  func activating() {
    var harness = SpringboardHarness(apps: 18)
    harness.send(.act(.open("n")))
    harness.send(.act(.open("nobody")))
    #expect(launched(harness) == ["n"])
  }
}
