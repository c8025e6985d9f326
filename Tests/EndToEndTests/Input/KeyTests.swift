import Testing

extension EndToEndTests {
  @Suite struct KeyTests {
    @Test("Page keys turn pages")
    func pageKeysTurnPages() async throws {
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

    @Test("Arrows move the focus, and Enter opens an application")
    func arrowsMoveTheFocusAndEnterOpens() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("Right", "Right", "Down")
      try await springboard.waitUntilIdle()
      #expect(try await desktop.tile("App 05").isFocused)
      try await desktop.keyboard.press("Return")
      #expect(try await desktop.waitForLaunch().arguments == ["5", "two words"])
    }

    @Test("Tab leads to the page dots, and arrows turn pages there")
    func tabLeadsToThePageDotsAndArrowsTurnPagesThere() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("Tab", "Tab")
      try await springboard.waitUntilIdle()
      #expect(try await desktop.waitForElement("page tab list", "Page 1 of 3").isFocused)
      try await desktop.keyboard.press("Right")
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      #expect(try await desktop.waitForElement("page tab list", "Page 2 of 3").isFocused)
      try await desktop.keyboard.press("shift+Tab")
      try await springboard.waitUntilIdle()
      #expect(try await desktop.tile("App 07").isFocused)
    }
  }
}
