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

  @Test("lets its icons fly in at the first show, the middle ones first", arguments: [true, false])
  func flyIn(catalogueFirst: Bool) throws {
    var stage = Stage()
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
    var stage = Stage()
    stage.send(.shown)
    stage.rest()
    #expect(stage.scene.next == .never)
    stage.send(.catalogue(.named(6)))
    #expect(stage.icon("a")?.alpha == 0)
  }

  @Test("fades in at the first show where flying is not wanted")
  func fadeInFirst() throws {
    var preferences = Preferences.small
    preferences.fliesIn = false
    var stage = Stage(preferences)
    stage.send(.shown)
    stage.wait(10)
    stage.send(.catalogue(.named(6)))
    let start = try #require(stage.icon("a"))
    stage.rest()
    let end = try #require(stage.icon("a"))
    #expect(start.alpha == 0 && end.alpha == 1)
    #expect(start.frame == end.frame && start.scale == end.scale)
  }

  @Test("only fades in at later shows")
  func fadeIn() throws {
    var stage = Stage(apps: 6)
    stage.send(.hidden)
    #expect(stage.scene.elements.isEmpty)
    stage.wait(10)
    stage.send(.shown)
    stage.wait(0.05)
    let icon = try #require(stage.icon("a"))
    #expect(icon.scale == 1 && icon.frame.minX == 122 && icon.alpha > 0 && icon.alpha < 1)
    #expect(stage.scene.presence == icon.alpha)
    stage.rest()
    #expect(stage.icon("a")?.alpha == 1)
  }

  @Test(
    "comes back clean, an overlay to its page, a home to its first",
    arguments: [(Preferences.Presence.overlay, 1), (.home, 0)])
  func comingBack(_ presence: Preferences.Presence, _ page: Int) {
    var stage = Stage(apps: 18, .small(presence))
    stage.send(.page(1))
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
