import Testing

@testable import SpringboardEngine

/// Edit mode, from the hold that begins it to the tap that ends it.
@Suite("Edit mode")
struct SessionEditingTests {
  @Test("begins with a long press that lifts the tile, which keeps the point at which it was taken")
  func lifting() throws {
    var stage = Stage(apps: 3)
    let icon = try #require(stage.icon("a")?.frame)
    stage.pointer(.down, icon.midX + 10, icon.midY - 5)
    stage.wait(0.5)
    #expect(stage.effects == [.announce(.editing(true)), .announce(.pickedUp("a"))])
    stage.wait(1)
    let lifted = try #require(stage.icon("a"))
    #expect((lifted.frame, lifted.state.lift, lifted.touch) == (icon, 1, nil))
    #expect(lifted.scale == 1.15)
    stage.pointer(.move, icon.midX + 90, icon.midY + 35)
    #expect(stage.icon("a")?.frame == icon.moved(by: Point(x: 80, y: 40)))
  }

  @Test("makes every other tile quiver, each in its own way, with its badge")
  func quivering() throws {
    var stage = Stage(apps: 4)
    stage.send(.act(.edit))
    stage.wait(1.03)
    let (a, b) = (try #require(stage.icon("a")), try #require(stage.icon("b")))
    #expect(a.rotation != 0 && b.rotation != 0 && a.rotation != b.rotation)
    let badge = try #require(stage.element(.badge("a")))
    #expect(badge.rotation == a.rotation)
    #expect(try #require(badge.touch).width >= 44)
    stage.send(.act(.done))
    stage.rest()
    #expect(stage.icon("a")?.rotation == 0)
    #expect(stage.element(.badge("a")) == nil)
  }

  @Test("draws a dashed outline and asks for no frame under reduced motion")
  func still() {
    var stage = Stage(apps: 2, .small.with { $0.animates = false })
    stage.send(.act(.edit))
    stage.wait(1)
    #expect(stage.icon("a")?.state.isOutlined == true)
    #expect(stage.icon("a")?.rotation == 0)
    #expect(stage.scene.next == .never)
  }

  @Test("ends by a tap on the background, Escape, Done, and begins by a hold on the background", arguments: 0..<3)
  func ending(_ way: Int) throws {
    var stage = Stage(apps: 2)
    stage.pointer(.down, 700, 300)
    stage.wait(0.6)
    stage.pointer(.up, 700, 300)
    stage.wait(0.3)
    #expect(stage.element(.button(.done)) != nil)
    switch way {
    case 0:
      stage.pointer(.down, 700, 300)
      stage.pointer(.up, 700, 300)
    case 1: stage.send(.key(.escape))
    default: stage.tap(.button(.done))
    }
    #expect(stage.effects.last == .announce(.editing(false)))
    #expect(stage.scene.next == .nextFrame)
    stage.rest()
    #expect(stage.element(.button(.done)) == nil)
  }

  @Test("opens nothing while it lasts")
  func notOpening() {
    var stage = Stage(apps: 2)
    stage.send(.act(.edit))
    stage.tap("a")
    stage.send(.key(.right))
    stage.send(.key(.activate))
    #expect(!stage.effects.contains { if case .launch = $0 { true } else { false } })
  }

  @Test("does not begin where the board is locked")
  func locked() {
    var stage = Stage(apps: 2, .small.with { $0.isLocked = true })
    stage.send(.act(.edit))
    stage.send(.key(.edit))
    stage.send(.act(.remove("a")))
    stage.send(.act(.sort(.name)))
    stage.pointer(.down, 150, 90)
    stage.wait(1)
    #expect(stage.effects == [])
    #expect(stage.springboard.board == Board(drawing: "a b"))
  }

  @Test("a badge takes the application away, and the notice's button gives it back")
  func removing() throws {
    var stage = Stage(apps: 4)
    stage.send(.act(.edit))
    stage.wait(1)
    stage.tap(.badge("b"))
    stage.wait(0.01)
    #expect(stage.springboard.board == Board(drawing: "a c d | removed: b"))
    #expect(stage.element(.notice(.removed("b"))) != nil)
    stage.wait(0.05)
    #expect(stage.element(.icon("b")) != nil, "it shrinks away")
    stage.wait(1)
    #expect(stage.element(.icon("b")) == nil)
    stage.tap(.button(.undo))
    #expect(stage.springboard.board == Board(drawing: "a b c d"))
  }

  @Test("what an administrator pinned has no badge and stays")
  func pinned() {
    var stage = Stage(apps: 3, .small.with { $0.pinned = ["b"] })
    stage.send(.act(.edit))
    stage.wait(1)
    #expect(stage.element(.badge("a")) != nil && stage.element(.badge("b")) == nil)
    stage.send(.act(.remove("b")))
    #expect(stage.springboard.board == Board(drawing: "a b c"))
  }

  @Test("a finger that is lifted before the long press asks for the menu, and so does the secondary button")
  func menu() throws {
    var stage = Stage(apps: 3)
    let center = try #require(stage.icon("a")?.frame.center)
    stage.pointer(.down, center.x, center.y)
    stage.wait(0.4)
    stage.pointer(.up, center.x, center.y)
    #expect(stage.effects == [.showMenu("a", at: center)])
    stage.send(.secondary(Point(x: 700, y: 300)))
    #expect(stage.effects.last == .showMenu(nil, at: Point(x: 700, y: 300)))
    stage.send(.key(.right))
    stage.send(.key(.menu))
    #expect(stage.effects.last == .showMenu("a", at: center))
  }

  @Test("the sheet stands in front of everything until it is closed", arguments: 0..<4)
  func sheet(_ way: Int) throws {
    var stage = Stage(apps: 3)
    stage.send(.act(.showDetails("a")))
    stage.wait(1)
    #expect(stage.element(.sheet("a"))?.alpha == 1)
    stage.tap("b")
    stage.wait(1)
    #expect(stage.element(.sheet("a")) != nil)
    switch way {
    case 0:
      stage.pointer(.down, 20, 20)
      stage.pointer(.up, 20, 20)
    case 1: stage.send(.key(.escape))
    case 2: stage.tap(.button(.close))
    default: stage.send(.act(.hideDetails))
    }
    stage.rest()
    #expect(stage.element(.sheet("a")) == nil)
    #expect(stage.scene.next == .never)
    #expect(!stage.effects.contains { if case .launch = $0 { true } else { false } })
  }
}

extension Stage {
  func element(_ kind: Scene.Kind) -> Scene.Element? { scene.elements.first { $0.kind == kind } }

  mutating func tap(_ kind: Scene.Kind) {
    guard let center = element(kind)?.touch?.center else { return }
    pointer(.down, center.x, center.y)
    wait(0.05)
    pointer(.up, center.x, center.y)
  }
}
