import Testing

@Suite struct MainLoopTests {
  @Test func timersDescriptorsAndSignalsArriveInOrderAndOnce() throws {
    let probe = try TestSession().probe("loop")
    #expect(
      probe.remainingLines() == [
        "idle", "early timer", "readable", "hang-up", "late timer, not too early", "SIGTERM", "awaited 500500",
        "awaited 500500", "waiting: 0, dropped: true",
      ])
    #expect(probe.exitCode() == 0)
  }
}
