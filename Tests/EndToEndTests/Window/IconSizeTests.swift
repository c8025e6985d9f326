import Foundation
import Testing

extension EndToEndTests {
  /// The size of icons and the number of columns change while the springboard runs.
  @Suite struct IconSizeTests {
    private static let file = "state/quiver/icon-size"

    @Test("A size chosen with keys is there after a restart")
    func aSizeChosenWithKeysIsThereAfterARestart() async throws {
      let desktop = try await TestDesktop()
      var springboard = try await desktop.springboard("--set", "grid.icon-size=64", showing: TestDesktop.page(1))
      try await springboard.waitUntilIdle()
      let before = try await desktop.picture()
      try desktop.reader.listen()
      try await desktop.keyboard.press("ctrl+plus", "ctrl+plus")
      try await desktop.waitForAnnouncement("Icons are 25 % larger")
      try await springboard.waitUntilIdle()
      let large = try await desktop.picture()
      #expect(large.mismatch(with: before) != nil)
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.text(Self.file) == "icons 125\n")
      springboard = try await desktop.springboard("--set", "grid.icon-size=64", showing: TestDesktop.page(1))
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: large) == nil)
      try await desktop.keyboard.press("ctrl+0")
      try await eventually("it saved") { desktop.text(Self.file) == "" }
    }

    @Test("Columns follow the dotfile")
    func columnsFollowTheDotfile() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard("--set", "grid.icon-size=64", showing: TestDesktop.page(1))
      try await springboard.waitUntilIdle()
      let third = try await desktop.tile("App 03").center
      try desktop.write("config/quiver/quiver.conf", "[grid]\ncolumns = 2\nrows = 3\n[wallpaper]\nsource = #204060\n")
      try await eventually("a second row") { try await desktop.tile("App 03").center.y > third.y }
      try await springboard.waitUntilIdle()
      let (first, now) = (try await desktop.tile("App 01").center, try await desktop.tile("App 03").center)
      #expect(abs(first.x - now.x) <= 1)
    }
  }
}
