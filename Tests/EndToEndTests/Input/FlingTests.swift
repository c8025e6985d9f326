import Testing

extension EndToEndTests {
  /// A fling depends on its speed, so these tests run alone.
  @Suite struct FlingTests {
    @Test("A fling with the mouse turns the page")
    func aFlingWithTheMouseTurnsThePage() async throws {
      let desktop = try await TestDesktop()
      try await checkFling(with: desktop.mouse, on: desktop)
    }

    @Test("A fling with a finger turns the page")
    func aFlingWithAFingerTurnsThePage() async throws {
      let desktop = try await TestDesktop(touch: true)
      try await checkFling(with: desktop.finger(), on: desktop)
    }

    /// On a busy machine a fling can become a slow drag, which turns no page. Such a fling is performed again.
    private func checkFling(with pointer: some Pointer, on desktop: TestDesktop) async throws {
      let springboard = try await desktop.springboard()
      let background = ScreenPoint(x: 640, y: 700)
      try await eventually("a fling at the intended speed") {
        let duration = try await ContinuousClock().measure { try await pointer.fling(from: background, by: -120) }
        try await springboard.waitUntilIdle()
        return try duration < .milliseconds(200) || desktop.names() == TestDesktop.page(2)
      }
      try await desktop.waitForPage(2)
    }
  }
}
