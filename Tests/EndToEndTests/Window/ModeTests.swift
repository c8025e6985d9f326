import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ModeTests {
    @Test("An overlay closes on Escape")
    func anOverlayClosesOnEscape() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoWindow()
      #expect(springboard.isRunning)
    }

    @Test("An overlay closes on a tap on its background")
    func anOverlayClosesOnATapOnItsBackground() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.tap(ScreenPoint(x: 640, y: 740))
      try await desktop.waitForNoWindow()
      #expect(springboard.isRunning && desktop.startedPrograms.isEmpty)
    }

    @Test("An overlay closes after a launch")
    func anOverlayClosesAfterALaunch() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.tap(desktop.tile("App 02").center)
      #expect(try await desktop.waitForLaunch().arguments == ["2", "two words"])
      try await desktop.waitForNoWindow()
      #expect(springboard.isRunning)
    }

    @Test("A home screen is not closed by keys", arguments: ["Escape", "alt+F4"])
    func aHomeScreenIsNotClosedByKeys(_ key: String) async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.mouse.tap(ScreenPoint(x: 640, y: 740))
      try await desktop.keyboard.press(key)
      try await springboard.waitUntilIdle()
      #expect(try await !desktop.windows().isEmpty)
      try await desktop.waitForPage(1)
    }

    @Test("A home screen is not closed by the window manager")
    func aHomeScreenIsNotClosedByTheWindowManager() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.closeWindow()
      try await springboard.waitUntilIdle()
      #expect(try await !desktop.windows().isEmpty)
    }

    @Test("Escape shows the first page of a home screen")
    func escapeShowsTheFirstPageOfAHomeScreen() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.mouse.drag(from: ScreenPoint(x: 640, y: 700), by: -600)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      try await desktop.keyboard.press("Escape")
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(1)
    }

    @Test("A window has the requested size and quits when closed")
    func aWindowHasTheRequestedSizeAndQuitsWhenClosed() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--size", "900x600")
      let window = try #require(try await desktop.windows().first)
      #expect(try await desktop.run("xdotool", "getwindowgeometry", window).output.contains("Geometry: 900x600"))
      try await desktop.closeWindow()
      #expect(try await springboard.exitStatus() == 0)
    }
  }
}
