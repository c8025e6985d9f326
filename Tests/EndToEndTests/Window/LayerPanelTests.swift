import Foundation
import Testing

extension EndToEndTests {
  /// Panels of a Wayland compositor, and compositors' layers that cannot be used.
  @Suite struct LayerPanelTests {
    private static let (wallpaper, red) = ("#204060", "#FF0000")
    private static let panelHeight = 40

    /// The panel is seen in both cases.
    @Test("A home screen is beside panels or below them")
    func aHomeScreenIsBesidePanelsOrBelowThem() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      _ = try desktop.panel("#ff0000", height: Self.panelHeight)
      let springboard = try await desktop.springboard("--mode", "home")
      let inside = ScreenPoint(x: 8, y: Self.panelHeight / 2)
      try await desktop.waitForColor(Self.red, at: inside)
      try await desktop.waitForColor(Self.wallpaper, at: ScreenPoint(x: 8, y: Self.panelHeight + 1))
      let beside = try await desktop.lowestEdge()
      let settings = try #require(desktop.text("config/quiver/quiver.conf"))
      try desktop.write("config/quiver/quiver.conf", settings + "\n[window]\nover-panels = true\n")
      var over = beside
      try await eventually("a higher window; it ends at \(beside) and then at \(over)") {
        over = try await desktop.lowestEdge()
        return over > beside
      }
      try await springboard.waitUntilIdle()
      #expect(try await desktop.outputColor(at: inside) == Self.red)
      try desktop.write("config/quiver/quiver.conf", settings)
      try await eventually("the window beside the panel") { try await desktop.lowestEdge() == beside }
      #expect(springboard.isRunning)
    }

    @Test("An overlay covers panels")
    func anOverlayCoversPanels() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      _ = try desktop.panel("#ff0000", height: Self.panelHeight)
      try await desktop.waitForColor(Self.red, at: ScreenPoint(x: 8, y: 8))
      _ = try await desktop.springboard()
      try await desktop.waitForColor(Self.wallpaper, at: ScreenPoint(x: 8, y: 8))
    }

    /// The keyboard is a panel, and tells on the bus that it is shown.
    @Test("An overlay makes room for an on-screen keyboard")
    func anOverlayMakesRoomForAnOnScreenKeyboard() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      _ = try desktop.panel("#ff0000", height: Self.panelHeight)
      let inside = ScreenPoint(x: 8, y: 8)
      try await desktop.waitForColor(Self.red, at: inside)
      let keyboard = try desktop.start(["/usr/bin/python3", TestFiles.script("keyboard-service.py"), "squeekboard"])
      try #require(keyboard.line() == "owned")
      let springboard = try await desktop.springboard()
      try await desktop.waitForColor(Self.wallpaper, at: inside)
      for (isShown, color) in [("true", Self.red), ("false", Self.wallpaper)] {
        let call = "gdbus call --session -d sm.puri.OSK0 -o /sm/puri/OSK0 -m sm.puri.OSK0.SetVisible \(isShown)"
        #expect(try await desktop.run(["sh", "-c", call]).status == 0)
        try await desktop.waitForColor(color, at: inside)
      }
      #expect(springboard.isRunning)
    }

    /// The library is replaced by an empty file, which the loader finds first and cannot load.
    @Test("Without the library there is an ordinary window", arguments: ["overlay", "home"])
    func withoutTheLibraryThereIsAnOrdinaryWindow(mode: String) async throws {
      let desktop = try await TestDesktop(outputs: 1)
      try desktop.write("broken/libgtk-layer-shell.so.0", "")
      let springboard = try await desktop.springboard(
        "--mode", mode, with: ["LD_LIBRARY_PATH": "\(desktop.directory)/broken"])
      try await desktop.waitForLog("the window is an ordinary one, without a layer")
      try await desktop.waitForColor(Self.wallpaper, at: ScreenPoint(x: 8, y: 400))
      try await desktop.waitForColor(Self.wallpaper, at: ScreenPoint(x: 1272, y: 792))
      try await desktop.search(typing: "app 1")
      // The results move with each typed letter.
      try await eventually("the results of the whole text") { try !desktop.names().contains("App 02") }
      try await springboard.waitUntilIdle()
      try await VirtualPointer(on: desktop).tap(desktop.tile("App 10").center)
      #expect(try await desktop.waitForLaunch().arguments.first == "10")
      #expect(springboard.isRunning)
    }
  }
}

extension TestDesktop {
  /// The lower edge of the lowest element. Under Wayland it is a position in the window, so it tells how high the window is.
  fileprivate func lowestEdge() async throws -> Int {
    try await eventually("an element") { try reader.everything().map { $0.y + $0.height }.max() }
  }
}
