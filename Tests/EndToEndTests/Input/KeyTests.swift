import Testing

extension EndToEndTests {
  @Suite struct KeyTests {
    @Test func pageKeysTurnPages() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.press("Next")
      try await springboard.rests()
      try await desk.sees(page: 2)
      try await desk.hand.press("End")
      try await springboard.rests()
      try await desk.sees(page: 3)
      try await desk.hand.press("Prior")
      try await springboard.rests()
      try await desk.sees(page: 2)
    }

    @Test func arrowsMoveTheFocusAndEnterOpens() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.press("Right", "Right", "Down")
      try await springboard.rests()
      #expect(try desk.tile("App 05").isFocused)
      try await desk.hand.press("Return")
      #expect(try await desk.seesOpened().arguments == ["5", "two words"])
    }
  }
}
