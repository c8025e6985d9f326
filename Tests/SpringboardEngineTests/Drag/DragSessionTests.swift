import CollectionEngine
import Testing

@testable import SpringboardEngine

/// Pointer actions of a drag, and what is visible while it lasts.
@Suite("A drag")
struct DragSessionTests {
  @Test("Other icons make room at once, and the dropped one stays in the gap")
  func within() throws {
    var user = SimulatedUser(apps: 5)
    user.lift("a")
    user.move(rightOf: "c")
    #expect(user.harness.springboard.board == Board(drawing: "a b c d e"), "the board is as it was until the drop")
    user.harness.wait(1)
    let moved = try #require(user.harness.icon("b")?.frame)
    user.drop()
    #expect(user.board == Board(drawing: "b c a d e"))
    user.harness.wait(1)
    #expect(user.harness.icon("b")?.frame.midX.rounded() == moved.midX.rounded())
    #expect(user.harness.effects.contains(.layout(.save(Board(drawing: "b c a d e")))))
    #expect(user.harness.effects.contains(.layout(.record(.act(on: Board(drawing: "a b c d e"))))))
  }

  @Test("Icons move only after the pointer has rested, even without another event")
  func passing() throws {
    var user = SimulatedUser(apps: 5)
    user.lift("a")
    let before = try #require(user.harness.icon("b")?.frame.minX)
    user.move(rightOf: "c", seconds: 0.06)
    user.harness.skip(0.05)
    #expect(user.harness.icon("b").map { abs($0.frame.minX - before) < 1 } == true)
    user.harness.wait(0.3)
    #expect(user.harness.icon("b").map { abs($0.frame.minX - before) > 10 } == true)
    user.drop()
    #expect(user.board == Board(drawing: "b c a d e"))
  }

  @Test("A drop at full speed lands beside the icon under the pointer")
  func fastDrop() {
    var user = SimulatedUser(apps: 5)
    user.lift("a")
    user.move(rightOf: "c", seconds: 0.02)
    user.drop()
    #expect(user.board == Board(drawing: "b c a d e"))
  }

  @Test("A drop on an icon makes a folder only once the ring is full, and opens its name")
  func folder() throws {
    var user = SimulatedUser(apps: 5)
    user.lift("a")
    user.move(over: "c")
    user.harness.wait(0.2)
    let ring = try #require(user.harness.element(.ring("c")))
    #expect(ring.state.progress > 0.3 && ring.state.progress < 0.7)
    var early = user
    early.drop()
    #expect(early.board.everything.allSatisfy { !$0.isFolder })
    user.harness.wait(0.3)
    #expect(user.harness.element(.ring("c"))?.state.progress == 1)
    user.drop()
    #expect(user.board == Board(drawing: "b folder-1(c a) d e").named("Folder"))
    #expect(user.harness.effects.contains(.announce(.folderMade("folder-1"))))
    #expect(user.harness.effects.last == .naming(.begin(of: "folder-1", name: "Folder")))
    #expect(user.harness.springboard.main.view.layout.front.id == .folder("folder-1"))
  }

  @Test("A drag at the edge turns the page, and adds one after the last")
  func pages() {
    var user = SimulatedUser(apps: 8)
    user.lift("a")
    user.move(to: Point(x: 796, y: 200))
    user.harness.wait(0.46)
    #expect(user.harness.scene.screen == 1)
    user.harness.wait(0.71)
    #expect(user.harness.scene.screen == 2)
    #expect(user.harness.scene.screenCount == 3)
    user.drop()
    #expect(user.board == Board(drawing: "b c d e f | g h | a"))
    #expect(user.harness.scene.screen == 2)
  }

  @Test("A late wake-up turns as many pages as a punctual one")
  func lateWakeUpTurnsAsManyPagesAsAPunctualOne() {
    var user = SimulatedUser(apps: 20)
    user.lift("a")
    user.move(to: Point(x: 796, y: 200))
    user.harness.wait(0.45 + 0.7 + 0.01)
    #expect(user.harness.scene.screen == 2)
  }

  @Test("A drop on a full page pushes its last item to the next page")
  func dropOnAFullPagePushesItsLastItemToTheNextPage() {
    var user = SimulatedUser(apps: 8)
    user.lift("h", onPage: 1)
    user.move(to: Point(x: 4, y: 200))
    user.harness.wait(1)
    user.move(leftOf: "b")
    user.drop()
    #expect(user.board == Board(drawing: "a h b c d e | f g"))
  }

