import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Under cage there are no layers, so the home screen is an ordinary window that fills the screen.
  ///
  /// No pictures are taken: without devices, cage loses parts of the screen while one is taken.
  @Suite struct CageTests {
    @Test("The home screen fills the screen and returns after an application")
    func theHomeScreenFillsTheScreenAndReturnsAfterAnApplication() async throws {
      let desktop = try await TestDesktop(cageWithApplications: 4)
      let window = CommandText.exec("/usr/bin/python3", TestFiles.script("window.py"), "#01FE02")
      let kiosk = try await TestKiosk(desktop, app01: window)
      try await waitForHomeScreen(desktop)
      try await desktop.waitForLog("without a layer")
      #expect(try await kiosk.command("show") == 0)
      try await eventually("an application") { try desktop.reader.click("App 01") }
      try await eventually("a window in front of the home screen") { try await kiosk.command("show") == 1 }
      try await desktop.run("pkill", "-f", "^[^ ]*python3 .*window.py #01FE02")
      try await eventually("the home screen in front") { try await kiosk.command("show") == 0 }
      try await waitForHomeScreen(desktop)
    }

    @Test("The home screen returns after a crash")
    func theHomeScreenReturnsAfterACrash() async throws {
      let desktop = try await TestDesktop(cageWithApplications: 4)
      let kiosk = try await TestKiosk(desktop)
      try await waitForHomeScreen(desktop)
      try await kiosk.signalHomeScreen(SIGKILL, isOnX11: false)
      try await desktop.waitForTiles(TestKiosk.allowed)
      try await waitForHomeScreen(desktop)
      #expect(kiosk.isRunning)
    }

    /// Waits until the buttons below the page are where they are in a window that fills the screen.
    private func waitForHomeScreen(_ desktop: TestDesktop) async throws {
      let middle = TestDesktop.screen.width / 2
      try await eventually("a home screen that fills the screen") {
        let buttons = try desktop.reader.everything().filter { ["Search", "All applications"].contains($0.name) }
        return buttons.count == 2 && buttons.allSatisfy { $0.y > TestDesktop.screen.height * 2 / 3 }
          && buttons[0].x < middle && buttons[1].x > middle
      }
    }
  }
}
