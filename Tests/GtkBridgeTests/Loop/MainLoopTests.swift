import Testing

@Suite struct MainLoopTests {
  @Test("Timers, descriptors and signals arrive in order and once")
  func timersDescriptorsAndSignalsArriveInOrderAndOnce() throws {
    let probe = try TestSession().probe("loop")
    #expect(
      probe.remainingLines() == [
        "idle", "timer, not too early", "readable", "hang-up", "another timer, not too early", "SIGTERM",
        "awaited 500500", "awaited 500500", "waiting: 0, dropped: true",
      ])
    #expect(probe.exitCode() == 0)
  }
}
