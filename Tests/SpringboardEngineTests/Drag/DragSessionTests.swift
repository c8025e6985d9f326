import Testing

@testable import SpringboardEngine

/// Dragging, told as what a hand does and what the board is then.
@Suite("What is carried")
struct SessionCarryingTests {
  @Test("makes others way at once, and stays where the gap is")
  func within() throws {
    var hand = Hands(apps: 5)
    hand.take("a")
    hand.move(rightOf: "c")
    #expect(hand.stage.springboard.board == Board(drawing: "a b c d e"), "the board is as it was until the drop")
    hand.stage.wait(1)
    let moved = try #require(hand.stage.icon("b")?.frame)
    hand.drop()
    #expect(hand.board == Board(drawing: "b c a d e"))
    hand.stage.wait(1)
    #expect(hand.stage.icon("b")?.frame.midX.rounded() == moved.midX.rounded())
    #expect(hand.stage.effects.contains(.save(Board(drawing: "b c a d e"))))
    #expect(hand.stage.effects.contains(.record(.act(on: Board(drawing: "a b c d e")))))
  }

  @Test("moves nothing when it only passes by, and all that it should once it rests, though nothing says so")
  func passing() throws {
    var hand = Hands(apps: 5)
    hand.take("a")
    let before = try #require(hand.stage.icon("b")?.frame.minX)
    hand.move(rightOf: "c", seconds: 0.06)
    hand.stage.skip(0.05)
    #expect(hand.stage.icon("b").map { abs($0.frame.minX - before) < 1 } == true)
    hand.stage.wait(0.3)
    #expect(hand.stage.icon("b").map { abs($0.frame.minX - before) > 10 } == true)
    hand.drop()
    #expect(hand.board == Board(drawing: "b c a d e"))
  }

  @Test("lands under a hand that opens at full speed, and beside what it had no time to fold")
  func throwing() {
    var hand = Hands(apps: 5)
    hand.take("a")
    hand.move(rightOf: "c", seconds: 0.02)
    hand.drop()
    #expect(hand.board == Board(drawing: "b c a d e"))
  }

  @Test("makes a folder over the middle of another once the ring is full, and not before")
  func folder() throws {
    var hand = Hands(apps: 5)
    hand.take("a")
    hand.move(over: "c")
    hand.stage.wait(0.2)
    let ring = try #require(hand.stage.element(.ring("c")))
    #expect(ring.state.progress > 0.3 && ring.state.progress < 0.7)
    var early = hand
    early.drop()
    #expect(early.board.everything.allSatisfy { !$0.isFolder })
    hand.stage.wait(0.3)
    #expect(hand.stage.element(.ring("c"))?.state.progress == 1)
    hand.drop()
    #expect(hand.board == Board(drawing: "b folder-1(c a) d e").named("Folder"))
    #expect(hand.stage.effects.last == .announce(.folderMade("folder-1")))
  }

  @Test("turns the page at the glass's side, comes along, and makes a page past the last one")
  func pages() {
    var hand = Hands(apps: 8)
    hand.take("a")
    hand.move(to: Point(x: 796, y: 200))
    hand.stage.wait(0.46)
    #expect(hand.stage.scene.page == 1)
    hand.stage.wait(0.71)
    #expect(hand.stage.scene.page == 2)
    #expect(hand.stage.scene.pageCount == 3)
    hand.drop()
    #expect(hand.board == Board(drawing: "b c d e f | g h | a"))
    #expect(hand.stage.scene.page == 2)
  }

  @Test("a late wake-up turns as many pages as a punctual one")
  func latePages() {
    var hand = Hands(apps: 20)
    hand.take("a")
    hand.move(to: Point(x: 796, y: 200))
    hand.stage.wait(0.45 + 0.7 + 0.01)
    #expect(hand.stage.scene.page == 2)
  }

  @Test("pushes a full page's last item over")
  func pushing() {
    var hand = Hands(apps: 8)
    hand.take("h", onPage: 1)
    hand.move(to: Point(x: 4, y: 200))
    hand.stage.wait(1)
    hand.move(leftOf: "b")
    hand.drop()
    #expect(hand.board == Board(drawing: "a h b c d e | f g"))
  }

  @Test("goes into the dock, and out, until the dock is full")
  func dock() {
    var hand = Hands(apps: 6, .small.with { $0.dockCapacity = 2 })
    for (id, x) in [("a", 400.0), ("b", 450)] as [(ItemID, Double)] {
      hand.take(id)
      hand.move(to: Point(x: x, y: 440))
      hand.drop()
    }
    #expect(hand.board.dock.count == 2)
    hand.take("c")
    hand.move(to: Point(x: 400, y: 440))
    hand.stage.wait(0.2)
    #expect(hand.stage.element(.notice(.dockIsFull)) != nil)
    hand.drop()
    #expect(hand.board.pages == Board(drawing: "c d e f").pages)
    hand.take("a")
    hand.move(rightOf: "d")
    hand.drop()
    #expect(hand.board.dock == Board(drawing: "dock: b").dock)
  }

  @Test("goes back where it was", arguments: ["escape", "cancel", "gone", "size", "hidden", "outside", "silence"])
  func back(_ reason: String) throws {
    var hand = Hands(apps: 5)
    hand.take("a")
    hand.move(rightOf: "c")
    hand.stage.wait(0.2)
    switch reason {
    case "escape": hand.stage.send(.key(.escape))
    case "cancel": hand.stage.pointer(.cancel, 0, 0)
    case "gone": hand.stage.send(.catalogue([AppItem].named(5).filter { $0.id != "a" }))
    case "size": hand.stage.send(.viewport(Viewport(size: Size(width: 480, height: 800))))
    case "hidden": hand.stage.send(.hidden)
    case "outside": hand.stage.send(.board(Board(drawing: "a b c d e")))
    default: hand.stage.skip(25)
    }
    hand.drop()
    #expect(hand.board == Board(drawing: "a b c d e"))
    #expect(hand.stage.effects.contains(.announce(.putBack("a"))))
  }

