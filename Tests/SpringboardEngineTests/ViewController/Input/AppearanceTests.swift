import Testing

@testable import SpringboardEngine

@Suite("Showing the springboard")
struct AppearanceTests {
  @Test("A hidden springboard has no elements and requests no frames")
  func hiddenSpringboardHasNoElementsAndRequestsNoFrames() {
    var harness = SpringboardHarness()
    harness.send(.catalogue(.named(8)))
    #expect(harness.scene.description == "page 1 of 2, presence 0, next never\n")
  }

  @Test("Icons fly in, the middle ones first", arguments: [true, false])
  func flyIn(catalogueFirst: Bool) throws {
    var harness = SpringboardHarness(.flyingIn(.always))
    let inputs: [Input] = [.catalogue(.named(6)), .shown]
    for input in catalogueFirst ? inputs : inputs.reversed() { harness.send(input) }
    let start = try #require(harness.icon("a"))
    #expect(start.alpha == 0 && start.scale > 1)
    harness.wait(0.1)
    let (corner, middle) = (try #require(harness.icon("a")), try #require(harness.icon("e")))
    #expect(middle.alpha > corner.alpha)
    #expect(corner.frame.minX < 122 && corner.scale > 1)
    harness.rest()
    let end = try #require(harness.icon("a"))
    #expect(end.alpha == 1 && end.scale == 1 && end.frame.minX == 122)
  }

  @Test("The fly-in animation waits for the catalogue")
  func flyInAnimationWaitsForTheCatalogue() {
    var harness = SpringboardHarness(.flyingIn(.always))
    harness.send(.shown)
    harness.rest()
    #expect(harness.scene.next == .never)
    harness.send(.catalogue(.named(6)))
    #expect(harness.icon("a")?.alpha == 0)
  }

  @Test("The first frame after a start by the user shows everything", arguments: [true, false])
  func firstFrame(catalogueFirst: Bool) throws {
    var harness = SpringboardHarness(.small)
    let inputs: [Input] = [.catalogue(.named(6)), .shown]
    for input in catalogueFirst ? inputs : inputs.reversed() { harness.send(input) }
    let start = harness.scene
    #expect(start.presence == 1 && start.next == .never && harness.icon("a")?.alpha == 1)
    harness.rest()
    #expect(harness.scene == start)
  }

  /// The entrance of an icon right after showing: it flies in if it is enlarged, and fades in if it is transparent.
  @Test(
    "Icons fly in when a running springboard is shown, unless configured otherwise",
    arguments: [
      (.automatic, .overlay, "there", "flies"), (.automatic, .window, "there", "flies"),
      (.automatic, .home, "flies", "flies"), (.always, .overlay, "flies", "flies"), (.never, .home, "there", "fades"),
    ] as [(Preferences.FlyIn, Preferences.WindowKind, String, String)])
  func entrances(_ flyIn: Preferences.FlyIn, _ windowKind: Preferences.WindowKind, _ first: String, _ later: String)
    throws
  {
    var preferences = Preferences.small(windowKind)
    preferences.configured.flyIn = flyIn
    var harness = SpringboardHarness(preferences)
    harness.send(.catalogue(.named(6)))
    harness.send(.shown)
    #expect(try #require(harness.icon("a")).entrance == first)
    harness.rest()
    harness.send(.hidden)
    #expect(harness.scene.elements.isEmpty)
    harness.wait(10)
    harness.send(.shown)
    #expect(try #require(harness.icon("a")).entrance == later)
    harness.rest()
    #expect(try #require(harness.icon("a")).entrance == "there")
  }

  @Test(
    "Icons fly in when a springboard that was started hidden is shown",
    arguments: [(.automatic, "flies"), (.always, "flies"), (.never, "fades")] as [(Preferences.FlyIn, String)])
  func startedHidden(_ flyIn: Preferences.FlyIn, _ entrance: String) throws {
    var preferences = Preferences.small(.overlay)
    preferences.configured.flyIn = flyIn
    var harness = SpringboardHarness(preferences)
    harness.send(.hidden)
    harness.send(.catalogue(.named(6)))
    #expect(harness.scene.elements.isEmpty)
    harness.wait(10)
    harness.send(.shown)
    #expect(try #require(harness.icon("a")).entrance == entrance)
  }

  @Test("Without fly-in the whole springboard fades in")
  func fadeIn() throws {
    var harness = SpringboardHarness(apps: 6, .flyingIn(.never))
    harness.send(.hidden)
    harness.wait(10)
    harness.send(.shown)
    harness.wait(0.05)
    let icon = try #require(harness.icon("a"))
    #expect(icon.scale == 1 && icon.frame.minX == 122 && icon.alpha > 0 && icon.alpha < 1)
    #expect(harness.scene.presence == icon.alpha)
  }

  @Test(
    "Showing again ends all gestures; an overlay keeps its page, a home screen shows its first",
    arguments: [(Preferences.WindowKind.overlay, 1), (.home, 0)])
  func showingAgain(_ windowKind: Preferences.WindowKind, _ page: Int) {
    var harness = SpringboardHarness(apps: 18, .small(windowKind))
    harness.send(.act(.screen(1)))
    harness.rest()
    let clean = harness.scene
    harness.pointer(.down, 150, 90)
    harness.wait(0.1)
    harness.send(.hidden)
    harness.pointer(.up, 150, 90)
    harness.send(.shown)
    harness.rest()
    #expect(harness.scene.screen == page)
    if windowKind == .overlay { #expect(harness.scene == clean) }
    #expect(harness.effects.compactMap(\.launched) == [])
  }
}

extension Preferences {
  fileprivate static func flyingIn(_ flyIn: FlyIn) -> Preferences {
    var preferences = Preferences.small
    preferences.configured.flyIn = flyIn
    return preferences
  }
}

extension Scene.Element {
  fileprivate var entrance: String { alpha == 1 ? "there" : scale > 1 ? "flies" : "fades" }
}
