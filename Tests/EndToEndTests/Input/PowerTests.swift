import Foundation
import Testing

extension EndToEndTests {
  /// What ends, locks or suspends the session, on a bus of the computer that belongs to the test.
  @Suite struct PowerTests {
    private func logind(_ words: String..., on desktop: TestDesktop) throws -> ChildProcess {
      try desktop.startSystemBus()
      let logind = try desktop.start(["/usr/bin/python3", TestFiles.script("logind.py")] + words)
      try #require(logind.line() == "owned")
      return logind
    }

    private func choose(_ text: String, _ tile: String, on desktop: TestDesktop) async throws {
      try await desktop.xdotool(["type", "--delay", "30", text])
      _ = try await desktop.tile(tile)
      #expect(try desktop.reader.click(tile))
    }

    @Test(
      "What ends the session is asked about first",
      arguments: [
        ("reboot", "Restart", "Reboot True"), ("power off", "Shut down", "PowerOff True"),
        ("log out", "Log out", "Terminate"),
      ])
    func whatEndsTheSessionIsAskedFirst(text: String, name: String, call: String) async throws {
      let desktop = try await TestDesktop()
      let logind = try logind(on: desktop)
      _ = try await desktop.springboard()
      try await choose(text, "\(name)…", on: desktop)
      _ = try await desktop.waitForElement("push button", name)
      #expect(try desktop.reader.click(name))
      #expect(logind.line() == call)
      try await desktop.waitForNoWindow()
    }

    @Test(
      "What keeps the session is done at once",
      arguments: [("lock", "Lock screen", "Lock"), ("sleep", "Suspend", "Suspend True")])
    func whatKeepsTheSessionIsDoneAtOnce(text: String, tile: String, call: String) async throws {
      let desktop = try await TestDesktop()
      let logind = try logind(on: desktop)
      _ = try await desktop.springboard()
      try await choose(text, tile, on: desktop)
      #expect(logind.line() == call)
      try await desktop.waitForNoWindow()
    }

    @Test("A refusal shows a message")
    func aRefusalShowsAMessage() async throws {
      let desktop = try await TestDesktop()
      let logind = try logind("refuse", on: desktop)
      try desktop.reader.listen()
      _ = try await desktop.springboard("--mode", "window")
      try await choose("suspend", "Suspend", on: desktop)
      #expect(logind.line() == "Suspend True")
      try await desktop.waitForAnnouncement(
        "Couldn't suspend the computer: Interactive authentication required.")
    }

    @Test("A desktop on a bus that answers late is asked whether it can log out")
    func aDesktopOnABusThatAnswersLateIsAsked() async throws {
      let desktop = try await TestDesktop()
      let session = try desktop.start(["/usr/bin/python3", TestFiles.script("owner.py"), "org.gnome.SessionManager"])
      try #require(session.line() == "owned")
      let first = try await desktop.springboard("--mode", "window")
      try await desktop.xdotool(["type", "--delay", "30", "log out"])
      _ = try await desktop.tile("Log out…")
      try await first.waitUntilIdle()
      let picture = try await desktop.picture()
      #expect(try await first.exitStatus(after: SIGTERM) == 0)
      let second = try await desktop.springboardBeforeBus()
      try await desktop.xdotool(["type", "--delay", "30", "log out"])
      try await second.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: picture) != nil)
      desktop.bus?.send(SIGCONT)
      try await eventually("the result") { try await desktop.picture().mismatch(with: picture) == nil }
    }

    /// The session can be locked, so that it is known when there are answers.
    @Test("What the computer cannot do is not found")
    func whatTheComputerCannotDoIsNotFound() async throws {
      let desktop = try await TestDesktop()
      let logind = try logind("na", on: desktop)
      _ = try await desktop.springboard("--mode", "window")
      try await desktop.xdotool(["type", "--delay", "30", "lock"])
      _ = try await desktop.tile("Lock screen")
      try await desktop.keyboard.press("Escape")
      try await desktop.xdotool(["type", "--delay", "30", "reboot"])
      _ = try await desktop.waitForElement("label", "Nothing found")
      withExtendedLifetime(logind) {}
    }
  }
}
