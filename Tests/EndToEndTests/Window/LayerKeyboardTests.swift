import Foundation
import Testing

extension EndToEndTests {
  /// Who has the keyboard when a home screen is on a layer.
  @Suite struct LayerKeyboardTests {
    private static let (wallpaper, green) = ("#204060", "#00FF00")
    /// Away from all icons.
    private static let corner = ScreenPoint(x: 8, y: 400)
    private static let middle = ScreenPoint(x: 640, y: 400)

    @Test("A home screen has the keyboard while no program has a window")
    func aHomeScreenHasTheKeyboardWhileNoProgramHasAWindow() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.search(typing: "app 1")
      try desktop.press("Escape")
      try await desktop.waitForPage(1)
      for key in ["a", "b"] {
        let window = try desktop.window("#00ff00")
        try await desktop.waitForColor(Self.green, at: Self.corner)
        try await desktop.waitForKey(key)
        window.send(SIGTERM)
        try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
        // A key that came before the window had the keyboard began a search.
        try desktop.press("Escape", "Escape")
        try desktop.type("app 1")
        try await eventually("the first result, marked") { try await desktop.tile("App 10").isFocused }
        try desktop.press("Escape")
        try await desktop.waitForPage(1)
      }
      #expect(springboard.isRunning)
    }

    @Test("A click gives a home screen the keyboard")
    func aClickGivesAHomeScreenTheKeyboard() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard("--mode", "home")
      _ = try await desktop.window("#00ff00", executing: "floating enable")
      try await desktop.waitForColor(Self.green, at: Self.middle)
      // Until the home screen has given the keyboard back, keys begin a search.
      try await springboard.waitUntilIdle()
      try await desktop.waitForKey("a")
      #expect(try await desktop.outputColor(at: Self.corner) == Self.wallpaper)
      let pointer = try VirtualPointer(on: desktop)
      try await pointer.tap(Self.corner)
      try await desktop.search(typing: "app 1")
      try await eventually("the first result, marked") { try await desktop.tile("App 10").isFocused }
      try desktop.press("Escape")
      try await desktop.waitForPage(1)
      try await pointer.tap(Self.middle)
      try await desktop.waitForKey("b")
      #expect(springboard.isRunning)
    }

    /// A home screen that is started later leaves the keyboard to the window that has it.
    @Test("A new home screen takes the keyboard from no window")
    func aNewHomeScreenTakesTheKeyboardFromNoWindow() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      _ = try desktop.window("#00ff00")
      try await desktop.waitForKey("a")
      let springboard = Springboard(
        try desktop.start([TestDesktop.quiver, "--mode", "home"], with: Springboard.strict))
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      try await desktop.waitForKey("b")
    }

    @Test("A home screen has the keyboard again after its monitor returns")
    func aHomeScreenHasTheKeyboardAgainAfterItsMonitorReturns() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.unplugOutput(1)
      try await springboard.waitUntilIdle()
      try await desktop.plugOutput()
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      try await desktop.search(typing: "app 1")
    }

    /// As it is not shown while the screen is locked. The compositor draws nothing while its own window is on another workspace.
    @Test("An overlay leaves the keyboard to others while it is not shown")
    func anOverlayLeavesTheKeyboardToOthersWhileItIsNotShown() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      _ = try desktop.window("#00ff00")
      try await desktop.waitForKey("a")
      let springboard = Springboard(
        try desktop.start([TestDesktop.quiver, "--mode", "overlay", "--hidden"], with: Springboard.strict))
      try await springboard.waitUntilIdle()
      try await desktop.showOutputs(false)
      #expect(try await desktop.quiver("toggle") == 0)
      try await desktop.waitForKey("b")
      try await desktop.showOutputs(true)
      try await desktop.waitForColor(Self.wallpaper, at: Self.corner)
      try await eventually("the window, after keys have closed the overlay") {
        try desktop.press("Escape")
        return try await desktop.outputColor(at: Self.corner) == Self.green
      }
      #expect(springboard.isRunning)
    }
  }
}
