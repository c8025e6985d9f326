import Testing

extension EndToEndTests {
  @Suite struct RestTests {
    /// No thread may be woken for ten seconds.
    @Test("An idle springboard has no wake-ups", arguments: ["overlay", "home", "window"])
    func anIdleSpringboardHasNoWakeups(_ mode: String) async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", mode)
      try await springboard.expectNoWakeups()
    }

    @Test("An open search and a library have no wake-ups")
    func anOpenSearchAndALibraryHaveNoWakeups() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("ctrl+l")
      _ = try await desktop.waitForElement("heading", "Other")
      try await springboard.expectNoWakeups()
      try await desktop.xdotool(["type", "--delay", "30", "app 1"])
      _ = try await desktop.waitForElement("heading", "Applications")
      try await springboard.expectNoWakeups()
    }

    @Test("A hidden springboard has no wake-ups")
    func aHiddenSpringboardHasNoWakeups() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoWindow()
      try await springboard.expectNoWakeups()
    }
  }
}
