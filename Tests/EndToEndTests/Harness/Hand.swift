/// A hand at the mouse and the keyboard: xdotool.
struct Hand {
  let desk: Desk

  func secondaryTap(_ spot: Spot) async throws {
    try await act(at(spot) + ["click", "3"])
  }

  /// One notch away from the hand.
  func wheelDown(at spot: Spot) async throws {
    try await act(at(spot) + ["click", "5"])
  }

  func press(_ keys: String...) async throws {
    try await act(["key", "--delay", "40"] + keys)
  }

  /// Over what is selected.
  func type(_ text: String) async throws {
    try await act(["key", "ctrl+a", "type", "--delay", "20", text])
  }

  private func at(_ spot: Spot) -> [String] { ["mousemove", "\(spot.x)", "\(spot.y)"] }

  private func act(_ words: [String]) async throws {
    let status = try await desk.run(["xdotool"] + words).status
    guard status == 0 else { throw NeverHappened(description: "xdotool \(words)") }
  }
}

extension Hand: Pointer {
  func down(at spot: Spot) async throws {
    try await act(at(spot) + ["mousedown", "1"])
  }

  func move(along way: [Spot], resting pause: Duration) async throws {
    try await act(way.flatMap { at($0) + ["sleep", "\(pause / .seconds(1))"] })
  }

  func up(at spot: Spot) async throws {
    try await act(at(spot) + ["mouseup", "1"])
  }

  /// In one go, so that it is short whatever else the machine does.
  func tap(_ spot: Spot) async throws {
    try await act(at(spot) + ["mousedown", "1", "sleep", "0.03", "mouseup", "1"])
  }

  /// In one go: it is the speed that counts.
  func fling(from start: Spot, by distance: Int) async throws {
    let steps = (1...4).flatMap { at(start.moved(distance * $0 / 4)) + ["sleep", "0.01"] }
    try await act(at(start) + ["mousedown", "1"] + steps + ["mouseup", "1"])
  }
}

extension Desk {
  var hand: Hand { Hand(desk: self) }
}
