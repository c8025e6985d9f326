import Foundation
import Testing

extension EndToEndTests {
  @Suite struct IdleResetTests {
    /// Ten seconds before the reset there is a countdown.
    private static let settings = "[Kiosk]\nidle-reset=15\nidle-close=true\n"

    /// Waits until the countdown has begun for the `number`th time since the reader listens.
    private func countdown(_ kiosk: TestKiosk, _ number: Int = 1) async throws {
      try await eventually("countdown \(number)") {
        try kiosk.desktop.reader.listen()
        return try kiosk.desktop.reader.heard.count { $0.hasPrefix("Closing everything in") } == number
      }
    }

    @Test("What was opened is closed, and directories are emptied")
    func whatWasOpenedIsClosedAndDirectoriesAreEmptied() async throws {
      let desktop = try await TestDesktop()
      let downloads = "\(desktop.directory)/home/downloads"
      let kiosk = try await TestKiosk(desktop, Self.settings + "idle-wipe=\(downloads);\n", app01: sleeping(2000))
      try desktop.write("home/downloads/a/b/file", "secret")
      try desktop.write("home/kept", "kept")
      try FileManager.default.createSymbolicLink(
        atPath: "\(downloads)/link", withDestinationPath: "\(desktop.directory)/home")
      try desktop.reader.listen()
      try await kiosk.tap("App 01")
      try await eventually("an application") {
        try await !desktop.run("pgrep", "-f", "^\(sleeping(2000))").output.isEmpty
      }
      try await kiosk.press("ctrl+l")
      try await countdown(kiosk)
      try await kiosk.waitForEvent("reset")
      try await eventually("the end of the application") {
        try await desktop.run("pgrep", "-f", "^\(sleeping(2000))").output.isEmpty
      }
      try await eventually("an empty directory") {
        try FileManager.default.contentsOfDirectory(atPath: downloads).isEmpty
      }
      #expect(desktop.text("home/kept") == "kept")
      try await desktop.waitForTiles(TestKiosk.allowed)
    }

