/// A hand at the mouse and the keyboard: xdotool.
struct Hand {
  let desk: Desk

  func tap(_ spot: Spot) async throws {
    try await act(at(spot) + ["mousedown", "1", "sleep", "0.03", "mouseup", "1"])
  }

  /// Slowly there, a rest, and let go: it is the way that counts, not the speed.
  func drag(from start: Spot, by distance: Int) async throws {
    let steps = (1...10).flatMap { at(start.moved(distance * $0 / 10)) + ["sleep", "0.02"] }
    try await act(at(start) + ["mousedown", "1"] + steps + ["sleep", "0.3", "mouseup", "1"])
  }

  /// A short way, and let go at speed.
  func fling(from start: Spot, by distance: Int) async throws {
    let steps = (1...4).flatMap { at(start.moved(distance * $0 / 4)) + ["sleep", "0.01"] }
    try await act(at(start) + ["mousedown", "1"] + steps + ["mouseup", "1"])
  }

  /// One notch away from the hand.
  func wheelDown(at spot: Spot) async throws {
    try await act(at(spot) + ["click", "5"])
  }

  func press(_ keys: String...) async throws {
    try await act(["key", "--delay", "40"] + keys)
  }

  private func at(_ spot: Spot) -> [String] { ["mousemove", "\(spot.x)", "\(spot.y)"] }

  private func act(_ words: [String]) async throws {
    let status = try await desk.run(["xdotool"] + words).status
    guard status == 0 else { throw NeverHappened(description: "xdotool \(words)") }
  }
}

extension Desk {
  var hand: Hand { Hand(desk: self) }
}
