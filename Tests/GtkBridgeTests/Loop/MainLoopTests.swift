import Testing

@Suite struct MainLoopTests {
  @Test func everythingComesInItsTimeAndOnce() throws {
    let probe = try World().probe("loop")
    #expect(
      probe.remainingLines() == [
        "idle", "early timer", "readable", "hang-up", "late timer, not too early", "SIGTERM", "awaited 500500",
        "awaited 500500", "waiting: 0, dropped: true",
      ])
    #expect(probe.exitCode() == 0)
  }
}
