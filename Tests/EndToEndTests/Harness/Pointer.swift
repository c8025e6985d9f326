/// What touches the glass: a mouse or a finger.
protocol Pointer {
  func down(at spot: Spot) async throws
  /// From spot to spot, with as long a rest at each.
  func move(along way: [Spot], resting pause: Duration) async throws
  func up(at spot: Spot) async throws
}

extension Pointer {
  /// Slowly there.
  func glide(from start: Spot, to end: Spot) async throws {
    let way = (1...10).map { start.moved((end.x - start.x) * $0 / 10, (end.y - start.y) * $0 / 10) }
    try await move(along: way, resting: .milliseconds(20))
  }

  func tap(_ spot: Spot) async throws {
    try await down(at: spot)
    try await up(at: spot)
  }

  /// Slowly there, a rest, and let go: it is the way that counts, not the speed.
  func drag(from start: Spot, by distance: Int) async throws {
    try await down(at: start)
    try await glide(from: start, to: start.moved(distance))
    try await rest(at: start.moved(distance), for: .milliseconds(300))
    try await up(at: start.moved(distance))
  }

  /// A short way, and let go at speed.
  func fling(from start: Spot, by distance: Int) async throws {
    try await down(at: start)
    try await move(along: (1...4).map { start.moved(distance * $0 / 4) }, resting: .milliseconds(10))
    try await up(at: start.moved(distance))
  }

  /// The springboard counts by the events' own times: how long it rests is what matters, not how fast this machine is.
  func rest(at spot: Spot, for time: Duration) async throws {
    try await move(along: [spot], resting: time)
  }
}
