import Foundation
import Posix
import Testing

extension EndToEndTests {
  @Suite struct KioskTests {
    @Test("Only what is allowed is shown and launched")
    func onlyWhatIsAllowedIsShownAndLaunched() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      try await kiosk.tap("App 02")
      #expect(try await desktop.waitForLaunch().arguments == ["2"])
      try await kiosk.waitForEvent("launched")
      try await kiosk.waitForEvent("ended")
      #expect(kiosk.events.first { $0["event"] == "ended" }?["id"] == "app-02.desktop")
      #expect(try await kiosk.command("launch", "evil") == 4)
      try await kiosk.waitForEvent("refused", "launch evil.desktop")
      #expect(desktop.text("escaped") == nil)
    }

    @Test("The file is followed while the kiosk runs")
    func theFileIsFollowedWhileTheKioskRuns() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      let file = try #require(desktop.text("kiosk.conf"))
      try desktop.write("kiosk.conf", file.replacing("app-01.desktop;app-02", with: "app-02.desktop;app-01"))
      try await desktop.waitForTiles(["App 02", "App 01", "App 03"])
      try desktop.write("kiosk.conf", file.replacing("app-03.desktop;", with: ""))
      try await desktop.waitForTiles(["App 01", "App 02"])
      try FileManager.default.removeItem(atPath: "\(desktop.directory)/kiosk.conf")
      try await desktop.waitForTiles([])
      #expect(kiosk.isRunning)
    }

    @Test("The PIN opens the service menu and leaves the kiosk")
    func thePINOpensTheServiceMenuAndLeavesTheKiosk() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      try await kiosk.openKeypad()
      try await kiosk.enter("000000")
      try await eventually("a wait after a wrong PIN") {
        try desktop.reader.everything().contains { $0.role == "dialog" && $0.name.hasPrefix("Wrong PIN. Wait ") }
      }
      _ = try await desktop.waitForElement("dialog", "Enter PIN")
      try await kiosk.enter(TestKiosk.pin)
      try await desktop.choose("App 04")
      #expect(try await desktop.waitForLaunch().arguments == ["4"])
      try await kiosk.openKeypad()
      for digit in TestKiosk.pin { #expect(try desktop.reader.click("\(digit)")) }
      #expect(try desktop.reader.click("Confirm"))
      try await desktop.choose("Leave kiosk")
      #expect(try await eventually("the end") { kiosk.supervisor.status } == 0)
      #expect(
        kiosk.events.map { $0["event"] ?? "" }.filter { $0.hasSuffix("pin") } == [
          "wrong-pin", "right-pin", "right-pin",
        ])
    }

    @Test("The keys for the service menu work in the search field")
    func theKeysForTheServiceMenuWorkInTheSearchField() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, "[Kiosk]\nexit=keys\n")
      try await desktop.openSearch()
      try await desktop.xdotool(["type", "--delay", "30", "app"])
      try await kiosk.press("ctrl+alt+q")
      _ = try await desktop.waitForElement("dialog", "Enter PIN")
      try await kiosk.enter(TestKiosk.pin)
      try await desktop.choose("Leave kiosk")
      #expect(try await eventually("the end") { kiosk.supervisor.status } == 0)
    }

    @Test("The wait after wrong PINs outlives a restart")
    func theWaitAfterWrongPINsOutlivesARestart() async throws {
      let desktop = try await TestDesktop()
      // No PIN is accepted for 128 seconds.
      try desktop.write("state/quiver/wrong-pins", "7 \(Int(Date.now.timeIntervalSince1970))\n")
      let kiosk = try await TestKiosk(desktop)
      try await kiosk.expectNoPINAccepted()
      // The supervisor remembers it.
      try desktop.write("state/quiver/wrong-pins", "0 0\n")
      try await kiosk.signalHomeScreen(SIGKILL)
      try await desktop.waitForTiles(TestKiosk.allowed)
      try await kiosk.expectNoPINAccepted()
    }

    @Test("The home screen returns, and applications survive", arguments: [SIGSEGV, SIGKILL, SIGSTOP, SIGTERM])
    func theHomeScreenReturnsAndApplicationsSurvive(_ signal: Int32) async throws {
      let desktop = try await TestDesktop()
      try desktop.write("bin/forever", "#!/bin/sh\nexec \(sleeping(1000))\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/forever")
      let kiosk = try await TestKiosk(desktop, app01: "\(desktop.directory)/bin/forever")
      try await kiosk.tap("App 01")
      try await eventually("an application") {
        try await !desktop.run("pgrep", "-f", sleeping(1000)).output.isEmpty
      }
      let time = try await kiosk.signalHomeScreen(signal)
      print("signal \(signal): another window after \(time)")
      try await desktop.waitForTiles(TestKiosk.allowed)
      #expect(try await !desktop.run("pgrep", "-f", sleeping(1000)).output.isEmpty)
      #expect(kiosk.isRunning)
    }

    /// A home screen that nobody sees paints nothing, but is alive.
    @Test("A home screen behind a full-screen window is not taken for hung")
    func aHomeScreenBehindAFullScreenWindowIsNotTakenForHung() async throws {
      let desktop = try await TestDesktop()
      let window = desktop.fullScreenCommand("#01FE09")
      let signs = try NotificationSocket()
      let kiosk = try await TestKiosk(desktop, app01: window, with: ["NOTIFY_SOCKET": signs.address])
      try await kiosk.tap("App 01")
      let place = ScreenPoint(x: 640, y: 600)
      try await eventually("a window") { try await desktop.color(at: place) == "#01FE09" }
      // The supervisor passes the signs of life on.
      func newSigns() -> [String] { signs.receive(from: kiosk.supervisor.number) }
      while !newSigns().isEmpty {}
      try await kiosk.signalHomeScreen(SIGKILL)
      var received: [String] = []
      try await eventually("signs of life of another home screen; \(received)") {
        received += newSigns()
        return received.firstIndex(of: "READY=1").map { received.count - $0 > 12 } ?? false
      }
      #expect(received.count { $0 == "READY=1" } == 1, "it was not started once more")
      #expect(try await desktop.color(at: place) == "#01FE09")
      #expect(try await kiosk.command("show") == 0)
      try await eventually("the home screen") { try await desktop.color(at: place) != "#01FE09" }
    }

    @Test("After three crashes the home screen is plain")
    func afterThreeCrashesTheHomeScreenIsPlain() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      for _ in 0..<3 {
        try await kiosk.signalHomeScreen(SIGKILL)
        try await desktop.waitForTiles(TestKiosk.allowed)
      }
      try await kiosk.waitForEvent("supervisor", "safe mode")
      try await eventually("the plain background") {
        try await desktop.color(at: ScreenPoint(x: 2, y: 400)) == "#0B1020"
      }
      #expect(try await kiosk.command("launch", "evil") == 4)
    }
  }
}