  @Test("Items can be dragged into the dock until it is full, and out of it")
  func dock() {
    var user = SimulatedUser(apps: 6, .small.with { $0.configured.dock.capacity = 2 })
    for (id, x) in [("a", 400.0), ("b", 450)] as [(ItemID, Double)] {
      user.lift(id)
      user.move(to: Point(x: x, y: 440))
      user.drop()
    }
    #expect(user.board.dock.count == 2)
    user.lift("c")
    user.move(to: Point(x: 400, y: 440))
    user.harness.wait(0.2)
    #expect(user.harness.element(.notice(.dockIsFull)) != nil)
    user.drop()
    #expect(user.board.pages == Board(drawing: "c d e f").pages)
    user.lift("a")
    user.move(rightOf: "d")
    user.drop()
    #expect(user.board.dock == Board(drawing: "dock: b").dock)
  }

  @Test(
    "An interrupted drag puts the item back",
    arguments: ["escape", "cancel", "gone", "no size", "hidden", "outside", "silence"])
  func interrupted(_ reason: String) throws {
    var user = SimulatedUser(apps: 5)
    user.lift("a")
    user.move(rightOf: "c")
    user.harness.wait(0.2)
    switch reason {
    case "escape": user.harness.send(.key(.escape))
    case "cancel": user.harness.pointer(.cancel, 0, 0)
    case "gone": user.harness.send(.catalogue([AppItem].named(5).filter { $0.id != "a" }))
    case "no size": user.harness.send(.viewport(Viewport(size: .zero)))
    case "hidden": user.harness.send(.hidden)
    case "outside": user.harness.send(.board(Board(drawing: "a b c d e")))
    default: user.harness.skip(25)
    }
    user.drop()
    #expect(user.board == Board(drawing: "a b c d e"))
    #expect(user.harness.effects.contains(.announce(.putBack("a"))))
  }

  @Test("A drag continues while other applications are installed and removed")
  func catalogue() {
    var user = SimulatedUser(apps: 4)
    user.lift("a")
    user.move(rightOf: "c")
    user.harness.send(.catalogue([AppItem].named(5).filter { $0.id != "b" }))
    user.drop()
    #expect(user.board == Board(drawing: "b c d a e"))
  }

  @Test("An item that is uninstalled under the dragged one forms no folder with it")
  func targetGone() {
    var user = SimulatedUser(apps: 5)
    user.lift("a")
    user.move(over: "c")
    user.harness.wait(0.5)
    #expect(user.harness.element(.ring("c"))?.state.progress == 1)
    user.harness.send(.catalogue([AppItem].named(5).filter { $0.id != "c" }))
    #expect(user.harness.element(.ring("c")) == nil)
    user.drop()
    #expect(user.board.everything.allSatisfy { !$0.isFolder })
  }

  @Test("A second finger adds icons to the drag and turns pages")
  func gathering() throws {
    var user = SimulatedUser(apps: 8)
    user.lift("a")
    for id: ItemID in ["c", "e"] {
      let center = try #require(user.harness.icon(id)?.frame.center)
      user.harness.pointer(.down, center.x, center.y, pointer: 2)
      user.harness.wait(0.05)
      user.harness.pointer(.up, center.x, center.y, pointer: 2)
    }
    #expect(user.harness.element(.count(3)) != nil)
    user.harness.pointer(.down, 700, 300, pointer: 2)
    for step in 1...10 {
      user.harness.skip(0.01)
      user.harness.pointer(.move, 700 - 50 * Double(step), 300, pointer: 2)
    }
    user.harness.pointer(.up, 200, 300, pointer: 2)
    user.harness.wait(1)
    #expect(user.harness.scene.screen == 1)
    user.move(rightOf: "g")
    user.drop()
    #expect(user.board == Board(drawing: "b d f | g a c e h"))
  }

  @Test("The mouse lifts all icons selected with Ctrl at once")
  func mouse() throws {
    var user = SimulatedUser(apps: 6)
    user.harness.send(.act(.edit))
    for id: ItemID in ["b", "d"] { user.click(id, extending: true) }
    #expect(user.harness.icon("b")?.state.isSelected == true)
    user.grab("d")
    user.move(rightOf: "f", pointer: 0)
    user.drop(pointer: 0)
    #expect(user.board == Board(drawing: "a c e f d b"))
  }

  @Test("Wheel and keys turn pages during a drag")
  func wheel() {
    var user = SimulatedUser(apps: 8)
    user.lift("a")
    user.harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    user.harness.wait(1)
    #expect(user.harness.scene.screen == 1)
    user.harness.send(.key(.pageUp))
    user.harness.wait(1)
    #expect(user.harness.scene.screen == 0)
    user.harness.send(.key(.pageDown))
    user.drop()
    #expect(user.board == Board(drawing: "b c d e f | g h a"))
  }
}
