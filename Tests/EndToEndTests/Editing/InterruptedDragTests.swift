import Foundation
import Testing

extension EndToEndTests {
  /// What breaks a drag leaves the board as it was, or as it was seen; and the springboard goes on.
  @Suite struct EditFaultTests {
    private let first = "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14"
    private let middle = Spot(x: 700, y: 300)

    @Test func whereTheDisplayGoesTheFileStaysWhole() async throws {
      let (desk, springboard) = try await carrying()
      desk.killServer()
      #expect(try await springboard.ends() == 5)
      #expect(desk.arrangement == first)
    }

    @Test func aSignalPutsBack() async throws {
      let (desk, springboard) = try await carrying()
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(desk.arrangement == first)
    }

    @Test func killedAfterADropTheNewArrangementIsThere() async throws {
      let (desk, springboard) = try await carrying()
      let gap = Spot(x: 490, y: 460)
      try await desk.hand.perform(gliding(from: middle, to: gap) + dropping(at: gap))
      let dropped = "02 03 04 01 05 06 | 07 08 09 10 11 12 | 13 14"
      try await desk.keeps(dropped)
      #expect(try await springboard.ends(on: SIGKILL) == 128 + SIGKILL)
      _ = try desk.start([Desk.quiver])
      try await desk.sees(["App 02", "App 03", "App 04", "App 01", "App 05", "App 06"])
      #expect(desk.arrangement == dropped)
    }

    @Test func anApplicationThatGoesWhileItIsCarriedKeepsItsPlace() async throws {
      let (desk, _) = try await carrying()
      let entry = "share/applications/app-01.desktop"
      let text = try #require(desk.text(entry))
      try FileManager.default.removeItem(atPath: "\(desk.directory)/\(entry)")
      try await desk.sees(Desk.page(1).dropFirst() + ["Done"])
      try await desk.hand.up(at: middle)
      try desk.write(entry, text)
      try await desk.sees(Desk.page(1) + ["Done"])
      #expect(desk.arrangement == first)
    }

    @Test func hiddenWhileItCarriesItPutsBack() async throws {
      let (desk, _) = try await carrying()
      #expect(try await desk.quiver("hide") == 0)
      try await desk.seesNoWindow()
      try await desk.hand.up(at: middle)
      #expect(try await desk.quiver("show") == 0)
      try await desk.sees(page: 1)
      #expect(desk.arrangement == first)
      try await desk.hand.tap(desk.tile("App 06").center)
      #expect(try await desk.seesOpened().arguments == ["6", "two words"])
    }

    /// App 01 is in the hand, and App 02 has gone to its place.
    private func carrying() async throws -> (Desk, Springboard) {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      let start = try await desk.hand.take("App 01", on: desk)
      try await desk.hand.glide(from: start, to: middle)
      try await eventually("room for what is carried") { try desk.tile("App 02").center.x < 300 }
      return (desk, springboard)
    }
  }
}
