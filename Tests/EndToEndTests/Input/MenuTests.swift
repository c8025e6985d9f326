import Foundation
import Testing

extension EndToEndTests {
  @Suite struct MenuTests {
    @Test func aTilesMenuStartsTheApplicationsOwnActions() async throws {
      let desk = try await Desk()
      try desk.installDouble()
      let springboard = try await desk.springboard("--mode", "window")
      try await desk.hand.secondaryTap(desk.tile("App 02").center)
      #expect(try await desk.menu() == ["New Window", "Open", "Edit home screen", "Remove from the board", "Details"])
      try await desk.choose("New Window")
      #expect(try await desk.seesOpened().arguments == ["2", "--new-window"])
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(desk.opened.count == 1)
    }

    /// Lifted before the long press, which takes longer here: whatever else the machine does, the finger is in time.
    @Test func aFingerThatIsLiftedInTimeGetsTheMenu() async throws {
      let desk = try await Desk(touch: true)
      _ = try await desk.springboard("--set", "behaviour.long-press=2000")
      let (finger, tile) = (try desk.finger(), try desk.tile("App 02").center)
      try await finger.perform([.down(tile), .pause(.milliseconds(400)), .up(tile)])
      try await desk.choose("Remove from the board", with: finger)
      try await desk.keeps("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
    }

    @Test func whatIsRemovedIsPutBackFromTheBackgroundsMenu() async throws {
      let desk = try await Desk()
      let springboard = try await desk.recordingSpringboard()
      try await desk.hand.secondaryTap(desk.tile("App 02").center)
      try await desk.choose("Remove from the board")
      try await desk.keeps("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(try await desk.run(Desk.quiver, "list").output.contains("app-02"))
      try await desk.hand.secondaryTap(Spot(x: 640, y: 700))
      try await desk.choose("Not on the board", "App 02")
      try await desk.keeps(Self.outcome)
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(try await desk.replayedRecord(of: "removing-by-menu") == Self.outcome)
    }

    @Test func detailsComeAndGo() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      let before = try await desk.picture()
      try await desk.hand.secondaryTap(desk.tile("App 02").center)
      try await desk.choose("Details")
      let sheet = try await desk.sees("dialog", "App 02")
      #expect(sheet.description.contains("About App 02"))
      try await desk.hand.press("Escape")
      try await desk.seesNo("dialog", "App 02")
      try await springboard.rests()
      #expect(try await desk.picture().mismatch(with: before) == nil)
    }

    static let outcome = "01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 02"
  }
}

extension Desk {
  /// The application App 02 with an action of its own.
  fileprivate func installDouble() throws {
    try write(
      "share/applications/app-02.desktop",
      """
      [Desktop Entry]
      Type=Application
      Name=App 02
      Exec=stub 2
      Actions=window;

      [Desktop Action window]
      Name=New Window
      Exec=stub 2 --new-window
      """)
  }

  /// What an open menu offers.
  fileprivate func menu() async throws -> [String] {
    try await eventually("a menu") {
      let items = try reader.everything().filter { $0.role.hasSuffix("menu") || $0.role == "menu item" }
      return items.isEmpty ? nil : items.map(\.name).filter { !$0.isEmpty }
    }
  }

  /// Chooses from an open menu, and from a submenu of it.
  fileprivate func choose(_ names: String..., with pointer: (any Pointer)? = nil) async throws {
    for name in names {
      let item = try await eventually("\(name) in a menu") {
        try reader.everything().first { $0.name == name && ($0.role == "menu item" || $0.role == "menu") }
      }
      try await (pointer ?? hand).tap(item.center)
    }
  }
}
