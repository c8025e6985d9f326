import Testing

@testable import SpringboardEngine

/// What machines and hands do wrong, and that nothing comes of it.
@Suite("An application that is removed from the machine")
struct SessionVanishingTests {
  @Test(
    "keeps its place, and leaves nothing unfinished, whatever was done with it",
    arguments: [
      "carried", "carried by keys", "carried in a stack", "about to be a folder", "carried in its folder",
      "in its open folder", "in the dock", "starting", "pressed", "selected", "focused", "told about",
    ])
  func vanishing(_ state: String) {
    var hand = Hands(Stage(board: "a b c F(d e) | dock: g"))
    let before = hand.board
    let gone: ItemID = state == "in the dock" ? "g" : state.hasSuffix("folder") && state.contains("its") ? "d" : "a"
    Self.bring(&hand, to: state)
    hand.stage.send(.catalogue(Stage.apps(of: before).filter { $0.id != gone }))
    #expect(hand.board == before)
    hand.stage.comeToRest()
    let isIdle = hand.stage.isIdle
    #expect(isIdle)
    hand.stage.send(.catalogue(Stage.apps(of: before)))
    #expect(hand.board == before)
  }

  private static func bring(_ hand: inout Hands, to state: String) {
    switch state {
    case "carried", "carried in a stack":
      hand.take("a")
      if state != "carried" { hand.stage.tap("b", finger: 2) }
      hand.move(rightOf: "c")
    case "carried by keys": for act in [Act.pickUp("a"), .moveDragged(.onward)] { hand.stage.send(.act(act)) }
    case "about to be a folder":
      hand.take("b")
      hand.move(over: "a")
      hand.stage.wait(0.6)
    case "carried in its folder", "in its open folder":
      hand.stage.tap("F")
      hand.stage.wait(1)
      if state.hasPrefix("carried") { hand.take("d", onPage: nil) }
    case "starting": hand.stage.tap("a")
    case "pressed": hand.stage.icon("a").map { hand.stage.pointer(.down, $0.frame.midX, $0.frame.midY) }
    case "selected":
      hand.stage.send(.act(.edit))
      hand.click("a", extending: true)
    case "focused": hand.stage.send(.key(.right))
    case "told about": hand.stage.send(.act(.showDetails("a")))
    default: break
    }
  }

  @Test("is not forgotten when somebody goes back to a time before it came")
  func undone() {
    var stage = Stage(board: "a b c")
    stage.send(.act(.sort(.use)))
    stage.send(.act(.remove("c")))
    stage.send(.catalogue(Stage.apps(of: Board(drawing: "a b c d"))))
    stage.send(.catalogue(Stage.apps(of: Board(drawing: "a b c"))))
    stage.send(.act(.undo))
    #expect(stage.springboard.board == Board(drawing: "a b c d"))
  }

  @Test("takes the folder down that has nothing left to show")
  func folder() {
    var stage = Stage(board: "a F(b c)")
    stage.send(.act(.pickUp("F")))
    stage.send(.catalogue(Stage.apps(of: Board(drawing: "a"))))
    #expect(stage.springboard.main.view.mode == .editing)
    #expect(stage.springboard.board == Board(drawing: "a F(b c)"))
  }

  @Test("is not put back when it was the last that was removed from the board")
  func allRemoved() {
    var stage = Stage(board: "a b")
    for id: ItemID in ["a", "b"] { stage.send(.act(.remove(id))) }
    stage.send(.catalogue(Stage.apps(of: Board(drawing: "a"))))
    #expect(stage.springboard.board == Board(drawing: "removed: b a"))
  }
}

