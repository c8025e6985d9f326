import Foundation
import Testing

extension EndToEndTests {
  @Suite struct OpeningTests {
    @Test func aTapStartsTheProgramOnceWithItsArguments() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", "window", with: ["DESKTOP_STARTUP_ID": "ours"])
      try await desk.hand.tap(desk.tile("App 03").center)
      let opened = try await desk.seesOpened()
      #expect(opened.arguments == ["3", "two words"])
      #expect(opened.directory == "\(desk.directory)/home")
      #expect(opened.tokens.count == 2 && !opened.tokens.contains("ours"))
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(desk.opened.count == 1)
    }

    @Test func aSecondTapWhileItStartsIsIgnored() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard("--mode", "window")
      let tile = try desk.tile("App 01").center
      for _ in 1...3 { try await desk.hand.tap(tile) }
      _ = try await desk.seesOpened()
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(desk.opened.count == 1)
    }

    /// The ring turns for 15 s where no window comes: the limit is well before its end.
    @Test func aReaderFollowsThePagesWhileARingTurns() async throws {
      let desk = try await Desk()
      try desk.install("App 02", exec: "/bin/sleep 60")
      let springboard = try await desk.springboard("--mode", "window")
      try await desk.hand.tap(desk.tile("App 02").center)
      try await desk.hand.press("Next")
      try await eventually("page 2 for the reader", within: .seconds(8)) { try desk.names().contains("App 07") }
      #expect(try await springboard.ends(on: SIGTERM) == 0)
    }

    @Test func whatCannotBeStartedStaysWhereItWas() async throws {
      let desk = try await Desk()
      try desk.write("bin/orphan", "#!/nowhere/interpreter\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(desk.directory)/bin/orphan")
      try desk.install("App 02", exec: "orphan")
      let springboard = try await desk.springboard("--mode", "window")
      try await desk.hand.tap(desk.tile("App 02").center)
      try await springboard.rests()
      #expect(try desk.names().contains("App 02"))
      try await desk.hand.tap(desk.tile("App 03").center)
      #expect(try await desk.seesOpened().arguments == ["3", "two words"])
    }

    @Test func aScreenReaderListsTheTilesAndOpensOne() async throws {
      let desk = try await Desk()
      _ = try await desk.springboard("--mode", "window", "--size", "900x600")
      let tiles = try desk.reader.tiles()
      #expect(tiles.map(\.name) == Desk.page(1))
      #expect(tiles.allSatisfy { $0.role == "push button" && $0.description == "About \($0.name)" })
      #expect(tiles.allSatisfy { $0.width > 0 && $0.height > 0 })
      #expect(try desk.reader.click("App 04"))
      #expect(try await desk.seesOpened().arguments == ["4", "two words"])
    }
  }
}
