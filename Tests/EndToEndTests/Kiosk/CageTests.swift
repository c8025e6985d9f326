import Foundation
import Testing

extension EndToEndTests {
  /// Under cage there are no layers, so the home screen is an ordinary window that fills the screen.
  @Suite struct CageTests {
    private static let home = ScreenPoint(x: 640, y: 600)

    @Test func theHomeScreenFillsTheScreenAndReturnsAfterAnApplication() async throws {
      let desktop = try await TestDesktop(cageWithApplications: 4)
      let window = "/usr/bin/python3 \"\(TestFiles.script("window.py"))\" #01FE02"
      let kiosk = try await TestKiosk(desktop, app01: window)
      try await desktop.waitForColor("#204060", at: Self.home)
      try await desktop.waitForLog("without a layer")
      #expect(try await kiosk.command("show") == 0)
      try await eventually("an application") { try desktop.reader.click("App 01") }
      try await desktop.waitForColor("#01FE02", at: Self.home)
      #expect(try await kiosk.command("show") == 1)
      try await desktop.run("pkill", "-f", "^[^ ]*python3 .*window.py #01FE02")
      try await desktop.waitForColor("#204060", at: Self.home)
      #expect(try await kiosk.command("show") == 0)
    }

    @Test func theHomeScreenReturnsAfterACrash() async throws {
      let desktop = try await TestDesktop(cageWithApplications: 4)
      let kiosk = try await TestKiosk(desktop)
      try await desktop.waitForColor("#204060", at: Self.home)
      try await kiosk.signalHomeScreen(SIGKILL, isOnX11: false)
      try await desktop.waitForTiles(TestKiosk.allowed)
      try await desktop.waitForColor("#204060", at: Self.home)
      #expect(kiosk.isRunning)
    }
  }
}
