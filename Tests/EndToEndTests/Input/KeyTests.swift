import Testing

extension EndToEndTests {
  @Suite struct KeyTests {
    @Test func pageKeysTurnPages() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("Next")
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      try await desktop.keyboard.press("End")
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(3)
      try await desktop.keyboard.press("Prior")
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
    }

    @Test func arrowsMoveTheFocusAndEnterOpens() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("Right", "Right", "Down")
      try await springboard.waitUntilIdle()
      #expect(try desktop.tile("App 05").isFocused)
      try await desktop.keyboard.press("Return")
      #expect(try await desktop.waitForLaunch().arguments == ["5", "two words"])
    }
  }
}
