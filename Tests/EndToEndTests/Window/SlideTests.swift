import Foundation
import Testing

extension EndToEndTests {
  @Suite struct SlideTests {
    private static let place = ScreenPoint(x: 640, y: 700)
    private static let (red, green, blue) = ("#C00000", "#00C000", "#0000C0")

    private func desktop() async throws -> TestDesktop {
      let desktop = try await TestDesktop()
      try desktop.draw("slides/a.svg", Self.red)
      try desktop.write("slides/b.svg", "damaged")
      try desktop.draw("slides/c.svg", Self.green)
      let slides = "[wallpaper]\nsource = \(desktop.directory)/slides\nslide-seconds = 2\n"
      try desktop.write("config/quiver/quiver.conf", "[grid]\ncolumns = 3\nrows = 2\n" + slides)
      return desktop
    }

    private func start(_ mode: String, on desktop: TestDesktop) async throws -> Springboard {
      let springboard = Springboard(
        try desktop.start([TestDesktop.quiver, "--mode", mode], with: Springboard.strict))
      try await desktop.waitForPage(1)
      return springboard
    }

    private func waitForColor(_ color: String, on desktop: TestDesktop) async throws {
      try await eventually(color) { try await desktop.color(at: Self.place) == color }
    }

    @Test("The pictures of a directory follow each other")
    func thePicturesOfADirectoryFollowEachOther() async throws {
      let desktop = try await desktop()
      _ = try await start("home", on: desktop)
      for color in [Self.red, Self.green, Self.red] { try await waitForColor(color, on: desktop) }
      try desktop.draw("slides/d.svg", Self.blue)
      for color in [Self.blue, Self.red] { try await waitForColor(color, on: desktop) }
      let faults = (desktop.text("log") ?? "").split(separator: "\n").filter { $0.contains("Couldn't show") }
      #expect(faults.count == 1 && faults[0].contains("b.svg") && faults[0].contains("It is left out."))
    }

    @Test("Nothing is done while the springboard is hidden")
    func nothingIsDoneWhileTheSpringboardIsHidden() async throws {
      let desktop = try await desktop()
      let springboard = try await start("overlay", on: desktop)
      try await waitForColor(Self.green, on: desktop)
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoWindow()
      try await springboard.expectNoWakeups()
    }

    @Test("The picture stays during a drag")
    func thePictureStaysDuringADrag() async throws {
      let desktop = try await desktop()
      _ = try await start("home", on: desktop)
      try await waitForColor(Self.red, on: desktop)
      let point = try await desktop.mouse.lift("App 01", on: desktop)
      // A crossfade may have begun just before.
      try await Task.sleep(for: .milliseconds(500))
      let before = try await desktop.color(at: Self.place)
      for _ in 1...8 {
        try await Task.sleep(for: .milliseconds(500))
        #expect(try await desktop.color(at: Self.place) == before)
      }
      try await desktop.mouse.up(at: point)
      for color in [Self.red, Self.green] where color != before { try await waitForColor(color, on: desktop) }
    }
  }
}
