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
  /// In one process, so that no time passes between the actions but the pauses.
  func perform(_ actions: [PointerAction]) async throws {
    try await act(actions.flatMap(words))
  }

  private func words(for action: PointerAction) -> [String] {
    switch action {
    case .down(let spot): at(spot) + ["mousedown", "1"]
    case .move(let spot): at(spot)
    case .up(let spot): at(spot) + ["mouseup", "1"]
    case .pause(let time): ["sleep", "\(time / .seconds(1))"]
    }
  }
}

extension Desk {
  var hand: Hand { Hand(desk: self) }
}
