import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Changes of the size of icons and of the grid")
struct IconSizeTests {
  private static let large = Preferences.small.with { $0.configured.grid.iconSize = .fixed(96) }

  /// The side of an icon on screen.
  private func side(_ id: ItemID, _ harness: SpringboardHarness) -> Double {
    harness.icon(id).map { $0.frame.width * $0.scale } ?? 0
  }

  private func labelElement(_ id: ItemID, _ harness: SpringboardHarness) -> Scene.Element? {
    harness.scene.elements.first { $0.kind == .label(id) }
  }

  @Test("Icons grow from their present size, and their pictures have the final one at once")
  func growing() throws {
    var harness = SpringboardHarness(apps: 9)
    let before = try #require(harness.icon("a"))
    harness.send(.preferences(Self.large))
    let start = try #require(harness.icon("a"))
    #expect(abs(side("a", harness) - 64) < 0.01 && start.frame.center.distance(to: before.frame.center) < 0.01)
    #expect(start.rest.size == Size(width: 96, height: 96))
    var sides: [Double] = []
    for _ in 0..<60 {
      harness.wait(1.0 / 60)
      sides.append(side("a", harness))
      #expect(harness.icon("a")?.rest.width == 96)
    }
    #expect(sides == sides.sorted() && sides[5] > 65 && sides[5] < 95)
    harness.rest()
    #expect(side("a", harness) == 96 && harness.icon("a")?.scale == 1)
  }

