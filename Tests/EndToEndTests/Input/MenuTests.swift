import Foundation
import Testing

extension EndToEndTests {
  @Suite struct MenuTests {
    @Test("A menu starts the application's actions")
    func aMenuStartsTheApplicationsActions() async throws {
      let desktop = try await TestDesktop()
      try desktop.installWithAction()
      let springboard = try await desktop.springboard("--mode", "window")
      try await desktop.mouse.secondaryTap(desktop.tile("App 02").center)
      #expect(
        try await desktop.menu() == [
          "Open", "New Window", "Add to dock", "Move to page", "New folder with", "Details", "Show in Files",
          "Remove from home screen",
        ])
      try await desktop.choose("New Window")
      #expect(try await desktop.waitForLaunch().arguments == ["2", "--new-window"])
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.startedPrograms.count == 1)
    }

    /// The long press takes longer here, so that the finger is lifted in time even on a busy machine.
    @Test("A finger lifted before a long press opens the menu")
    func aFingerLiftedBeforeALongPressOpensTheMenu() async throws {
      let desktop = try await TestDesktop(touch: true)
      _ = try await desktop.springboard("--set", "behaviour.long-press=2000")
      let (finger, tile) = (try desktop.finger(), try await desktop.tile("App 02").center)
      try await finger.perform([.down(tile), .pause(.milliseconds(400)), .up(tile)])
      try await desktop.choose("Remove from home screen", with: finger)
      try await desktop.waitForSavedBoard("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
    }

    @Test("A removed application is restored from the background's menu")
    func aRemovedApplicationIsRestoredFromTheBackgroundsMenu() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.recordedSpringboard()
      try await desktop.mouse.secondaryTap(desktop.tile("App 02").center)
      try await desktop.choose("Remove from home screen")
      try await desktop.waitForSavedBoard("01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 - 02")
      #expect(try await desktop.run(TestDesktop.quiver, "list").output.contains("app-02"))
      try await desktop.mouse.secondaryTap(ScreenPoint(x: 640, y: 700))
      try await desktop.choose("Removed applications", "App 02")
      try await desktop.waitForSavedBoard(Self.outcome)
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(try await desktop.replayedRecording(as: "removing-by-menu") == Self.outcome)
    }

    @Test("Details open and close")
    func detailsOpenAndClose() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let before = try await desktop.picture()
      try await desktop.mouse.secondaryTap(desktop.tile("App 02").center)
      try await desktop.choose("Details")
      let sheet = try await desktop.waitForElement("dialog", "App 02")
      #expect(sheet.description.contains("About App 02"))
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoElement("dialog", "App 02")
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) == nil)
    }

    static let outcome = "01 03 04 05 06 | 07 08 09 10 11 12 | 13 14 02"
  }
}

extension TestDesktop {
  /// Installs App 02 with an action.
  fileprivate func installWithAction() throws {
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

  /// The entries of the open menu.
  func menu() async throws -> [String] {
    try await eventually("a menu") {
      let items = try reader.everything().filter { $0.role.hasSuffix("menu item") }
      return items.isEmpty ? nil : items.map(\.name).filter { !$0.isEmpty }
    }
  }

  /// Closes the open menu with Escape, which is pressed again if the window had no keyboard yet.
  func closeMenu() async throws {
    try await eventually("no menu") {
      try await keyboard.press("Escape")
      let closed: Void? = try? await eventually("a closed menu", within: .seconds(3)) {
        try !reader.everything().contains { $0.role.hasSuffix("menu item") }
      }
      return closed != nil
    }
  }

  /// Chooses an entry of the open menu, or of a submenu, once it has come to rest.
  func choose(_ names: String..., with pointer: (any Pointer)? = nil) async throws {
    for name in names {
      var before: Tile?
      let item = try await eventually("\(name) in a menu; there is \((try? reader.everything()) ?? [])") {
        let now = try reader.everything().first { $0.name == name && $0.role.hasSuffix("menu item") }
        defer { before = now }
        return now == before ? now : nil
      }
      try await (pointer ?? mouse).tap(item.center)
    }
  }
}
