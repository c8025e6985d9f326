import Testing

@testable import SpringboardEngine

@Suite("Uninstalling an application")
struct UninstallTests {
  @Test(
    "An uninstalled application keeps its position and ends every interaction with it",
    arguments: [
      "dragged", "dragged by keys", "dragged in a stack", "about to be a folder", "dragged in its folder",
      "in its open folder", "in the dock", "starting", "pressed", "selected", "focused", "details shown",
    ])
  func uninstalling(_ state: String) {
    var user = SimulatedUser(SpringboardHarness(board: "a b c F(d e) | dock: g"))
    let before = user.board
    let gone: ItemID = state == "in the dock" ? "g" : state.hasSuffix("folder") && state.contains("its") ? "d" : "a"
    Self.prepare(&user, to: state)
    user.harness.send(.catalogue(SpringboardHarness.apps(of: before).filter { $0.id != gone }))
    #expect(user.board == before)
    user.harness.comeToRest()
    let isIdle = user.harness.isIdle
    #expect(isIdle)
    user.harness.send(.catalogue(SpringboardHarness.apps(of: before)))
    #expect(user.board == before)
  }

  private static func prepare(_ user: inout SimulatedUser, to state: String) {
    switch state {
    case "dragged", "dragged in a stack":
      user.lift("a")
      if state != "dragged" { user.harness.tap("b", finger: 2) }
      user.move(rightOf: "c")
    case "dragged by keys": for act in [Act.drag(.pickUp("a")), .drag(.move(.onward))] { user.harness.send(.act(act)) }
    case "about to be a folder":
      user.lift("b")
      user.move(over: "a")
      user.harness.wait(0.6)
    case "dragged in its folder", "in its open folder":
      user.harness.tap("F")
      user.harness.wait(1)
      if state.hasPrefix("dragged") { user.lift("d", onPage: nil) }
    case "starting": user.harness.tap("a")
    case "pressed": user.harness.center(of: "a").map { user.harness.pointer(.down, $0.x, $0.y) }
    case "selected":
      user.harness.send(.act(.edit))
      user.click("a", extending: true)
    case "focused": user.harness.send(.key(.right))
    case "details shown": user.harness.send(.act(.showDetails("a")))
    default: break
    }
  }

  @Test("Undoing an earlier act keeps applications that were installed since")
  func undone() {
    var harness = SpringboardHarness(board: "a b c")
    harness.send(.act(.sort(.use)))
    harness.send(.act(.remove("c")))
    harness.send(.catalogue(SpringboardHarness.apps(of: Board(drawing: "a b c d"))))
    harness.send(.catalogue(SpringboardHarness.apps(of: Board(drawing: "a b c"))))
    harness.send(.act(.undo))
    #expect(harness.springboard.board == Board(drawing: "a b c d"))
  }

  @Test("A drag ends if nothing in the dragged folder is installed")
  func folder() {
    var harness = SpringboardHarness(board: "a F(b c)")
    harness.send(.act(.drag(.pickUp("F"))))
    harness.send(.catalogue(SpringboardHarness.apps(of: Board(drawing: "a"))))
    #expect(harness.springboard.main.view.mode == .editing)
    #expect(harness.springboard.board == Board(drawing: "a F(b c)"))
  }

  @Test("The catalogue does not restore removed applications on an empty board")
  func allRemoved() {
    var harness = SpringboardHarness(board: "a b")
    for id: ItemID in ["a", "b"] { harness.send(.act(.remove(id))) }
    harness.send(.catalogue(SpringboardHarness.apps(of: Board(drawing: "a"))))
    #expect(harness.springboard.board == Board(drawing: "removed: b a"))
  }
}
