import Testing

@testable import SpringboardEngine

/// Folders on the glass: open, shut, dragged into and out of.
@Suite("A folder")
struct SessionFolderTests {
  private static func stage(_ drawing: String, apps: Int = 8, _ preferences: Preferences = .small) -> Stage {
    var stage = Stage(apps: apps, preferences)
    stage.send(.board(Board(drawing: drawing)))
    stage.rest()
    stage.forgetEffects()
    return stage
  }

  @Test("shows its first nine applications on its plate")
  func miniatures() {
    let stage = Self.stage("Games(a b c d e f g h) ", apps: 8)
    #expect(stage.icons == "")
    let miniatures = stage.scene.elements.filter { if case .miniature = $0.kind { true } else { false } }
    #expect(miniatures.count == 8)
    #expect(miniatures.allSatisfy { $0.frame.minX == $0.frame.minX.rounded() && $0.frame.width > 10 })
  }

  @Test("opens out of its icon and goes back into it, from wherever it is")
  func opening() throws {
    var stage = Self.stage("Games(a b c) d e f g h")
    let icon = try #require(stage.icon("Games")?.frame)
    stage.tap("Games")
    stage.wait(0.02)
    let early = try #require(stage.element(.panel("Games")))
    #expect(early.frame.center.distance(to: icon.center) < 60)
    stage.wait(1)
    let panel = try #require(stage.element(.panel("Games")))
    #expect(panel.frame == panel.rest && panel.frame.width > icon.width * 3)
    #expect(stage.icons.hasSuffix("a b c"))
    #expect(stage.element(.title("Games")) != nil)
    stage.tap("a")
    #expect(stage.effects.contains { if case .launch("a", _) = $0 { true } else { false } })
    stage.send(.key(.escape))
    stage.wait(0.05)
    #expect(stage.element(.panel("Games")) != nil)
    stage.send(.launch("a", .failed("")))
    stage.rest()
    #expect(stage.element(.panel("Games")) == nil)
    #expect(stage.icon("Games")?.frame == icon)
  }

  @Test("is closed by a tap beside it, which does nothing else")
  func closing() {
    var stage = Self.stage("Games(a b c) d e f g h", .small(.overlay))
    stage.tap("Games")
    stage.wait(1)
    stage.pointer(.down, 20, 20)
    stage.pointer(.up, 20, 20)
    stage.rest()
    #expect(stage.element(.panel("Games")) == nil)
    #expect(!stage.effects.contains(.hide))
  }

  @Test("is named where its name stands, in edit mode and out of it")
  func naming() throws {
    var stage = Self.stage("Games(a b c) d e f g h")
    stage.tap("Games")
    stage.wait(1)
    stage.tap(.title("Games"))
    let title = try #require(stage.element(.title("Games"))?.frame)
    #expect(stage.effects.last == .editName(of: "Games", name: "Games", in: title))
    stage.send(.act(.rename("Games", "Fun")))
    #expect(
      stage.springboard.board.everything.first == .folder(.init(id: "Games", name: "Fun", items: ["a", "b", "c"])))
    stage.send(.key(.escape))
    #expect(stage.effects.contains(.endNaming))
  }

  @Test("springs open under what is held over it, takes it where the gap is, and lets things out again")
  func dragging() throws {
    var hand = Hands(Self.stage("Games(a b c) d e f g h"))
    hand.take("d")
    hand.move(over: "Games")
    hand.stage.wait(0.75)
    hand.stage.wait(0.5)
    #expect(hand.stage.element(.panel("Games")) != nil)
    hand.move(rightOf: "a")
    hand.stage.wait(0.3)
    hand.drop()
    #expect(hand.board == Board(drawing: "Games(d a b c) e f g h"))
    hand.stage.wait(0.5)
    hand.take("b", onPage: nil)
    hand.move(to: Point(x: 790, y: 20))
    hand.stage.wait(0.5)
    hand.move(rightOf: "e")
    hand.stage.wait(0.3)
    hand.drop()
    #expect(hand.board == Board(drawing: "Games(d a c) e b f g h"))
  }

  @Test("takes what is dropped on it, and dissolves when one is left")
  func dissolving() {
    var hand = Hands(Self.stage("Games(a b) c d e f | g h"))
    hand.stage.send(.act(.edit))
    hand.stage.send(.act(.remove("a")))
    #expect(hand.board == Board(drawing: "b c d e f | g h | removed: a"))
    hand.stage.send(.act(.undo))
    #expect(hand.board == Board(drawing: "Games(a b) c d e f | g h"))
    hand.stage.send(.act(.remove("Games")))
    #expect(hand.board == Board(drawing: "a b c d e f | g h"))
  }

  @Test("survives that an application in it goes while it is open, and closes when it is gone itself")
  func catalogue() {
    var stage = Self.stage("Games(a b) c d e f g h")
    stage.tap("Games")
    stage.wait(1)
    stage.send(.catalogue([AppItem].named(8).filter { $0.id != "a" }))
    stage.wait(1)
    #expect(stage.element(.icon("b")) != nil)
    stage.send(.catalogue([AppItem].named(8).filter { $0.id != "a" && $0.id != "b" }))
    stage.rest()
    #expect(stage.element(.panel("Games")) == nil)
    #expect(stage.springboard.board == Board(drawing: "Games(a b) c d e f g h"))
  }

  @Test("pages inside when it is large")
  func paging() {
    let inside = (0..<20).map { [AppItem].named(20)[$0].id.rawValue }.joined(separator: " ")
    var stage = Self.stage("Games(\(inside))", apps: 20)
    stage.tap("Games")
    stage.wait(1)
    let first = stage.icons
    stage.send(.key(.pageDown))
    stage.wait(1)
    #expect(stage.icons != first && !stage.icons.isEmpty)
    #expect(stage.scene.page == 0)
    stage.drag(from: 300, to: 500, y: 240, seconds: 0.1)
    stage.wait(1)
    #expect(stage.icons == first)
  }

  @Test("is walked through with the arrows")
  func focus() {
    var stage = Self.stage("Games(a b c) d e f g h")
    stage.send(.key(.right))
    stage.send(.key(.activate))
    stage.wait(1)
    stage.send(.key(.right))
    stage.send(.key(.right))
    #expect(stage.icon("b")?.state.isFocused == true)
    stage.send(.key(.activate))
    #expect(stage.effects.contains { if case .launch("b", _) = $0 { true } else { false } })
  }
}
