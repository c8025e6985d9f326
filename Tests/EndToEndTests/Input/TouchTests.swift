import Foundation
import Testing

extension EndToEndTests {
  @Suite struct TouchTests {
    private let background = Spot(x: 640, y: 700)

    @Test func aFingerTurnsPagesBothWays() async throws {
      let desk = try await Desk(touch: true)
      let springboard = try await desk.springboard()
      let finger = try desk.finger()
      try await finger.drag(from: background, by: -600)
      try await springboard.rests()
      try await desk.sees(page: 2)
      try await finger.drag(from: background, by: 600)
      try await springboard.rests()
      try await desk.sees(page: 1)
      try await finger.drag(from: background, by: -200)
      try await springboard.rests()
      #expect(try desk.names() == Desk.page(1))
      #expect(desk.opened.isEmpty)
    }

    @Test func aFingersTapOpensOnce() async throws {
      let desk = try await Desk(touch: true)
      let springboard = try await desk.springboard("--mode", "home")
      try await desk.finger().tap(desk.tile("App 06").center)
      #expect(try await desk.seesOpened().arguments == ["6", "two words"])
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(desk.opened.count == 1)
    }
  }
}
