/// What touches the screen: a mouse or a finger.
protocol Pointer {
  /// Performs all actions in order. Only the pauses between them take time, however busy the machine is: nothing is started
  /// or waited for in between.
  func perform(_ actions: [PointerAction]) async throws
}

enum PointerAction {
  case down(Spot)
  case move(Spot)
  case up(Spot)
  case pause(Duration)
}

extension Pointer {
  func down(at spot: Spot) async throws { try await perform([.down(spot)]) }
  func up(at spot: Spot) async throws { try await perform([.up(spot)]) }

  /// Moves slowly.
  func glide(from start: Spot, to end: Spot) async throws {
    try await perform(gliding(from: start, to: end))
  }

  func tap(_ spot: Spot) async throws {
    try await perform([.down(spot), .pause(.milliseconds(30)), .up(spot)])
  }

  /// Moves slowly, rests and lets go, so that only the distance counts and not the speed.
  func drag(from start: Spot, by distance: Int) async throws {
    let end = start.moved(distance)
    try await perform([.down(start)] + gliding(from: start, to: end) + dropping(at: end))
  }

  /// Moves a short distance and lets go at speed.
  func fling(from start: Spot, by distance: Int) async throws {
    let steps = (1...4).flatMap {
      [.move(start.moved(distance * $0 / 4)), .pause(.milliseconds(10))] as [PointerAction]
    }
    try await perform([.down(start)] + steps + [.up(start.moved(distance))])
  }
}

/// A slow movement.
func gliding(from start: Spot, to end: Spot) -> [PointerAction] {
  (1...10).flatMap { step in
    let spot = start.moved((end.x - start.x) * step / 10, (end.y - start.y) * step / 10)
    return [.move(spot), .pause(.milliseconds(20))] as [PointerAction]
  }
}

/// A rest, and then letting go. The springboard counts by the times of the events: what matters is how long the pointer
/// rests, and not how fast the machine is.
func dropping(at spot: Spot, after time: Duration = .milliseconds(300)) -> [PointerAction] {
  [.move(spot), .pause(time), .up(spot)]
}
