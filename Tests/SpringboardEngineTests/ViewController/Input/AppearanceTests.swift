import Testing

@testable import SpringboardEngine

@Suite("The springboard")
struct SessionAppearanceTests {
  @Test("shows nothing and needs nothing until it is shown")
  func hidden() {
    var stage = Stage()
    stage.send(.catalogue(.named(8)))
    #expect(stage.scene.description == "page 1 of 2, presence 0, next never\n")
  }

  @Test("lets its icons fly in, the middle ones first", arguments: [true, false])
  func flyIn(catalogueFirst: Bool) throws {
    var stage = Stage(.flyingIn(.always))
    let inputs: [Input] = [.catalogue(.named(6)), .shown]
    for input in catalogueFirst ? inputs : inputs.reversed() { stage.send(input) }
    let start = try #require(stage.icon("a"))
    #expect(start.alpha == 0 && start.scale > 1)
    stage.wait(0.1)
    let (corner, middle) = (try #require(stage.icon("a")), try #require(stage.icon("e")))
    #expect(middle.alpha > corner.alpha)
    #expect(corner.frame.minX < 122 && corner.scale > 1)
    stage.rest()
    let end = try #require(stage.icon("a"))
    #expect(end.alpha == 1 && end.scale == 1 && end.frame.minX == 122)
  }

  @Test("waits with the flight until there is something to fly in")
  func flyInLate() {
    var stage = Stage(.flyingIn(.always))
    stage.send(.shown)
    stage.rest()
    #expect(stage.scene.next == .never)
    stage.send(.catalogue(.named(6)))
    #expect(stage.icon("a")?.alpha == 0)
  }

  @Test("is all there with the first frame after a start by hand", arguments: [true, false])
  func atOnce(catalogueFirst: Bool) throws {
    var stage = Stage(.small)
    let inputs: [Input] = [.catalogue(.named(6)), .shown]
    for input in catalogueFirst ? inputs : inputs.reversed() { stage.send(input) }
    let start = stage.scene
    #expect(start.presence == 1 && start.next == .never && stage.icon("a")?.alpha == 1)
    stage.rest()
    #expect(stage.scene == start)
  }

  /// What an icon does right after a show: it flies where it is larger than itself, fades where it is clear.
  @Test(
    "flies in where it was there before it was asked for, unless the dotfile says otherwise",
    arguments: [
      (.automatic, .overlay, "there", "flies"), (.automatic, .window, "there", "flies"),
      (.automatic, .home, "flies", "flies"), (.always, .overlay, "flies", "flies"), (.never, .home, "there", "fades"),
    ] as [(Preferences.FlyIn, Preferences.Presence, String, String)])
  func entrances(_ flyIn: Preferences.FlyIn, _ presence: Preferences.Presence, _ first: String, _ later: String) throws
  {
    var preferences = Preferences.small(presence)
    preferences.flyIn = flyIn
    var stage = Stage(preferences)
    stage.send(.catalogue(.named(6)))
    stage.send(.shown)
    #expect(try #require(stage.icon("a")).entrance == first)
    stage.rest()
    stage.send(.hidden)
    #expect(stage.scene.elements.isEmpty)
    stage.wait(10)
    stage.send(.shown)
    #expect(try #require(stage.icon("a")).entrance == later)
    stage.rest()
    #expect(try #require(stage.icon("a")).entrance == "there")
  }

  @Test(
    "flies where it waited out of sight before it was asked for",
    arguments: [(.automatic, "flies"), (.always, "flies"), (.never, "fades")] as [(Preferences.FlyIn, String)])
  func waiting(_ flyIn: Preferences.FlyIn, _ entrance: String) throws {
    var preferences = Preferences.small(.overlay)
    preferences.flyIn = flyIn
    var stage = Stage(preferences)
    stage.send(.hidden)
    stage.send(.catalogue(.named(6)))
    #expect(stage.scene.elements.isEmpty)
    stage.wait(10)
    stage.send(.shown)
    #expect(try #require(stage.icon("a")).entrance == entrance)
  }

  @Test("fades as one")
  func fadeIn() throws {
    var stage = Stage(apps: 6, .flyingIn(.never))
    stage.send(.hidden)
    stage.wait(10)
    stage.send(.shown)
    stage.wait(0.05)
    let icon = try #require(stage.icon("a"))
    #expect(icon.scale == 1 && icon.frame.minX == 122 && icon.alpha > 0 && icon.alpha < 1)
    #expect(stage.scene.presence == icon.alpha)
  }

  @Test(
    "comes back clean, an overlay to its page, a home to its first",
    arguments: [(Preferences.Presence.overlay, 1), (.home, 0)])
  func comingBack(_ presence: Preferences.Presence, _ page: Int) {
    var stage = Stage(apps: 18, .small(presence))
    stage.send(.act(.page(1)))
    stage.rest()
    let clean = stage.scene
    stage.pointer(.down, 150, 90)
    stage.wait(0.1)
    stage.send(.hidden)
    stage.pointer(.up, 150, 90)
    stage.send(.shown)
    stage.rest()
    #expect(stage.scene.page == page)
    if presence == .overlay { #expect(stage.scene == clean) }
    #expect(stage.effects.compactMap(\.opened) == [])
  }
}

extension Preferences {
  fileprivate static func flyingIn(_ flyIn: FlyIn) -> Preferences {
    var preferences = Preferences.small
    preferences.flyIn = flyIn
    return preferences
  }
}

extension Scene.Element {
  fileprivate var entrance: String { alpha == 1 ? "there" : scale > 1 ? "flies" : "fades" }
}
