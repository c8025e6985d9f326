import CollectionEngine
import Testing

@testable import SpringboardEngine

/// Folders on screen: opened, closed, dragged into and out of.
@Suite("A folder")
struct FolderTests {
  private static func harness(_ drawing: String, apps: Int = 8, _ preferences: Preferences = .small)
    -> SpringboardHarness
  {
    var harness = SpringboardHarness(apps: apps, preferences)
    harness.send(.board(Board(drawing: drawing)))
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  @Test("A closed folder shows miniatures of its applications")
  func miniatures() {
    let harness = Self.harness("Games(a b c d e f g h) ", apps: 8)
    #expect(harness.icons == "")
    let miniatures = harness.scene.elements.filter { if case .miniature = $0.kind { true } else { false } }
    #expect(miniatures.count == 8)
    #expect(miniatures.allSatisfy { $0.frame.minX == $0.frame.minX.rounded() && $0.frame.width > 10 })
  }

  @Test("A folder opens out of its icon and closes into it, even before it is fully open")
  func opening() throws {
    var harness = Self.harness("Games(a b c) d e f g h")
    let icon = try #require(harness.icon("Games")?.frame)
    harness.tap("Games")
    harness.wait(0.02)
    let early = try #require(harness.element(.panel("Games")))
    #expect(early.frame.center.distance(to: icon.center) < 60)
    harness.wait(1)
    let panel = try #require(harness.element(.panel("Games")))
    #expect(panel.frame == panel.rest && panel.frame.width > icon.width * 3)
    #expect(harness.icons.hasSuffix("a b c"))
    #expect(harness.element(.title("Games")) != nil)
    harness.tap("a")
    #expect(harness.effects.contains { if case .launching(.launch("a", _)) = $0 { true } else { false } })
    harness.send(.key(.escape))
    harness.wait(0.05)
    #expect(harness.element(.panel("Games")) != nil)
    harness.send(.launch("a", .failed("")))
    harness.rest()
    #expect(harness.element(.panel("Games")) == nil)
    #expect(harness.icon("Games")?.frame == icon)
  }

  @Test("A tap beside an open folder only closes it")
  func closing() {
    var harness = Self.harness("Games(a b c) d e f g h", .small(.overlay))
    harness.tap("Games")
    harness.wait(1)
    harness.pointer(.down, 20, 20)
    harness.pointer(.up, 20, 20)
    harness.rest()
    #expect(harness.element(.panel("Games")) == nil)
    #expect(!harness.effects.contains(.hide))
  }

  @Test("A tap on an open folder's title edits its name")
  func naming() {
    var harness = Self.harness("Games(a b c) d e f g h")
    harness.tap("Games")
    harness.wait(1)
    harness.tap(.title("Games"))
    #expect(harness.effects.last == .naming(.begin(of: "Games", name: "Games")))
    harness.send(.act(.rename("Games", "Fun")))
    #expect(
      harness.springboard.board.everything.first == .folder(.init(id: "Games", name: "Fun", items: ["a", "b", "c"])))
    harness.send(.key(.escape))
    #expect(harness.effects.contains(.naming(.end)))
  }

  @Test("The notice that a folder was made goes when the folder gets another name")
  func renamingANewFolder() throws {
    var harness = Self.harness("a b c")
    harness.send(.act(.combine("a", with: "b")))
    harness.wait(0.5)
    func notice() -> Scene.Element? {
      harness.scene.elements.first { if case .notice = $0.kind { true } else { false } }
    }
    #expect(notice() != nil)
    let folder = try #require(harness.springboard.board.everything.first)
    harness.send(.act(.rename(folder.id, "Fun")))
    harness.wait(0.5)
    #expect(notice() == nil)
  }

  @Test("A folder springs open under a drag, and items can be dragged in and out")
  func dragging() throws {
    var user = SimulatedUser(Self.harness("Games(a b c) d e f g h"))
    user.lift("d")
    user.move(over: "Games")
    user.harness.wait(0.75)
    user.harness.wait(0.5)
    #expect(user.harness.element(.panel("Games")) != nil)
    user.move(rightOf: "a")
    user.harness.wait(0.3)
    user.drop()
    #expect(user.board == Board(drawing: "Games(d a b c) e f g h"))
    user.harness.wait(0.5)
    user.lift("b", onPage: nil)
    user.move(to: Point(x: 790, y: 20))
    user.harness.wait(0.5)
    user.move(rightOf: "e")
    user.harness.wait(0.3)
    user.drop()
    #expect(user.board == Board(drawing: "Games(d a c) e b f g h"))
  }

  @Test("A folder dissolves when one application is left, and undo restores it")
  func dissolving() {
    var user = SimulatedUser(Self.harness("Games(a b) c d e f | g h"))
    user.harness.send(.act(.edit))
    user.harness.send(.act(.remove("a")))
    #expect(user.board == Board(drawing: "b c d e f | g h | removed: a"))
    user.harness.send(.act(.undo))
    #expect(user.board == Board(drawing: "Games(a b) c d e f | g h"))
    user.harness.send(.act(.remove("Games")))
    #expect(user.board == Board(drawing: "a b c d e f | g h"))
  }

  @Test("An open folder closes only once none of its applications is installed")
  func catalogue() {
    var harness = Self.harness("Games(a b) c d e f g h")
    harness.tap("Games")
    harness.wait(1)
    harness.send(.catalogue([AppItem].named(8).filter { $0.id != "a" }))
    harness.wait(1)
    #expect(harness.element(.icon("b")) != nil)
    harness.send(.catalogue([AppItem].named(8).filter { $0.id != "a" && $0.id != "b" }))
    harness.rest()
    #expect(harness.element(.panel("Games")) == nil)
    #expect(harness.springboard.board == Board(drawing: "Games(a b) c d e f g h"))
  }

  @Test("A large folder has pages of its own")
  func paging() {
    let inside = (0..<20).map { [AppItem].named(20)[$0].id.text }.joined(separator: " ")
    var harness = Self.harness("Games(\(inside))", apps: 20)
    harness.tap("Games")
    harness.wait(1)
    let first = harness.icons
    harness.send(.key(.pageDown))
    harness.wait(1)
    #expect(harness.icons != first && !harness.icons.isEmpty)
    #expect(harness.scene.screen == 0)
    harness.drag(from: 300, to: 500, y: 240, seconds: 0.1)
    harness.wait(1)
    #expect(harness.icons == first)
  }

  @Test("The focus follows into a folder that it opens, and arrow keys move it there")
  func focus() {
    var harness = Self.harness("Games(a b c) d e f g h")
    harness.send(.key(.right))
    harness.send(.key(.activate))
    harness.wait(1)
    #expect(harness.icon("a")?.state.isFocused == true)
    harness.send(.key(.right))
    #expect(harness.icon("b")?.state.isFocused == true)
    harness.send(.key(.activate))
    #expect(harness.effects.contains { if case .launching(.launch("b", _)) = $0 { true } else { false } })
  }
}