    /// A kiosk's applications are in scopes of systemd, also those that an earlier home screen has started.
    @Test("Scopes are stopped, and those that hang are killed")
    func scopesAreStoppedAndThoseThatHangAreKilled() async throws {
      let desktop = try await TestDesktop()
      let (former, hung) = (#"app-quiver-app\x2d02-1.scope"#, "app-quiver-hung-2.scope")
      let script = TestFiles.script("units.py")
      let systemd = try desktop.start(["/usr/bin/python3", script, former, hung, #"app-gnome-app\x2d03-3.scope"#])
      try #require(systemd.line() == "owned")
      let user = try desktop.startUsing()
      let kiosk = try await TestKiosk(desktop, Self.settings, app01: sleeping(2001))
      let tile = try await kiosk.tile("App 01")
      user.send(SIGTERM)
      try await desktop.mouse.tap(tile.center)
      let launched = try #require(systemd.line())
      try await kiosk.waitForEvent("reset")
      let stopped = (0..<3).map { _ in systemd.line() ?? "" }
      #expect(Set(stopped) == Set([former, hung, launched].map { "StopUnit \($0)" }))
      #expect(systemd.line() == "KillUnit \(hung) all \(SIGKILL)")
      try await desktop.waitForDescription("About App 02", of: "App 02")
      try await desktop.waitForDescription("About App 03 (running)", of: "App 03")
    }

    /// A process that has a session of its own, whose parent has ended.
    @Test("What has left an application is ended too")
    func whatHasLeftAnApplicationIsEndedToo() async throws {
      let desktop = try await TestDesktop()
      try desktop.write("bin/fork", "#!/bin/sh\nsetsid sh -c 'exec \(sleeping(2004))' &\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/fork")
      let kiosk = try await TestKiosk(desktop, Self.settings, app01: "\(desktop.directory)/bin/fork")
      try await kiosk.tap("App 01")
      try await eventually("a process") { try await !desktop.run("pgrep", "-f", "^\(sleeping(2004))").output.isEmpty }
      try await kiosk.waitForEvent("reset")
      try await eventually("its end") { try await desktop.run("pgrep", "-f", "^\(sleeping(2004))").output.isEmpty }
    }

    @Test("What the staff has opened is ended, and the clipboard is emptied")
    func whatTheStaffHasOpenedIsEndedAndTheClipboardIsEmptied() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, "idle-reset=30\n", app01: sleeping(2005))
      try desktop.install("App 04", exec: sleeping(2006))
      for selection in ["clipboard", "primary"] {
        try await desktop.run("sh", "-c", "echo secret | xclip -i -selection \(selection)")
      }
      try await kiosk.tap("App 01")
      try await kiosk.openServiceMenu()
      try await desktop.choose("App 04")
      for seconds in [2005, 2006] {
        try await eventually("sleep \(seconds)") {
          try await !desktop.run("pgrep", "-f", "^\(sleeping(seconds))").output.isEmpty
        }
      }
      try await kiosk.waitForEvent("reset")
      // On a busy computer, it may have been opened after the first reset.
      try await eventually("the end of the staff's application", within: .seconds(150)) {
        try await desktop.run("pgrep", "-f", "^\(sleeping(2006))").output.isEmpty
      }
      #expect(try await !desktop.run("pgrep", "-f", "^\(sleeping(2005))").output.isEmpty)
      for selection in ["clipboard", "primary"] {
        #expect(try await desktop.run("xclip", "-o", "-selection", selection).output == "")
      }
    }

    @Test("Directories are emptied at the start, and links are not followed")
    func directoriesAreEmptiedAtTheStartAndLinksAreNotFollowed() async throws {
      let desktop = try await TestDesktop()
      try desktop.write("home/downloads/file", "secret")
      try desktop.write("home/kept/sub/file", "kept")
      try FileManager.default.createSymbolicLink(
        atPath: "\(desktop.directory)/home/link", withDestinationPath: "\(desktop.directory)/home/kept")
      let home = "\(desktop.directory)/home"
      _ = try await TestKiosk(desktop, "idle-wipe=\(home)/downloads;\(home)/link/;\(home)/link/sub;\n")
      try await eventually("an empty directory") {
        try FileManager.default.contentsOfDirectory(atPath: "\(home)/downloads").isEmpty
      }
      #expect(desktop.text("home/kept/sub/file") == "kept")
    }

    /// A reset would close the application, and then there would be no other countdown, because nothing is open.
    @Test("A touch stops the countdown")
    func aTouchStopsTheCountdown() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, Self.settings, app01: sleeping(2007))
      try desktop.reader.listen()
      try await kiosk.tap("App 01")
      try await eventually("an application") {
        try await !desktop.run("pgrep", "-f", "^\(sleeping(2007))").output.isEmpty
      }
      try await countdown(kiosk)
      try await desktop.mouse.tap(ScreenPoint(x: 640, y: 120))
      try await countdown(kiosk, 2)
    }

    /// The picture is shown when a countdown would have ended.
    @Test("A home screen with nothing open is left alone")
    func aHomeScreenWithNothingOpenIsLeftAlone() async throws {
      let desktop = try await TestDesktop()
      try desktop.draw("slides/a.svg", "#C00000")
      let kiosk = try await TestKiosk(desktop, Self.settings + "attract=\(desktop.directory)/slides;\n")
      try desktop.reader.listen()
      try await eventually("a picture") { try await desktop.color(at: ScreenPoint(x: 640, y: 600)) == "#C00000" }
      try desktop.reader.listen()
      let heard = try desktop.reader.heard
      #expect(!heard.contains { $0.hasPrefix("Closing everything in") })
      #expect(!kiosk.events.contains { $0["event"] == "reset" })
    }
  }
}

extension TestDesktop {
  /// Moves the mouse each second until the process is ended, so that a kiosk with something open is not reset before a test gets
  /// to it.
  fileprivate func startUsing() throws -> ChildProcess {
    let moves = "xdotool mousemove_relative 1 1 mousemove_relative -- -1 -1"
    return try start(["sh", "-c", "while \(moves); do sleep 1; done"])
  }
}