  @Test("A label grows with its font, at the same distance below the icon")
  func labels() throws {
    var harness = SpringboardHarness(apps: 3)
    harness.send(.preferences(Self.large))
    let (element, font) = (try #require(labelElement("a", harness)), harness.scene.label.size)
    #expect(abs(element.scale * font - LabelMetrics(Preferences.small.configured.labels, iconSide: 64).size) < 0.01)
    for _ in 0..<30 {
      harness.wait(1.0 / 60)
      let (icon, label) = (try #require(harness.icon("a")), try #require(labelElement("a", harness)))
      let top = label.frame.center.y - label.frame.height * label.scale / 2
      #expect(abs(top - icon.frame.center.y - side("a", harness) / 2 - 8) < 0.01)
    }
  }

  @Test("A change that is taken back half way continues from the present size, at the present speed")
  func interrupting() {
    var harness = SpringboardHarness(apps: 9)
    harness.send(.preferences(Self.large))
    harness.wait(0.1)
    let before = side("a", harness)
    harness.send(.preferences(.small))
    #expect(abs(side("a", harness) - before) < 0.01)
    harness.wait(0.01)
    #expect(side("a", harness) > before)
    harness.rest()
    #expect(side("a", harness) == 64)
  }

  @Test("With reduced motion the new size is there at once")
  func reducedMotion() {
    var harness = SpringboardHarness(apps: 9, Preferences.small.with { $0.session.animates = false })
    harness.send(.preferences(Self.large.with { $0.session.animates = false }))
    #expect(side("a", harness) == 96 && harness.scene.next == .never)
  }

  @Test("The dock grows with its icons")
  func dock() throws {
    var harness = SpringboardHarness(board: "a b c d e f | dock: x y")
    func plate() -> Rect { harness.element(.dock)?.frame ?? .zero }
    let before = plate()
    harness.send(.preferences(Self.large))
    #expect(plate() == before && abs(side("x", harness) - 64) < 0.01)
    for _ in 0..<20 {
      harness.wait(1.0 / 60)
      let (plate, x) = (plate(), try #require(harness.icon("x")))
      #expect(abs(plate.midY - x.frame.midY) < 0.2 && abs(plate.height - side("x", harness) - 24) < 0.3)
    }
    harness.rest()
    #expect(plate().height == 96 + 24 && harness.element(.dock)?.rest == plate())
  }

  @Test("Tiles that leave the page fade where they are, and those that enter it grow at their places")
  func otherPages() throws {
    var harness = SpringboardHarness(board: "a b c d e f")
    let place = try #require(harness.icon("f")?.frame)
    harness.send(.preferences(.small.with { $0.configured.grid.columns = .fixed(2) }))
    harness.wait(0.05)
    let leaving = try #require(harness.icon("f"))
    #expect(leaving.frame.center == place.center && leaving.alpha < 1 && leaving.touch == nil)
    harness.rest()
    #expect(harness.icons == "a b c d")
    harness.send(.preferences(.small))
    harness.wait(0.05)
    let entering = try #require(harness.icon("f"))
    #expect(entering.frame.center == place.center && entering.alpha < 1)
    harness.rest()
    #expect(harness.icon("f")?.frame == place)
  }

  @Test("A tile that returns while it fades is there once, and continues to appear")
  func returning() throws {
    var harness = SpringboardHarness(board: "a b c d e f")
    harness.send(.preferences(.small.with { $0.configured.grid.columns = .fixed(2) }))
    harness.wait(0.05)
    let alpha = try #require(harness.icon("f")?.alpha)
    harness.send(.preferences(.small))
    #expect(harness.scene.elements.count { $0.kind == .icon("f") } == 1)
    #expect(abs(try #require(harness.icon("f")?.alpha) - alpha) < 0.01)
  }

  @Test("The icons of the library, of results and of an open folder grow too")
  func otherPanes() throws {
    var library = SpringboardHarness(apps: 4, presentations: .pagesAndLibrary)
    library.send(.act(.present("library")))
    var results = SpringboardHarness(apps: 4)
    results.send(.act(.openSearch))
    results.send(.search("a"))
    var folder = SpringboardHarness(board: "F(a b) c")
    folder.send(.act(.openFolder("F")))
    for var harness in [library, results, folder] {
      harness.rest()
      let before = side("a", harness)
      #expect(before > 0)
      let preferences = harness.springboard.preferences(of: .main)
      harness.send(.preferences(preferences.with { $0.configured.grid.iconSize = .fixed(80) }))
      #expect(abs(side("a", harness) - before) < 0.01)
      harness.rest()
      #expect(side("a", harness) > before)
    }
  }
}

@Suite("Keys that make icons larger or smaller")
struct IconZoomTests {
  private func saved(_ harness: SpringboardHarness) -> [Int] {
    harness.effects.compactMap { if case .layout(.saveIconZoom(let zoom)) = $0 { zoom.percent } else { nil } }
  }

  private func side(_ harness: SpringboardHarness) -> Double { harness.icon("a")?.rest.width ?? 0 }

  @Test("Each press is one step, which is saved and announced")
  func steps() {
    var harness = SpringboardHarness(apps: 9)
    harness.send(.key(.largerIcons))
    #expect(harness.effects == [.layout(.saveIconZoom(zoom(112))), .announce(.iconZoom(zoom(112)))])
    #expect(side(harness) == 71)
    for key in [Key.largerIcons, .smallerIcons, .smallerIcons, .smallerIcons, .configuredIcons] {
      harness.send(.key(key))
    }
    #expect(saved(harness) == [112, 125, 112, 100, 90, 100])
    #expect(side(harness) == 64)
  }

  @Test("At the limits nothing is saved, announced or animated", arguments: [Key.largerIcons, .smallerIcons])
  func limits(key: Key) {
    var harness = SpringboardHarness(apps: 9, Preferences.small.with { $0.configured.grid.iconSize = .automatic })
    for _ in 0..<20 { harness.send(.key(key)) }
    harness.rest()
    harness.forgetEffects()
    let side = side(harness)
    harness.send(.key(key))
    #expect(harness.effects == [] && harness.scene.next == .never && self.side(harness) == side)
    #expect(side >= 48 && side <= 128)
    harness.send(.key(key == .largerIcons ? .smallerIcons : .largerIcons))
    #expect(self.side(harness) != side, "the first step back has an effect")
  }

  @Test("The configured size again is no change")
  func configured() {
    var harness = SpringboardHarness(apps: 9)
    harness.send(.key(.configuredIcons))
    #expect(harness.effects == [] && harness.scene.next == .never)
  }

  @Test("They do nothing on a locked board, and where the administrator locked the size")
  func locked() {
    for change in [{ $0.isLocked = true }, { $0.allowsZoom = false }] as [(inout Restrictions) -> Void] {
      var harness = SpringboardHarness(apps: 9, .small, .with(change))
      for key in [Key.largerIcons, .smallerIcons] { harness.send(.key(key)) }
      #expect(harness.effects == [] && side(harness) == 64)
    }
  }

  @Test("They do nothing while a tile is dragged or a menu is open")
  func busy() throws {
    var user = SimulatedUser(apps: 9)
    user.lift("a")
    user.harness.send(.key(.largerIcons))
    #expect(saved(user.harness) == [])
    var harness = SpringboardHarness(apps: 9)
    try harness.openMenu(of: "a")
    harness.send(.key(.largerIcons))
    #expect(saved(harness) == [] && harness.springboard.main.view.layers.menu.isModal)
  }

  @Test("Values outside the range are refused", arguments: [Int.min, 0, 49, 201, Int.max])
  func range(percent: Int) {
    #expect(IconZoom(percent: percent) == nil)
  }

  private func zoom(_ percent: Int) -> IconZoom { IconZoom(percent: percent) ?? .none }
}