@Suite("Hands that do what they should not")
struct SessionHandsTests {
  @Test(
    "leave nothing stuck",
    arguments: [
      "ten fingers", "a cancelled drag", "a long press and a second finger", "an end that was lost",
      "a second finger that stays", "a pointer that leaves", "a clock that jumps", "a finger and a mouse",
      "a page and a touchpad", "a finger that came down twice", "an end without a beginning",
    ])
  func nothingStuck(_ what: String) {
    var hand = Hands(Stage(board: "a b c d e f | g h"))
    let before = hand.board
    Self.let(&hand, do: what)
    hand.stage.comeToRest()
    let isIdle = hand.stage.isIdle
    #expect(isIdle)
    #expect(hand.board.applications.sorted() == before.applications.sorted())
    hand.stage.send(.act(.page(0)))
    hand.stage.rest()
    hand.stage.tap(hand.board.pages[0][0].id)
    #expect(hand.stage.effects.contains { if case .launch = $0 { true } else { false } }, "and hands work again")
  }

  private static func `let`(_ hand: inout Hands, do what: String) {
    switch what {
    case "ten fingers": for finger in 1...10 { hand.stage.pointer(.down, Double(finger) * 70, 90, pointer: finger) }
    case "a long press and a second finger", "a second finger that stays":
      hand.take("a")
      hand.stage.pointer(.down, 600, 300, pointer: 2)
      if what.hasSuffix("stays") { hand.drop() }
    case "an end without a beginning": hand.stage.pointer(.up, 100, 90, pointer: 7)
    case "a finger that came down twice": for _ in 0..<2 { hand.take("a") }
    case "a page and a touchpad": pan(&hand)
    case "a finger and a mouse":
      hand.take("a")
      hand.grab("b")
    default: carry(&hand, what)
    }
  }

  private static func carry(_ hand: inout Hands, _ what: String) {
    hand.take("a")
    hand.move(rightOf: "c")
    switch what {
    case "a cancelled drag": hand.stage.pointer(.cancel, 0, 0)
    case "a pointer that leaves": hand.move(to: Point(x: -500, y: 5_000))
    case "a clock that jumps": hand.stage.skip(-30)
    default: hand.stage.skip(2)
    }
  }

  /// A second finger turns the page under what is carried, and so does a touchpad.
  private static func pan(_ hand: inout Hands) {
    hand.take("a")
    hand.stage.pointer(.down, 600, 300, pointer: 2)
    hand.stage.pointer(.move, 500, 300, pointer: 2)
    hand.stage.send(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: 30)))
    hand.stage.pointer(.up, 500, 300, pointer: 2)
  }

  @Test("a finger that carries something and falls silent puts it back, and is forgotten")
  func silence() {
    var hand = Hands(Stage(board: "a b c"))
    hand.take("a")
    hand.move(rightOf: "c")
    hand.stage.wait(25)
    #expect(hand.board == Board(drawing: "a b c"))
    #expect(hand.stage.springboard.main.view.mode == .editing)
    #expect(hand.stage.springboard.main.view.input.arena.touch == nil)
  }
}

extension Stage {
  /// On the glass with a board and all that is on it, everything at rest.
  init(board drawing: String, _ preferences: Preferences = .small) {
    self.init(preferences)
    let board = Board(drawing: drawing)
    send(.board(board))
    send(.catalogue(Self.apps(of: board)))
    send(.shown)
    rest()
    forgetEffects()
  }

  fileprivate mutating func tap(_ id: ItemID, finger: Int) {
    guard let center = icon(id)?.frame.center else { return }
    pointer(.down, center.x, center.y, pointer: finger)
    pointer(.up, center.x, center.y, pointer: finger)
  }

  static func apps(of board: Board) -> [AppItem] {
    board.applications.map { AppItem(id: $0, name: $0.rawValue) }
  }

  /// Nobody touches anything, edit mode ends, and a minute goes by.
  fileprivate mutating func comeToRest() {
    for finger in 0...10 { pointer(.up, 0, 0, device: finger == 0 ? .mouse : .touch, pointer: finger) }
    send(.act(.hideDetails))
    send(.act(.closeFolder))
    send(.act(.done))
    rest(atMost: 60)
  }

  fileprivate var isIdle: Bool {
    let session = springboard.main
    return scene.next == .never && session.view.mode == .browsing && session.view.input.arena.touch == nil
      && session.view.input.secondArena.touch == nil
  }
}
