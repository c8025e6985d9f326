import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ModeTests {
    @Test func anOverlayClosesOnEscape() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.press("Escape")
      try await desk.seesNoWindow()
      #expect(springboard.isRunning)
    }

    @Test func anOverlayClosesOnItsBackground() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.tap(Spot(x: 640, y: 740))
      try await desk.seesNoWindow()
      #expect(springboard.isRunning && desk.opened.isEmpty)
    }

    @Test func anOverlayClosesAfterOpening() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.tap(desk.tile("App 02").center)
      #expect(try await desk.seesOpened().arguments == ["2", "two words"])
      try await desk.seesNoWindow()
      #expect(springboard.isRunning)
    }

    @Test(arguments: ["Escape", "alt+F4"])
    func aHomeScreenIsNotClosedByKeys(_ key: String) async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", "home")
      try await desk.hand.tap(Spot(x: 640, y: 740))
      try await desk.hand.press(key)
      try await springboard.rests()
      #expect(try await !desk.windows().isEmpty)
      try await desk.sees(page: 1)
    }

    @Test func aHomeScreenIsNotClosedByTheWindowManager() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", "home")
      try await desk.closeWindow()
      try await springboard.rests()
      #expect(try await !desk.windows().isEmpty)
    }

    @Test func aHomeScreenComesBackToItsFirstPage() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", "home")
      try await desk.hand.drag(from: Spot(x: 640, y: 700), by: -600)
      try await springboard.rests()
      try await desk.sees(page: 2)
      try await desk.hand.press("Escape")
      try await springboard.rests()
      try await desk.sees(page: 1)
    }

    @Test func aWindowHasTheSizeItWasGivenAndEndsWhenClosed() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--size", "900x600")
      let window = try #require(try await desk.windows().first)
      #expect(try await desk.run("xdotool", "getwindowgeometry", window).output.contains("Geometry: 900x600"))
      try await desk.closeWindow()
      #expect(try await springboard.ends() == 0)
    }
  }
}
