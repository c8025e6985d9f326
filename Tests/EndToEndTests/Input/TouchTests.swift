import Foundation
import Testing

extension EndToEndTests {
  @Suite struct TouchTests {
    private let background = ScreenPoint(x: 640, y: 700)

    @Test func aFingerTurnsPagesBothWays() async throws {
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

    @Test func aTapWithAFingerLaunchesOnce() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.finger().tap(desktop.tile("App 06").center)
      #expect(try await desktop.waitForLaunch().arguments == ["6", "two words"])
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.startedPrograms.count == 1)
    }
  }
}
