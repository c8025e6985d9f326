import Foundation
import Testing

extension EndToEndTests {
  /// A kiosk on the layers of sway.
  @Suite struct LayeredKioskTests {
    private static let place = ScreenPoint(x: 640, y: 600)

    @Test func theStripIsInFrontOfAnApplication() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let window = "/usr/bin/python3 \"\(TestFiles.script("window.py"))\" #01FE03"
      let kiosk = try await TestKiosk(desktop, app01: window)
      try await desktop.waitForColor("#204060", at: Self.place)
      try await eventually("an application") { try desktop.reader.click("App 01") }
      try await desktop.waitForColor("#01FE03", at: Self.place)
      try await eventually("the strip") {
        try await desktop.outputColor(at: ScreenPoint(x: 640, y: 792)) != "#01FE03"
      }
      #expect(try await kiosk.command("show") == 0)
      try await desktop.waitForColor("#204060", at: Self.place)
      #expect(kiosk.isRunning)
    }

    @Test func showBringsTheHomeScreenInFrontOfAFullScreenWindow() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop)
      _ = try desktop.window("#01FE04")
      try await desktop.run("swaymsg", "fullscreen", "enable")
      try await desktop.waitForColor("#01FE04", at: Self.place)
      #expect(try await kiosk.command("show") == 0)
      try await desktop.waitForColor("#204060", at: Self.place)
    }
  }
}
