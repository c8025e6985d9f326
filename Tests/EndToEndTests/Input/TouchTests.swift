import Foundation
import Testing

extension EndToEndTests {
  @Suite struct TouchTests {
    private let background = ScreenPoint(x: 640, y: 700)

    @Test("A finger turns pages both ways")
    func aFingerTurnsPagesBothWays() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard()
      let finger = try desktop.finger()
      try await finger.drag(from: background, by: -600)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      try await finger.drag(from: background, by: 600)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(1)
      try await finger.drag(from: background, by: -200)
      try await springboard.waitUntilIdle()
      #expect(try desktop.names() == TestDesktop.page(1))
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("A tap with a finger launches once")
    func aTapWithAFingerLaunchesOnce() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.finger().tap(desktop.tile("App 06").center)
      #expect(try await desktop.waitForLaunch().arguments == ["6", "two words"])
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.startedPrograms.count == 1)
    }

    @Test("The pointer is hidden after a touch until the mouse moves")
    func thePointerIsHiddenAfterATouchUntilTheMouseMoves() async throws {
      let desktop = try await TestDesktop(touch: true)
      _ = try await desktop.springboard("--mode", "home")
      try await desktop.xdotool(["mousemove", "640", "690"])
      try await desktop.waitForPointer("visible")
      try await desktop.finger().tap(background)
      try await desktop.waitForPointer("hidden")
      try await desktop.xdotool(["mousemove", "640", "695"])
      try await desktop.waitForPointer("visible")
    }
  }
}

extension TestDesktop {
  /// Waits until the pointer is `visible` or `hidden`.
  fileprivate func waitForPointer(_ state: String) async throws {
    try await eventually("a \(state) pointer") {
      try await run("/usr/bin/python3", TestFiles.script("pointer.py")).output == "\(state)\n"
    }
  }
}
