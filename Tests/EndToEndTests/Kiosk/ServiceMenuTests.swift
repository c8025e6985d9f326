import Testing

extension EndToEndTests {
  /// The rows of the service menu that ask systemd-logind, on a bus of the computer that belongs to the test.
  @Suite struct ServiceMenuTests {
    private func logind(_ words: String..., on desktop: TestDesktop) throws -> ChildProcess {
      try desktop.startSystemBus()
      let logind = try desktop.start(["/usr/bin/python3", TestFiles.script("logind.py")] + words)
      try #require(logind.line() == "owned")
      return logind
    }

    @Test("The computer is restarted or shut down", arguments: [("Restart", "Reboot"), ("Shut down", "PowerOff")])
    func theComputerIsRestartedOrShutDown(_ row: String, _ method: String) async throws {
      let desktop = try await TestDesktop()
      let logind = try logind(on: desktop)
      let kiosk = try await TestKiosk(desktop)
      try await kiosk.openServiceMenu()
      try await desktop.choose(row)
      #expect(logind.line() == "\(method) False")
      #expect(kiosk.isRunning)
    }

    @Test("A refusal shows a message")
    func aRefusalShowsAMessage() async throws {
      let desktop = try await TestDesktop()
      let logind = try logind("refuse", on: desktop)
      let kiosk = try await TestKiosk(desktop)
      try desktop.reader.listen()
      try await kiosk.openServiceMenu()
      try await desktop.choose("Restart")
      #expect(logind.line() == "Reboot False")
      try await desktop.waitForAnnouncement("The request failed: Interactive authentication required.")
      try await desktop.waitForTiles(TestKiosk.allowed)
      #expect(kiosk.isRunning)
    }

    @Test("A missing bus shows a message")
    func aMissingBusShowsAMessage() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      try desktop.reader.listen()
      try await kiosk.openServiceMenu()
      try await desktop.choose("Shut down")
      try await eventually("a message") {
        try desktop.reader.listen()
        return try desktop.reader.heard.contains { $0.hasPrefix("The request failed: ") }
      }
      #expect(kiosk.isRunning)
    }
  }
}
