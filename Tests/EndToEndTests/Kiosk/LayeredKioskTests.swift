import Foundation
import Testing

extension EndToEndTests {
  /// A kiosk on the layers of sway.
  @Suite struct LayeredKioskTests {
    private static let place = ScreenPoint(x: 640, y: 600)

    @Test("The strip is in front of an application")
    func theStripIsInFrontOfAnApplication() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop, app01: desktop.windowCommand("#01FE03"))
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

    @Test("A swipe from the strip leads home from an application")
    func aSwipeFromTheStripLeadsHomeFromAnApplication() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop, app01: desktop.windowCommand("#01FE05"))
      let pointer = try VirtualPointer(on: desktop)
      try await pointer.tap(kiosk.tile("App 01").center)
      try await desktop.waitForColor("#01FE05", at: Self.place)
      let strip = ScreenPoint(x: 640, y: 792)
      try await eventually("the strip") { try await desktop.outputColor(at: strip) != "#01FE05" }
      try await pointer.perform([.down(strip)] + gliding(from: strip, to: strip.moved(0, -30)))
      try await pointer.up(at: strip.moved(0, -30))
      #expect(try await desktop.outputColor(at: Self.place) == "#01FE05", "that was too short")
      try await pointer.perform([.down(strip)] + gliding(from: strip, to: strip.moved(0, -200)))
      try await desktop.waitForColor("#204060", at: Self.place)
      try await pointer.up(at: strip.moved(0, -200))
      try await desktop.waitForTiles(TestKiosk.allowed)
      #expect(desktop.startedPrograms.isEmpty)
    }

    /// Two seconds after a start, the window of an application is assumed to be open.
    @Test("The home screen stays in front of an application that has just started")
    func theHomeScreenStaysInFrontOfAnApplicationThatHasJustStarted() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop, app01: desktop.windowCommand("#01FE07"))
      try await VirtualPointer(on: desktop).tap(kiosk.tile("App 01").center)
      try await desktop.waitForColor("#01FE07", at: Self.place)
      #expect(try await kiosk.command("show") == 0)
      try await desktop.waitForColor("#204060", at: Self.place)
      try await Task.sleep(for: .seconds(3))
      #expect(try await desktop.outputColor(at: Self.place) == "#204060")
    }

    @Test("An application has the keyboard until it ends")
    func anApplicationHasTheKeyboardUntilItEnds() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop, app01: desktop.windowCommand("#01FE06"))
      let pointer = try VirtualPointer(on: desktop)
      try await pointer.tap(kiosk.tile("App 01").center)
      try await desktop.waitForColor("#01FE06", at: Self.place)
      try await desktop.waitForKey("a")
      #expect(try await kiosk.command("show") == 0)
      try await desktop.waitForColor("#204060", at: Self.place)
      try await desktop.search(typing: "app 2")
      try desktop.press("Escape")
      try await desktop.waitForTiles(TestKiosk.allowed)
      try await pointer.tap(kiosk.tile("App 02").center)
      try await desktop.waitForColor("#01FE06", at: Self.place)
      try await desktop.waitForKey("b")
      try await desktop.run("pkill", "-f", "^[^ ]*python3 .*window.py #01FE06 \(desktop.directory)/")
      try await desktop.waitForColor("#204060", at: Self.place)
      try await desktop.search(typing: "app 3")
      #expect(kiosk.isRunning)
    }

    @Test("The command show brings the home screen in front of a full-screen window")
    func showBringsTheHomeScreenInFrontOfAFullScreenWindow() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let kiosk = try await TestKiosk(desktop)
      _ = try await desktop.window("#01FE04", executing: "fullscreen enable")
      try await desktop.waitForColor("#01FE04", at: Self.place)
      #expect(try await kiosk.command("show") == 0)
      try await desktop.waitForColor("#204060", at: Self.place)
    }
  }
}
