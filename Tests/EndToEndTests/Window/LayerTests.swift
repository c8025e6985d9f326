import Testing

extension EndToEndTests {
  /// The layers of a Wayland compositor.
  @Suite struct LayerTests {
    private static let (wallpaper, green) = ("#204060", "#00FF00")
    /// Away from all icons.
    private static let corner = ScreenPoint(x: 8, y: 400)

    @Test("An overlay covers windows and has the keyboard")
    func anOverlayCoversWindowsAndHasTheKeyboard() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let window = try desktop.window("#00ff00")
      try await desktop.waitForColor(Self.green, at: Self.corner)
      let springboard = try await desktop.springboard()
      try await desktop.waitForLog("the window is on a layer")
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      try await desktop.search(typing: "app 1")
      try await eventually("the first result, marked") { try await desktop.tile("App 10").isFocused }
      try desktop.press("Escape")
      try await desktop.waitForPage(1)
      try desktop.press("Escape")
      try await desktop.waitForColor(Self.green, at: Self.corner)
      #expect(springboard.isRunning && window.status == nil)
    }

    @Test("A home screen is below windows until it is shown")
    func aHomeScreenIsBelowWindowsUntilItIsShown() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      let window = try desktop.window("#00ff00")
      try await desktop.waitForColor(Self.green, at: Self.corner)
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      try desktop.press("Right", "Return")
      _ = try await desktop.waitForLaunch()
      try await desktop.waitForColor(Self.green, at: Self.corner)
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.waitForColor(Self.green, at: Self.corner)
      #expect(springboard.isRunning && window.status == nil)
    }

    @Test("An overlay is shown again")
    func anOverlayIsShownAgain() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard()
      for _ in 0..<2 {
        try desktop.press("Escape")
        try await eventually("no overlay") { try await desktop.outputColor(at: Self.corner) != Self.wallpaper }
        #expect(try await desktop.quiver("show") == 0)
        try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      }
      try await desktop.waitForPage(1)
      #expect(springboard.isRunning)
    }

    @Test("A hidden start is shown on a layer")
    func aHiddenStartIsShownOnALayer() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = Springboard(try desktop.start([TestDesktop.quiver, "--hidden"], with: Springboard.strict))
      try await springboard.waitUntilIdle()
      #expect(try await desktop.outputColor(at: Self.corner) != Self.wallpaper)
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      try await desktop.waitForPage(1)
      #expect(springboard.isRunning)
    }

    @Test("The home screen is on the chosen monitor")
    func theHomeScreenIsOnTheChosenMonitor() async throws {
      let desktop = try await TestDesktop(outputs: 2)
      _ = try await desktop.springboard("--mode", "home", "--set", "window.monitor=2")
      let other = Self.corner.moved(TestDesktop.screen.width)
      try await desktop.waitForColor(Self.wallpaper, at: other)
      #expect(try await desktop.outputColor(at: Self.corner) != Self.wallpaper)
    }

    @Test("A home screen moves to another monitor when its own is removed")
    func aHomeScreenMovesToAnotherMonitorWhenItsOwnIsRemoved() async throws {
      let desktop = try await TestDesktop(outputs: 2)
      let springboard = try await desktop.springboard("--mode", "home", "--set", "window.monitor=2")
      let other = Self.corner.moved(TestDesktop.screen.width)
      try await desktop.waitForColor(Self.wallpaper, at: other)
      try await desktop.unplugOutput(2)
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      try await desktop.waitForPage(1)
      #expect(springboard.isRunning)
    }

    @Test("A home screen waits for a monitor")
    func aHomeScreenWaitsForAMonitor() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard("--mode", "home")
      try desktop.press("Right")
      for number in 1...2 {
        try await desktop.unplugOutput(number)
        try await springboard.waitUntilIdle()
        #expect(springboard.isRunning)
        try await desktop.plugOutput()
        try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      }
      try await desktop.waitForPage(1)
      #expect(springboard.isRunning)
    }

    @Test("An overlay closes with its monitor")
    func anOverlayClosesWithItsMonitor() async throws {
      let desktop = try await TestDesktop(outputs: 2)
      let springboard = try await desktop.springboard("--set", "window.monitor=2")
      try await desktop.unplugOutput(2)
      try await springboard.waitUntilIdle()
      #expect(try await desktop.outputColor(at: Self.corner) != Self.wallpaper)
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      #expect(springboard.isRunning)
    }

    @Test("Nothing wakes up at rest")
    func nothingWakesUpAtRest() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      try await desktop.springboard("--mode", "home").expectNoWakeups()
    }
  }
}
