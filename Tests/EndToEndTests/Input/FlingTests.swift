import Testing

extension EndToEndTests {
  /// A fling depends on its speed, so these tests run alone.
  @Suite struct FlingTests {
    private let background = ScreenPoint(x: 640, y: 700)

    @Test func aFlingWithTheMouseTurnsThePage() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.fling(from: background, by: -120)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
    }

    @Test func aFlingWithAFingerTurnsThePage() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard()
      try await desktop.finger().fling(from: background, by: -120)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
    }
  }
}
