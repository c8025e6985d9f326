import Foundation
import Testing

extension EndToEndTests {
  /// An X server without a window manager, where a kiosk gives the windows of applications their place and the keyboard.
  @Suite struct NoWindowManagerTests {
    private static let screen = ScreenArea(TestDesktop.screen)
    private static let (wallpaper, place) = ("#204060", ScreenPoint(x: 640, y: 600))

    /// Opens App 01, which is a window of GTK that records the keys that are pressed in it.
    private func start(_ color: String) async throws -> (TestDesktop, TestKiosk) {
      let desktop = try await TestDesktop(windowManager: false)
      let kiosk = try await TestKiosk(desktop, app01: desktop.windowCommand(color))
      try await kiosk.expectKeyboardAtHome()
      try await kiosk.tap("App 01")
      try await desktop.waitForScreenColor(color, at: Self.place)
      return (desktop, kiosk)
    }

    @Test("An application gets the screen and the keyboard, and returns them")
    func anApplicationGetsTheScreenAndTheKeyboardAndReturnsThem() async throws {
      let (desktop, kiosk) = try await start("#01FE05")
      try await desktop.waitForArea(Self.screen, ofWindow: "A window")
      try await kiosk.press("a")
      try await eventually("a key") { desktop.text("keys") == "a\n" }
      try await desktop.run("pkill", "-f", "^[^ ]*python3 .*window.py #01FE05 \(desktop.directory)")
      try await desktop.waitForScreenColor(Self.wallpaper, at: Self.place)
      try await kiosk.expectKeyboardAtHome()
      #expect(desktop.text("keys") == "a\n")
    }

    @Test("A dialog keeps its size and returns the keyboard to its window")
    func aDialogKeepsItsSizeAndReturnsTheKeyboardToItsWindow() async throws {
      let (desktop, kiosk) = try await start("#01FE06")
      try await desktop.waitForArea(Self.screen, ofWindow: "A window")
      try await kiosk.press("d")
      try await desktop.waitForFocus("A dialog")
      let area = try #require(try await desktop.focusedArea())
      #expect(area.width < Self.screen.width && area.height < Self.screen.height)
      try await kiosk.press("Escape")
      try await desktop.waitForFocus("A window")
      try await kiosk.press("b")
      try await eventually("a key") { desktop.text("keys") == "d\nb\n" }
    }

    @Test("The home screen is shown in front and sent back")
    func theHomeScreenIsShownInFrontAndSentBack() async throws {
      let (desktop, kiosk) = try await start("#01FE07")
      #expect(try await kiosk.command("show") == 0)
      try await desktop.waitForScreenColor(Self.wallpaper, at: Self.place)
      try await kiosk.expectKeyboardAtHome()
      #expect(try await kiosk.command("toggle") == 0)
      try await desktop.waitForScreenColor("#01FE07", at: Self.place)
      try await kiosk.press("c")
      try await eventually("a key") { desktop.text("keys") == "c\n" }
      #expect(try await kiosk.command("toggle") == 0)
      try await desktop.waitForScreenColor(Self.wallpaper, at: Self.place)
      try await kiosk.expectKeyboardAtHome()
    }

    @Test("An application stays in front of a home screen that is started again")
    func anApplicationStaysInFrontOfAHomeScreenThatIsStartedAgain() async throws {
      let (desktop, kiosk) = try await start("#01FE08")
      try await kiosk.signalHomeScreen(SIGKILL)
      try await desktop.waitForFocus("A window")
      try await desktop.waitForScreenColor("#01FE08", at: Self.place)
      try await kiosk.press("e")
      try await eventually("a key") { desktop.text("keys") == "e\n" }
    }

    @Test("An overlay gives the keyboard to what it opens, and gives it back")
    func anOverlayGivesTheKeyboardToWhatItOpensAndGivesItBack() async throws {
      let desktop = try await TestDesktop(windowManager: false)
      _ = try desktop.window("#01FE09")
      try await desktop.waitForScreenColor("#01FE09", at: ScreenPoint(x: 100, y: 100))
      try await desktop.xdotool(["search", "--name", "^A window$", "windowfocus"])
      let clock = "[Desktop Entry]\nType=Application\nName=A clock\nExec=xclock\nStartupWMClass=XClock\n"
      try desktop.write("data/applications/clock.desktop", clock)
      let springboard = Springboard(try desktop.start([TestDesktop.quiver, "--hidden"], with: Springboard.strict))
      try await springboard.waitUntilIdle()
      for _ in 1...2 {
        #expect(try await desktop.quiver("toggle") == 0)
        try await desktop.waitForFocus("Quiver")
        try await desktop.xdotool(["key", "Escape"])
        try await desktop.waitForFocus("A window")
      }
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.openSearch()
      try await desktop.xdotool(["type", "clock"])
      try await desktop.xdotool(["key", "Return"])
      try await desktop.waitForFocus("xclock")
    }

    /// A program of Xlib, which prints the keys, and one of Xt.
    @Test("Programs of other toolkits get the screen and the keyboard too")
    func programsOfOtherToolkitsGetTheSame() async throws {
      let desktop = try await TestDesktop(windowManager: false)
      try desktop.write("bin/keys", "#!/bin/sh\nexec xev -event keyboard -name Keys >\"\(desktop.directory)/keys\"\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/keys")
      let kiosk = try await TestKiosk(desktop, app01: "\(desktop.directory)/bin/keys")
      try await kiosk.tap("App 01")
      try await desktop.waitForArea(Self.screen, ofWindow: "Keys")
      try await desktop.waitForFocus("Keys")
      try await kiosk.press("f")
      try await eventually("a key") { desktop.text("keys")?.contains("keysym 0x66, f") == true }
      let clock = try desktop.start(["xclock", "-geometry", "100x100+10+10"])
      try await desktop.waitForArea(Self.screen, ofWindow: "xclock")
      try await desktop.waitForFocus("xclock")
      clock.send(SIGTERM)
      try await desktop.waitForFocus("Keys")
      try await desktop.run("pkill", "-f", "^xev -event keyboard -name Keys")
      try await kiosk.expectKeyboardAtHome()
    }
  }
}

extension TestKiosk {
  /// Expects that keys reach the home screen.
  fileprivate func expectKeyboardAtHome() async throws {
    try await desktop.waitForFocus("Quiver")
    try await desktop.openSearch()
    try await press("Escape")
    try await desktop.waitForNoElement("text", "Search")
  }
}

extension TestDesktop {
  fileprivate func waitForScreenColor(_ color: String, at point: ScreenPoint) async throws {
    try await eventually("\(color) at \(point); see \(text("log") ?? "")") { try await self.color(at: point) == color }
  }

  /// Waits until the window with this name covers exactly this area.
  fileprivate func waitForArea(_ area: ScreenArea, ofWindow name: String) async throws {
    try await eventually("\(name) on \(area)") {
      let found = try await run("xdotool", "search", "--onlyvisible", "--name", "^\(name)$").output.split(
        separator: "\n")
      guard let window = found.first else { return false }
      return try await self.area(ofWindow: String(window)) == area
    }
  }

  /// Waits until the window with this name, or a part of it, has the keyboard.
  fileprivate func waitForFocus(_ name: String) async throws {
    try await eventually("the keyboard in \(name)") {
      try await run("xdotool", "getwindowfocus", "getwindowname").output == "\(name)\n"
    }
  }

  fileprivate func focusedArea() async throws -> ScreenArea? {
    let window = try await run("xdotool", "getwindowfocus").output.trimmingCharacters(in: .whitespacesAndNewlines)
    return try await area(ofWindow: window)
  }
}
