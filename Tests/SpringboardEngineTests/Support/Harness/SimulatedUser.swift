import CollectionEngine

@testable import SpringboardEngine

/// A user who drags with a finger or the mouse. A test fails if an icon that the user needs is not in view.
struct SimulatedUser {
  var harness: SpringboardHarness

  init(apps: Int, _ preferences: Preferences = .small, _ restrictions: Restrictions = Restrictions()) {
    harness = SpringboardHarness(apps: apps, preferences, restrictions)
  }

  init(_ harness: SpringboardHarness) { self.harness = harness }

  var board: Board { harness.springboard.board }
  private var location = Point.zero

  mutating func lift(_ id: ItemID, onPage page: Int? = 0) {
    if let page { harness.send(.act(.screen(page))) }
    harness.wait(1)
    guard let center = harness.center(of: id) else { return }
    location = center
    harness.pointer(.down, location.x, location.y)
    harness.wait(0.51)
  }

  mutating func grab(_ id: ItemID) {
    guard let center = harness.center(of: id) else { return }
    location = center
    harness.pointer(.down, location.x, location.y, device: .mouse, pointer: 0)
  }

  mutating func click(_ id: ItemID, extending: Bool) {
    guard let center = harness.center(of: id) else { return }
    for phase in [PointerSample.Phase.down, .up] {
      harness.send(
        .pointer(PointerSample(pointer: 0, phase: phase, device: .mouse, position: center, extends: extending)))
    }
  }

  /// Moves in a straight line, with a sample every 10 ms.
  mutating func move(to point: Point, seconds: Double = 0.5, pointer: Int = 1) {
    let (start, steps) = (location, max(1, Int(seconds * 100)))
    for step in 1...steps {
      harness.skip(seconds / Double(steps))
      let share = Double(step) / Double(steps)
      location = Point(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
      harness.pointer(.move, location.x, location.y, device: pointer == 0 ? .mouse : .touch, pointer: pointer)
    }
  }

  mutating func move(over id: ItemID) { move(beside: id, by: 0) }
  mutating func move(rightOf id: ItemID, seconds: Double = 0.5, pointer: Int = 1) {
    move(beside: id, by: 50, seconds: seconds, pointer: pointer)
  }
  mutating func move(leftOf id: ItemID) { move(beside: id, by: -50) }

  private mutating func move(beside id: ItemID, by dx: Double, seconds: Double = 0.5, pointer: Int = 1) {
    guard let center = harness.center(of: id) else { return }
    move(to: center + Point(x: dx, y: 0), seconds: seconds, pointer: pointer)
  }

  mutating func drop(pointer: Int = 1) {
    harness.pointer(.up, location.x, location.y, device: pointer == 0 ? .mouse : .touch, pointer: pointer)
  }
}
