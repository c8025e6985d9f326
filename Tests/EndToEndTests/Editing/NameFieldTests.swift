import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  @Suite struct NameFieldTests {
    /// The title is white, and nothing else near it is. The caret is at the end of the text.
    @Test("The text of the field is where the title was", arguments: [1, 2])
    func theTextOfTheFieldIsWhereTheTitleWas(scale: Int) async throws {
      let desktop = try await TestDesktop()
      try desktop.write("config/quiver/quiver.conf", "[wallpaper]\nsource = #203050\n[behaviour]\nanimations = off\n")
      try desktop.write("state/quiver/home.conf", Self.board)
      let springboard = try await desktop.springboard(with: ["GDK_SCALE": "\(scale)"], showing: Self.names)
      try await desktop.keyboard.press("Right", "Return")
      let title = try await desktop.waitForElement("label", "Folder")
      try await springboard.waitUntilIdle()
      let painted = try await desktop.whiteArea(in: title, scale)
      try await desktop.keyboard.press("shift+Tab", "Return")
      _ = try await desktop.waitForElement("text", "Folder name")
      try await desktop.keyboard.press("End")
      try await eventually("the text in its place: \(painted)") {
        let edited = try await desktop.whiteArea(in: title, scale)
        return abs(edited.x - painted.x) <= scale && abs(edited.y - painted.y) <= 6 * scale
          && abs(edited.width - painted.width) <= 4 * scale
      }
      try await desktop.keyboard.type("Games")
      try await desktop.keyboard.press("Return")
      _ = try await desktop.waitForElement("label", "Games")
    }

    private static let names = ["Folder", "App 04", "App 05"]
    private static let board = """
      [Home]
      Version=1
      [Page 1]
      Items=folder-1;app-04.desktop;app-05.desktop;
      [Folder folder-1]
      Name=Folder
      Items=app-03.desktop;app-09.desktop;
      [Removed]
      Items=app-01.desktop;app-02.desktop;app-06.desktop;app-07.desktop;app-08.desktop;app-10.desktop;app-11.desktop;app-12.desktop;app-13.desktop;app-14.desktop;
      """
  }
}

extension TestDesktop {
  /// The bounds of the white pixels in the frame of an element, in pixels of the screen.
  fileprivate func whiteArea(in tile: Tile, _ scale: Int) async throws -> ScreenArea {
    let picture = try await picture()
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in tile.y * scale..<(tile.y + tile.height) * scale {
      for x in tile.x * scale..<(tile.x + tile.width) * scale
      where picture.words[y * picture.width + x] & 0xffffff == 0xffffff {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    guard left <= right else { return ScreenArea(width: 0, height: 0) }
    return ScreenArea(x: left, y: top, width: right - left, height: bottom - top)
  }
}
