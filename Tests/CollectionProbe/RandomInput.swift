import GtkBridge

/// Random numbers that are the same in each run.
struct Numbers {
  var state: UInt64
  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// The time of a probe, in seconds.
final class ProbeClock {
  var now = 1000.0
}

/// The finger and the keys of a person who uses a view.
struct RandomInput {
  var numbers: Numbers
  var fingerIsDown = false
  private let clock: ProbeClock

  init(_ clock: ProbeClock, seed: Int) { (self.clock, numbers) = (clock, Numbers(state: UInt64(seed))) }

  func finger(_ phase: PointerEvent.Phase, x: Double = 0, y: Double = 0) -> Event {
    .touch(phase, x: x, y: y, at: clock.now)
  }

  /// A touch, a movement or a lift of the finger, whichever is possible now.
  mutating func touch() -> Event {
    let (x, y) = (Double(numbers.next(below: 400)), Double(numbers.next(below: 300)))
    guard fingerIsDown else {
      fingerIsDown = true
      return finger(.down, x: x, y: y)
    }
    guard numbers.next(below: 3) == 0 else { return finger(.move, x: x, y: y) }
    fingerIsDown = false
    return finger(.up, x: x, y: y)
  }

  mutating func press() -> Event {
    let keys = ["Left", "Right", "Up", "Down", "Return", "Delete", "Escape"]
    return .press(keys[numbers.next(below: keys.count)], at: clock.now)
  }

  mutating func scroll() -> [Event] {
    let amount = ScrollEvent.Amount.pixels(dx: 0, dy: Double(numbers.next(below: 80) - 40))
    return [amount, .end].map { .scroll($0, x: 200, y: 150, at: clock.now) }
  }
}
