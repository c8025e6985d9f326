import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("A drag while the window is resized or rotated")
struct DragThroughViewportsTests {
  private static let rotations = [
    Size(width: 480, height: 800), Size(width: 800, height: 480), Size(width: 480, height: 800),
    Size(width: 800, height: 480),
  ]

  @Test("The dragged tile stays under the pointer, and the drop works afterwards", arguments: [false, true])
  func pointers(isMouse: Bool) throws {
    var user = SimulatedUser(apps: 12)
    let pointer = isMouse ? 0 : 1
    if isMouse {
      user.harness.send(.act(.edit))
      user.harness.wait(1)
      user.grab("a")
    } else {
      user.lift("a")
    }
    user.move(rightOf: "c", pointer: pointer)
    user.harness.wait(0.5)
    let before = try #require(user.harness.icon("a")?.frame.center)
    for size in Self.rotations {
      user.harness.send(.viewport(Viewport(size: size)))
      user.harness.wait(2)
      #expect(user.harness.springboard.main.view.mode.drag?.leader == "a")
      let center = try #require(user.harness.icon("a")?.frame.center)
      #expect(center.distance(to: before) < 2 && user.harness.scene.screen == 0)
    }
    user.move(rightOf: "c", pointer: pointer)
    user.harness.wait(0.5)
    user.drop(pointer: pointer)
    #expect(user.board == Board(drawing: "b c a d e f | g h i j k l"))
    #expect(!user.harness.effects.contains(.announce(.putBack("a"))))
  }

  @Test("On another scale the pointer is where it was on the screen")
  func scale() throws {
    var user = SimulatedUser(apps: 12)
    user.lift("a")
    user.move(rightOf: "c")
    user.harness.wait(0.5)
    let before = try #require(user.harness.springboard.main.view.mode.drag?.pointer?.finger)
    let size = user.harness.springboard.main.view.viewport.size
    let half = Size(width: size.width / 2, height: size.height / 2)
    user.harness.send(.viewport(Viewport(size: half, scale: 2)))
    let after = try #require(user.harness.springboard.main.view.mode.drag?.pointer?.finger)
    #expect(after.distance(to: Point(x: before.x / 2, y: before.y / 2)) < 0.01)
  }

  @Test("Items that keys drag stay in view, and the drop works afterwards")
  func keys() {
    var harness = SpringboardHarness(apps: 12)
    for key in [Key.right, .pick, .right] { harness.send(.key(key)) }
    for size in Self.rotations {
      harness.send(.viewport(Viewport(size: size)))
      harness.wait(1)
      #expect(harness.springboard.main.view.mode.drag?.leader == "a")
      #expect(harness.springboard.main.view.layout.isInView("a"))
    }
    for key in [Key.right, .activate] { harness.send(.key(key)) }
    #expect(harness.springboard.board == Board(drawing: "b c a d e f | g h i j k l"))
  }

  @Test("A drop without another movement is at what is under the pointer in the new layout")
  func dropAtOnce() throws {
    var user = SimulatedUser(apps: 6)
    user.lift("f")
    user.move(rightOf: "a")
    user.harness.wait(0.5)
    user.harness.send(.viewport(Viewport(size: Size(width: 480, height: 800))))
    let preview = try #require(user.harness.springboard.main.view.mode.drag?.preview)
    user.drop()
    #expect(user.board == preview)
  }

  @Test("A press that is not a drag yet becomes one after the change")
  func press() throws {
    var harness = SpringboardHarness(apps: 6)
    let finger = try #require(harness.icon("a")?.frame.center)
    harness.pointer(.down, finger.x, finger.y)
    harness.wait(0.1)
    harness.send(.viewport(Viewport(size: Size(width: 480, height: 800))))
    harness.wait(0.5)
    #expect(harness.springboard.main.view.mode.drag?.leader == "a")
    #expect(harness.springboard.main.view.draggedRect(of: "a")?.contains(finger) == true)
    harness.pointer(.up, finger.x, finger.y)
    #expect(harness.springboard.board.applications.count == 6)
  }

  @Test("Icons of another size keep their point under the finger")
  func grip() throws {
    var user = SimulatedUser(apps: 6, Preferences())
    user.harness.wait(1)
    let icon = try #require(user.harness.icon("a")?.frame)
    let finger = icon.origin + Point(x: icon.width / 4, y: icon.height / 4)
    user.harness.pointer(.down, finger.x, finger.y)
    user.harness.wait(0.6)
    user.harness.send(.viewport(Viewport(size: Size(width: 1920, height: 1080))))
    user.harness.wait(1)
    let view = user.harness.springboard.main.view
    let (rect, side) = (try #require(view.draggedRect(of: "a")), view.layout.metrics.iconSide)
    #expect(side > icon.width && rect.width == side)
    #expect((rect.minX + side / 4 - finger.x).magnitude < 1 && (rect.minY + side / 4 - finger.y).magnitude < 1)
  }
}
