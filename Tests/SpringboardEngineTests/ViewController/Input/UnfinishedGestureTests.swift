import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Unfinished gestures")
struct UnfinishedGestureTests {
  @Test(
    "Unfinished gestures leave nothing in progress",
    arguments: [
      "ten fingers", "a cancelled drag", "a long press and a second finger", "an end that was lost",
      "a second finger that stays", "a pointer that leaves", "a clock that jumps", "a finger and a mouse",
      "a page and a touchpad", "a finger that came down twice", "an end without a beginning",
    ])
  func unfinishedGesturesLeaveNothingInProgress(_ what: String) {
    var user = SimulatedUser(SpringboardHarness(board: "a b c d e f | g h"))
    let before = user.board
    Self.perform(what, with: &user)
    user.harness.comeToRest()
    let isIdle = user.harness.isIdle
    #expect(isIdle)
    #expect(user.board.applications.sorted() == before.applications.sorted())
    user.harness.send(.act(.screen(0)))
    user.harness.rest()
    user.harness.tap(user.board.pages[0][0].id)
    #expect(
      user.harness.effects.contains { if case .launching(.launch) = $0 { true } else { false } }, "taps launch again")
  }

  private static func perform(_ what: String, with user: inout SimulatedUser) {
    switch what {
    case "ten fingers": for finger in 1...10 { user.harness.pointer(.down, Double(finger) * 70, 90, pointer: finger) }
    case "a long press and a second finger", "a second finger that stays":
      user.lift("a")
      user.harness.pointer(.down, 600, 300, pointer: 2)
      if what.hasSuffix("stays") { user.drop() }
    case "an end without a beginning": user.harness.pointer(.up, 100, 90, pointer: 7)
    case "a finger that came down twice": for _ in 0..<2 { user.lift("a") }
    case "a page and a touchpad": pan(&user)
    case "a finger and a mouse":
      user.lift("a")
      user.grab("b")
    default: interruptDrag(by: what, of: &user)
    }
  }

  private static func interruptDrag(by what: String, of user: inout SimulatedUser) {
    user.lift("a")
    user.move(rightOf: "c")
    switch what {
    case "a cancelled drag": user.harness.pointer(.cancel, 0, 0)
    case "a pointer that leaves": user.move(to: Point(x: -500, y: 5_000))
    case "a clock that jumps": user.harness.skip(-30)
    default: user.harness.skip(2)
    }
  }

  /// A second finger and a touchpad turn the page during a drag.
  private static func pan(_ user: inout SimulatedUser) {
    user.lift("a")
    user.harness.pointer(.down, 600, 300, pointer: 2)
    user.harness.pointer(.move, 500, 300, pointer: 2)
    user.harness.send(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: 30)))
    user.harness.pointer(.up, 500, 300, pointer: 2)
  }

  @Test("A drag without events for 25 seconds is cancelled and its finger forgotten")
  func dragWithoutEventsFor25SecondsIsCancelledAndItsFingerForgotten() {
    var user = SimulatedUser(SpringboardHarness(board: "a b c"))
    user.lift("a")
    user.move(rightOf: "c")
    user.harness.wait(25)
    #expect(user.board == Board(drawing: "a b c"))
    #expect(user.harness.springboard.main.view.mode == .editing)
    #expect(user.harness.springboard.main.view.input.arena.touch == nil)
  }
}
