import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  @Suite struct ScreenSleepTests {
    private static let background = "#204060"
    private static let place = ScreenPoint(x: 640, y: 700)

    /// The screens may be off for some hours before and after this moment, and are off after 15 seconds without input.
    private static var settings: String {
      func clock(_ hours: Double) -> String {
        let time = Calendar.current.dateComponents([.hour, .minute], from: .now.addingTimeInterval(hours * 3600))
        return String(format: "%02d:%02d", time.hour ?? 0, time.minute ?? 0)
      }
      return "idle-reset=15\nsleep=\(clock(-2))-\(clock(2));\n"
    }

    private func waitForColor(_ color: String, on desktop: TestDesktop) async throws {
      try await eventually("\(color); see \(desktop.text("log") ?? "")", within: .seconds(40)) {
        try await desktop.color(at: Self.place) == color
      }
    }

    @Test func theScreenIsBlackAndATouchOnlyWakesIt() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, Self.settings)
      let tile = try await kiosk.tile("App 01").center
      try await waitForColor("#000000", on: desktop)
      try await desktop.waitForLog("the display cannot switch its screens off")
      try await kiosk.waitForEvent("screens", "off")
      try await Task.sleep(for: .seconds(1))
      #expect(!kiosk.events.contains { $0["what"] == "on" })
      try await desktop.mouse.tap(tile)
      try await waitForColor(Self.background, on: desktop)
      try await kiosk.waitForEvent("screens", "on")
      // Another application is started after the touch, and would be second.
      try await kiosk.tap("App 02")
      try await kiosk.waitForEvent("launched")
      #expect(kiosk.events.first { $0["event"] == "launched" }?["id"] == "app-02.desktop")
    }

    @Test func aKeyOnlyWakesTheScreen() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, Self.settings)
      try await kiosk.press("Right")
      try await waitForColor("#000000", on: desktop)
      try await kiosk.press("Return")
      try await waitForColor(Self.background, on: desktop)
      try await kiosk.tap("App 02")
      try await kiosk.waitForEvent("launched")
      #expect(kiosk.events.first { $0["event"] == "launched" }?["id"] == "app-02.desktop")
    }

    @Test func theScreensAreSwitchedOffAndTheSettingIsRestored() async throws {
      let desktop = try await TestDesktop()
      let source = URL(filePath: TestFiles.path("Preload/screen-power.c"))
      let library = try preloadLibrary(from: source, in: desktop.directory)
      let additions = ["LD_PRELOAD": library, "QUIVER_SCREEN_POWER": "\(desktop.directory)/power"]
      let kiosk = try await TestKiosk(desktop, Self.settings, with: additions)
      try await waitForColor("#000000", on: desktop)
      #expect(desktop.text("power") == "enable\nlevel 3\n")
      try await desktop.mouse.tap(Self.place)
      try await waitForColor(Self.background, on: desktop)
      #expect(desktop.text("power") == "enable\nlevel 3\nenable\nlevel 0\ndisable\n")
      #expect(kiosk.isRunning)
    }

    @Test func theTouchThatWakesTheScreenLeavesWhatAttractsVisitorsEnded() async throws {
      let desktop = try await TestDesktop()
      try desktop.install("Attraction", exec: "sleep 2000.75")
      let kiosk = try await TestKiosk(desktop, Self.settings + "attract=attraction.desktop\n")
      try await kiosk.waitForEvent("screens", "off")
      try await expectNoAttraction(on: desktop)
      try await desktop.mouse.tap(Self.place)
      try await kiosk.waitForEvent("screens", "on")
      try await waitForColor(Self.background, on: desktop)
      try await expectNoAttraction(on: desktop)
    }

    /// One that was started just before is ended within a second.
    private func expectNoAttraction(on desktop: TestDesktop) async throws {
      try await Task.sleep(for: .seconds(2))
      #expect(try await desktop.run("pgrep", "-f", "^sleep 2000.75").output.isEmpty)
    }

    /// cage has neither layers nor a protocol for the power of its outputs, and cannot be given input here.
    @Test func theScreenIsBlackUnderCage() async throws {
      let desktop = try await TestDesktop(cageWithApplications: 4)
      let kiosk = try await TestKiosk(desktop, Self.settings)
      try await desktop.waitForLog("the display cannot switch its screens off")
      #expect(kiosk.isRunning)
    }

    @Test func aKeyOnlyWakesTheOutputsOfAWaylandCompositor() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop, Self.settings)
      try await desktop.waitForColor(Self.background, at: Self.place)
      try await desktop.wtype("-k", "Right")
      try await desktop.waitForColor("#000000", at: Self.place)
      try await desktop.wtype("-k", "Return")
      try await desktop.waitForColor(Self.background, at: Self.place)
      try await kiosk.waitForEvent("screens", "on")
      #expect(!kiosk.events.contains { $0["event"] == "launched" })
    }
  }
}
