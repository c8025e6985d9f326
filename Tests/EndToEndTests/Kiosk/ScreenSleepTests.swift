import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  @Suite struct ScreenSleepTests {
    private static let background = "#204060"
    private static let place = ScreenPoint(x: 640, y: 700)

    private func waitForColor(_ color: String, on desktop: TestDesktop) async throws {
      try await eventually("\(color); see \(desktop.text("log") ?? "")", within: .seconds(40)) {
        try await desktop.color(at: Self.place) == color
      }
    }

    @Test("The screen is black, and a touch only wakes it")
    func theScreenIsBlackAndATouchOnlyWakesIt() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping)
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

    @Test("A key only wakes the screen")
    func aKeyOnlyWakesTheScreen() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping)
      try await kiosk.press("Right")
      try await waitForColor("#000000", on: desktop)
      try await kiosk.press("Return")
      try await waitForColor(Self.background, on: desktop)
      try await kiosk.tap("App 02")
      try await kiosk.waitForEvent("launched")
      #expect(kiosk.events.first { $0["event"] == "launched" }?["id"] == "app-02.desktop")
    }

    @Test("The screens are switched off, and the setting is restored")
    func theScreensAreSwitchedOffAndTheSettingIsRestored() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping, with: recordingPower(on: desktop))
      try await waitForColor("#000000", on: desktop)
      #expect(desktop.text("power") == "enable\nlevel 3\n")
      try await desktop.mouse.tap(Self.place)
      try await waitForColor(Self.background, on: desktop)
      #expect(desktop.text("power") == "enable\nlevel 3\nenable\nlevel 0\ndisable\n")
      #expect(kiosk.isRunning)
    }

    @Test("The setting is restored after a crash")
    func theSettingIsRestoredAfterACrash() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping, with: recordingPower(on: desktop))
      try await waitForColor("#000000", on: desktop)
      try await kiosk.signalHomeScreen(SIGKILL)
      // The X server knows that nobody uses the kiosk, so the screens are off again at once.
      try await eventually("the setting; there is \(desktop.text("power") ?? "")") {
        desktop.text("power")?.hasPrefix("enable\nlevel 3\nenable\nlevel 0\ndisable\n") == true
      }
    }

    /// The compositor keeps what was asked for. Outputs of a nested compositor cannot be off, so only the requests are known.
    @Test("Outputs are on again after a crash")
    func outputsAreOnAgainAfterACrash() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping, with: recordingPower(on: desktop))
      try await kiosk.waitForEvent("screens", "off")
      try await eventually("off") { desktop.text("power") == "output 1\noutput 0\n" }
      try await kiosk.signalHomeScreen(SIGKILL, isOnX11: false)
      try await eventually("on; there is \(desktop.text("power") ?? "")") {
        desktop.text("power") == "output 1\noutput 0\noutput 1\n"
      }
    }

    /// Variables with which the file `power` records how the screens are switched.
    private func recordingPower(on desktop: TestDesktop) throws -> [String: String] {
      let source = URL(filePath: TestFiles.path("Preload/screen-power.c"))
      let library = try preloadLibrary(from: source, in: desktop.directory)
      return ["LD_PRELOAD": library, "QUIVER_SCREEN_POWER": "\(desktop.directory)/power"]
    }

    @Test("The key that wakes the screen reaches no application")
    func theKeyThatWakesTheScreenReachesNoApplication() async throws {
      let desktop = try await TestDesktop()
      let window = desktop.fullScreenCommand("#01FE06")
      // The screens go off before the application would be left.
      let settings = TestKiosk.sleeping.replacing("idle-reset=15", with: "idle-reset=600")
      let kiosk = try await TestKiosk(desktop, settings, app01: window)
      try await kiosk.tap("App 01")
      try await waitForColor("#01FE06", on: desktop)
      try await kiosk.press("a")
      try await eventually("a key") { desktop.text("keys") == "a\n" }
      try await eventually("black", within: .seconds(90)) { try await desktop.color(at: Self.place) == "#000000" }
      try await kiosk.press("b")
      try await waitForColor("#01FE06", on: desktop)
      try await kiosk.press("c")
      try await eventually("a key") { desktop.text("keys")?.hasSuffix("c\n") == true }
      #expect(desktop.text("keys") == "a\nc\n")
    }

    @Test("A new window stays behind the black screen without a window manager")
    func aNewWindowStaysBehindTheBlackScreenWithoutAWindowManager() async throws {
      let desktop = try await TestDesktop(windowManager: false)
      // The window comes when there is the file `go`.
      let wait = "while [ ! -e \(desktop.directory)/go ]; do sleep 0.1; done"
      let window = CommandText.shell("/usr/bin/python3", TestFiles.script("window.py"), "#01FE06")
      try desktop.write("bin/late", "#!/bin/sh\n\(wait)\nexec \(window)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/late")
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping, app01: "\(desktop.directory)/bin/late")
      try await kiosk.tap("App 01")
      try await waitForColor("#000000", on: desktop)
      try desktop.write("go", "")
      try await eventually("a window", within: .seconds(40)) {
        try await !desktop.run("xdotool", "search", "--onlyvisible", "--name", "^A window$").output.isEmpty
      }
      try await Task.sleep(for: .seconds(1))
      #expect(try await desktop.color(at: Self.place) == "#000000")
      try await desktop.mouse.tap(Self.place)
      try await eventually("a lit screen") { try await desktop.color(at: Self.place) != "#000000" }
    }

    @Test("The touch that wakes the screen does not start what attracts visitors again")
    func theTouchThatWakesTheScreenLeavesWhatAttractsVisitorsEnded() async throws {
      let desktop = try await TestDesktop()
      try desktop.install("Attraction", exec: sleeping(2009))
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping + "attract=attraction.desktop\n")
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
      #expect(try await desktop.run("pgrep", "-f", "^\(sleeping(2009))").output.isEmpty)
    }

    /// cage has neither layers nor a protocol for the power of its outputs, and cannot be given input here.
    @Test("The screen is black under Cage")
    func theScreenIsBlackUnderCage() async throws {
      let desktop = try await TestDesktop(cageWithApplications: 4)
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping)
      try await desktop.waitForLog("the display cannot switch its screens off")
      #expect(kiosk.isRunning)
    }

    @Test("A key only wakes the outputs of a Wayland compositor")
    func aKeyOnlyWakesTheOutputsOfAWaylandCompositor() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop, TestKiosk.sleeping)
      try await desktop.waitForColor(Self.background, at: Self.place)
      try desktop.press("Right")
      try await desktop.waitForColor("#000000", at: Self.place)
      try desktop.press("Return")
      try await desktop.waitForColor(Self.background, at: Self.place)
      try await kiosk.waitForEvent("screens", "on")
      #expect(!kiosk.events.contains { $0["event"] == "launched" })
    }
  }
}
