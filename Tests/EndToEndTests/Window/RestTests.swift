import Testing

extension EndToEndTests {
  @Suite struct RestTests {
    /// Not how fast, but how silent: ten seconds in which no thread is woken.
    @Test(arguments: ["overlay", "home", "window"])
    func atRestNothingWakesIt(_ mode: String) async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", mode)
      try await springboard.isSilent()
    }

    @Test func hiddenItIsAsSilent() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.press("Escape")
      try await desk.seesNoWindow()
      try await springboard.isSilent()
    }
  }
}
