/// A mouse or a finger.
protocol Pointer {
  /// Performs all actions in order. Only the pauses between them take time, even on a busy machine, because nothing is
  /// started or waited for in between.
  func perform(_ actions: [PointerAction]) async throws
}

enum PointerAction {
  case down(ScreenPoint)
  case move(ScreenPoint)
  case up(ScreenPoint)
  case pause(Duration)
}

extension Pointer {
  func down(at point: ScreenPoint) async throws { try await perform([.down(point)]) }
  func up(at point: ScreenPoint) async throws { try await perform([.up(point)]) }

  /// Moves slowly.
  func glide(from start: ScreenPoint, to end: ScreenPoint) async throws {
    try await perform(gliding(from: start, to: end))
  }

  func tap(_ point: ScreenPoint) async throws {
    try await perform([.down(point), .pause(.milliseconds(30)), .up(point)])
  }

  /// Moves slowly, rests and drops, so that the distance matters and not the speed.
  func drag(from start: ScreenPoint, by distance: Int, down: Int = 0) async throws {
    let end = start.moved(distance, down)
    try await perform([.down(start)] + gliding(from: start, to: end) + dropping(at: end))
  }

  /// Moves a short distance and releases at speed.
  func fling(from start: ScreenPoint, by distance: Int) async throws {
    let steps = (1...4).flatMap {
      [.move(start.moved(distance * $0 / 4)), .pause(.milliseconds(10))] as [PointerAction]
    }
    try await perform([.down(start)] + steps + [.up(start.moved(distance))])
  }
}

/// The actions of a slow movement.
func gliding(from start: ScreenPoint, to end: ScreenPoint) -> [PointerAction] {
  (1...10).flatMap { step in
    let point = start.moved((end.x - start.x) * step / 10, (end.y - start.y) * step / 10)
    return [.move(point), .pause(.milliseconds(20))] as [PointerAction]
  }
}

/// The actions of a rest and a drop. The springboard uses the times of the events, so the result depends on how long
/// the pointer rests and not on the speed of the machine.
func dropping(at point: ScreenPoint, after time: Duration = .milliseconds(300)) -> [PointerAction] {
  [.move(point), .pause(time), .up(point)]
}