  @Test("goes on through an installation and a removal elsewhere")
  func catalogue() {
    var hand = Hands(apps: 4)
    hand.take("a")
    hand.move(rightOf: "c")
    hand.stage.send(.catalogue([AppItem].named(5).filter { $0.id != "b" }))
    hand.drop()
    #expect(hand.board == Board(drawing: "b c d a e"))
  }

  @Test("gathers what a second finger taps, and a second finger turns the page")
  func gathering() throws {
    var hand = Hands(apps: 8)
    hand.take("a")
    for id: ItemID in ["c", "e"] {
      let center = try #require(hand.stage.icon(id)?.frame.center)
      hand.stage.pointer(.down, center.x, center.y, pointer: 2)
      hand.stage.wait(0.05)
      hand.stage.pointer(.up, center.x, center.y, pointer: 2)
    }
    #expect(hand.stage.element(.count(3)) != nil)
    hand.stage.pointer(.down, 700, 300, pointer: 2)
    for step in 1...10 {
      hand.stage.skip(0.01)
      hand.stage.pointer(.move, 700 - 50 * Double(step), 300, pointer: 2)
    }
    hand.stage.pointer(.up, 200, 300, pointer: 2)
    hand.stage.wait(1)
    #expect(hand.stage.scene.page == 1)
    hand.move(rightOf: "g")
    hand.drop()
    #expect(hand.board == Board(drawing: "b d f | g a c e h"))
  }

  @Test("is taken at once by a mouse, with all that Ctrl selected")
  func mouse() throws {
    var hand = Hands(apps: 6)
    hand.stage.send(.act(.edit))
    for id: ItemID in ["b", "d"] { hand.click(id, extending: true) }
    #expect(hand.stage.icon("b")?.state.isSelected == true)
    hand.grab("d")
    hand.move(rightOf: "f", pointer: 0)
    hand.drop(pointer: 0)
    #expect(hand.board == Board(drawing: "a c e f d b"))
  }

  @Test("turns pages by wheel and keys while it is held")
  func wheel() {
    var hand = Hands(apps: 8)
    hand.take("a")
    hand.stage.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    hand.stage.wait(1)
    #expect(hand.stage.scene.page == 1)
    hand.stage.send(.key(.pageUp))
    hand.stage.wait(1)
    #expect(hand.stage.scene.page == 0)
    hand.stage.send(.key(.pageDown))
    hand.drop()
    #expect(hand.board == Board(drawing: "b c d e f | g h a"))
  }
}

/// A hand over a stage.
struct Hands {
  var stage: Stage

  init(apps: Int, _ preferences: Preferences = .small) {
    stage = Stage(apps: apps, preferences)
  }

  init(_ stage: Stage) { self.stage = stage }

  var board: Board { stage.springboard.board }
  private var place = Point.zero

  mutating func take(_ id: ItemID, onPage page: Int? = 0) {
    if let page { stage.send(.act(.page(page))) }
    stage.wait(1)
    guard let center = stage.icon(id)?.frame.center else { return }
    place = center
    stage.pointer(.down, place.x, place.y)
    stage.wait(0.51)
  }

  mutating func grab(_ id: ItemID) {
    guard let center = stage.icon(id)?.frame.center else { return }
    place = center
    stage.pointer(.down, place.x, place.y, device: .mouse, pointer: 0)
  }

  mutating func click(_ id: ItemID, extending: Bool) {
    guard let center = stage.icon(id)?.frame.center else { return }
    for phase in [PointerSample.Phase.down, .up] {
      stage.send(
        .pointer(PointerSample(pointer: 0, phase: phase, device: .mouse, position: center, extends: extending)))
    }
  }

  /// A straight way, a sample every 10 ms.
  mutating func move(to point: Point, seconds: Double = 0.5, pointer: Int = 1) {
    let (start, steps) = (place, max(1, Int(seconds * 100)))
    for step in 1...steps {
      stage.skip(seconds / Double(steps))
      let share = Double(step) / Double(steps)
      place = Point(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
      stage.pointer(.move, place.x, place.y, device: pointer == 0 ? .mouse : .touch, pointer: pointer)
    }
  }

  mutating func move(over id: ItemID) { move(beside: id, by: 0) }
  mutating func move(rightOf id: ItemID, seconds: Double = 0.5, pointer: Int = 1) {
    move(beside: id, by: 50, seconds: seconds, pointer: pointer)
  }
  mutating func move(leftOf id: ItemID) { move(beside: id, by: -50) }

  private mutating func move(beside id: ItemID, by dx: Double, seconds: Double = 0.5, pointer: Int = 1) {
    guard let center = stage.icon(id)?.frame.center else { return }
    move(to: center + Point(x: dx, y: 0), seconds: seconds, pointer: pointer)
  }

  mutating func drop(pointer: Int = 1) {
    stage.pointer(.up, place.x, place.y, device: pointer == 0 ? .mouse : .touch, pointer: pointer)
  }
}

extension Board {
  /// With every folder called this.
  func named(_ name: String) -> Board {
    var board = self
    for folder in everything.filter(\.isFolder) { board = board.renaming(folder.id, to: name) }
    return board
  }
}
