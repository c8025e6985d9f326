import Foundation
import Testing

extension EndToEndTests {
  /// What programs tell about applications over the session bus.
  @Suite struct ActivityTests {
    private func program(on desktop: TestDesktop) throws -> ChildProcess {
      try desktop.start(["/usr/bin/python3", TestFiles.script("launcher-entry.py")])
    }

    /// Quiver listens soon after its first frame.
    private func waitUntilHeard(_ program: ChildProcess) throws {
      while try #require(program.line()) != "heard" {}
    }

    private func waitForTile(_ name: String, on desktop: TestDesktop) async throws {
      try await eventually(name) { try desktop.names().contains(name) }
    }

    @Test("A count is shown and said until its program ends")
    func aCountIsShownAndSaidUntilItsProgramEnds() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "window")
      try await springboard.waitUntilIdle()
      let before = try await desktop.picture()
      let mail = try program(on: desktop)
      try waitUntilHeard(mail)
      try mail.send(line: "application://app-01.desktop {'count': <int64 3>, 'count-visible': <true>}")
      try await waitForTile("App 01, 3 unread", on: desktop)
      try await desktop.waitForChange(from: before)
      let other = try program(on: desktop)
      try waitUntilHeard(other)
      try other.send(line: "application://app-01.desktop {'count': <int32 120>, 'count-visible': <true>}")
      try await waitForTile("App 01, 120 unread", on: desktop)
      other.send(SIGKILL)
      try await waitForTile("App 01, 3 unread", on: desktop)
      mail.send(SIGTERM)
      try await waitForTile("App 01", on: desktop)
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) == nil)
    }

    @Test("A program that leaves at once tells nothing")
    func aProgramThatLeavesAtOnceTellsNothing() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", "window")
      let program = try program(on: desktop)
      try waitUntilHeard(program)
      for _ in 0..<20 {
        _ = try await desktop.run(
          "gdbus", "emit", "--session", "--object-path", "/a", "--signal", "com.canonical.Unity.LauncherEntry.Update",
          "application://app-01.desktop", "{'count': <int64 3>, 'count-visible': <true>}")
      }
      try program.send(line: "application://app-02.desktop {'count': <int64 1>, 'count-visible': <true>}")
      try await waitForTile("App 02, 1 unread", on: desktop)
      try await waitForTile("App 01", on: desktop)
    }

    @Test("Progress is said")
    func progressIsSaid() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", "window")
      let program = try program(on: desktop)
      try waitUntilHeard(program)
      let uri = "application://app-02.desktop"
      try program.send(line: "\(uri) {'progress': <0.5>, 'progress-visible': <true>, 'urgent': <true>}")
      try await desktop.waitForDescription("About App 02 (50 % done)", of: "App 02")
      try program.send(line: "\(uri) {'progress': <@d nan>}")
      try await desktop.waitForDescription("About App 02 (0 % done)", of: "App 02")
      try program.send(line: "\(uri) {'progress-visible': <false>, 'updating': <true>}")
      try await desktop.waitForDescription("About App 02 (being updated)", of: "App 02")
    }

    @Test("Counts can be switched off")
    func countsCanBeSwitchedOff() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", "window")
      let program = try program(on: desktop)
      try waitUntilHeard(program)
      let update = "application://app-01.desktop {'count': <int64 3>, 'count-visible': <true>}"
      try program.send(line: update)
      try await waitForTile("App 01, 3 unread", on: desktop)
      try desktop.write("config/quiver/quiver.conf", "[tiles]\ncounts=false\nprogress=false\n")
      try await waitForTile("App 01", on: desktop)
      #expect(program.line() == "unheard")
      try desktop.write("config/quiver/quiver.conf", "")
      #expect(program.line() == "heard")
      try program.send(line: update)
      try await waitForTile("App 01, 3 unread", on: desktop)
    }

    @Test("Another program can take the name")
    func anotherProgramCanTakeTheName() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard("--mode", "window")
      let program = try program(on: desktop)
      try waitUntilHeard(program)
      let dock = try desktop.start([
        "/usr/bin/python3", TestFiles.script("owner.py"), "com.canonical.Unity", "replace",
      ])
      #expect(dock.line() == "owned")
      try program.send(line: "application://app-01.desktop {'count': <int64 3>, 'count-visible': <true>}")
      try await waitForTile("App 01, 3 unread", on: desktop)
    }

    @Test("A kiosk shows counts of its applications")
    func aKioskShowsCountsOfItsApplications() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      let program = try program(on: desktop)
      try waitUntilHeard(program)
      try program.send(line: "application://evil.desktop {'count': <int64 9>, 'count-visible': <true>}")
      try program.send(line: "application://app-02.desktop {'count': <int64 1>, 'count-visible': <true>}")
      try await desktop.waitForTiles(["App 01", "App 02, 1 unread", "App 03"])
      #expect(kiosk.isRunning)
    }
  }
}
