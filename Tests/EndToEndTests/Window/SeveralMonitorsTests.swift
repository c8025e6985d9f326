import Foundation
import Testing

extension EndToEndTests {
  /// A desktop of two monitors side by side, the second one smaller. Fourteen applications are on two pages.
  @Suite struct SeveralMonitorsTests {
    private static let first = ScreenArea(width: 1280, height: 800)
    private static let second = ScreenArea(x: 1280, width: 1024, height: 768)
    private static let wallpaper = "#204060"
    /// Away from all icons.
    private static let (corner, otherCorner) = (ScreenPoint(x: 3, y: 400), ScreenPoint(x: 1283, y: 400))

    private func desktop(_ window: String) async throws -> (TestDesktop, Springboard) {
      let desktop = try await TestDesktop(touch: true)
      let grid = "[grid]\ncolumns=3\nrows=2\n[dock]\nshow=false\n"
      try desktop.write(
        "config/quiver/quiver.conf", "[window]\n\(window)\n\(grid)[wallpaper]\nsource=\(Self.wallpaper)\n")
      try await desktop.plug(.first, Self.first)
      try await desktop.plug(.second, Self.second)
      let springboard = Springboard(try desktop.start([TestDesktop.quiver], with: Springboard.strict))
      try await desktop.waitForTiles(on: Self.first, 1...6)
      return (desktop, springboard)
    }

    @Test("Each monitor has a page of its own", arguments: ["home", "overlay"])
    func eachMonitorHasAPageOfItsOwn(mode: String) async throws {
      let (desktop, springboard) = try await desktop("mode=\(mode)\nmonitor=all")
      try await desktop.waitForTiles(on: Self.second, 1...6)
      #expect(try await Set(desktop.windowAreas()) == [Self.first, Self.second])
      // A click gives the second window the keyboard.
      try await desktop.mouse.secondaryTap(Self.otherCorner)
      _ = try await desktop.menu()
      try await desktop.closeMenu()
      try await desktop.mouse.wheelDown(at: Self.otherCorner.moved(500))
      try await desktop.waitForTiles(on: Self.second, 7...12)
      try await desktop.waitForTiles(on: Self.first, 1...6)
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }

    @Test("A drag continues on the other monitor", arguments: ["mouse", "finger"])
    func aDragContinuesOnTheOtherMonitor(by device: String) async throws {
      let (desktop, springboard) = try await desktop("mode=home\nmonitor=all")
      try await desktop.waitForTiles(on: Self.second, 1...6)
      try await desktop.mouse.wheelDown(at: Self.otherCorner.moved(500))
      try await desktop.waitForTiles(on: Self.second, 7...12)
      let target = try await desktop.tile("App 08")
      let end = ScreenPoint(x: target.x - 8, y: target.center.y)
      try desktop.touchScreen.get().size = (Self.second.x + Self.second.width, Self.first.height)
      let pointer: any Pointer = device == "mouse" ? desktop.mouse : try desktop.finger()
      let start = try await pointer.lift("App 01", on: desktop)
      try await pointer.perform(gliding(from: start, to: end) + dropping(at: end, after: .milliseconds(600)))
      try await desktop.waitForSavedBoard("02 03 04 05 06 | 01 07 08 09 10 11 | 12 13 14")
      try await desktop.waitForTiles(on: Self.first, 2...6)
      #expect(springboard.isRunning)
    }

    @Test("The springboards follow the monitors")
    func theSpringboardsFollowTheMonitors() async throws {
      let (desktop, springboard) = try await desktop("mode=home\nmonitor=all")
      try await desktop.waitForTiles(on: Self.second, 1...6)
      for _ in 1...2 {
        try await desktop.unplug(.second)
        try await eventually("one window") { try await desktop.windowAreas() == [Self.first] }
        try await desktop.plug(.second, Self.second)
        try await desktop.waitForTiles(on: Self.second, 1...6)
      }
      try await desktop.unplug(.first)
      let remaining = ScreenArea(width: Self.second.width, height: Self.second.height)
      try await eventually("one window") { try await desktop.windowAreas() == [remaining] }
      try await desktop.plug(.first, Self.first)
      try await desktop.plug(.second, Self.second)
      for area in [Self.first, Self.second] { try await desktop.waitForTiles(on: area, 1...6) }
      let upright = ScreenArea(x: 1280, width: 768, height: 1024)
      try await desktop.plug(.second, upright)
      try await desktop.waitForTiles(on: upright, 1...6)
      #expect(desktop.arrangement == "" || desktop.arrangement.hasPrefix("01 02 03"))
      try await springboard.expectNoWakeups()
    }

    @Test("The first connected monitor of a list is used")
    func theFirstConnectedMonitorOfAListIsUsed() async throws {
      let (desktop, _) = try await desktop("mode=home\nmonitor=HDMI-A-1;DUMMY0;all;")
      #expect(try await desktop.windowAreas().contains(Self.first))
      try desktop.write(
        "config/quiver/quiver.conf",
        "[window]\nmode=home\nmonitor=HDMI-A-1;DUMMY1;\n[grid]\ncolumns=3\nrows=2\n[dock]\nshow=false\n")
      try await eventually("one window on the second monitor") {
        try await desktop.windowAreas() == [Self.second]
      }
    }

    @Test("A window opens on the focused monitor")
    func aWindowOnTheFocusedMonitor() async throws {
      let desktop = try await TestDesktop(touch: true)
      try await desktop.plug(.first, Self.first)
      try await desktop.plug(.second, Self.second)
      _ = try desktop.window("#00ff00")
      let window = try await desktop.run("xdotool", "search", "--name", "^A window$").output
      try await desktop.xdotool(["windowmove", String(window.prefix { $0.isNumber }), "1500", "100"])
      try await eventually("the focus") {
        try await desktop.run("xdotool", "getactivewindow", "getwindowname").output.contains("A window")
      }
      _ = try desktop.start([TestDesktop.quiver, "--set", "window.monitor=focused"], with: Springboard.strict)
      try await desktop.waitForWindow(on: Self.second)
    }

    /// The test moves it as marco and awesome do with new windows.
    @Test("A window that is put on another monitor comes back once")
    func aWindowOnAnotherMonitorComesBackOnce() async throws {
      let (desktop, springboard) = try await desktop("mode=overlay\nmonitor=1")
      let window = try await desktop.run("xdotool", "search", "--onlyvisible", "--name", "^Quiver$").output
        .prefix { $0.isNumber }
      for x in [Self.first.x, Self.second.x] {
        try await desktop.xdotool(["windowmove", String(window), "1280", "0"])
        // Otherwise the window might not have been moved yet.
        try await springboard.waitUntilIdle()
        try await eventually("a window at \(x)") { try await desktop.windowArea()?.x == x }
      }
    }

    @Test("The other monitor shows the wallpaper")
    func theOtherMonitorShowsTheWallpaper() async throws {
      let (desktop, springboard) = try await desktop("mode=home\nmonitor=1\nothers=wallpaper")
      try await eventually("the wallpaper") { try await desktop.color(at: Self.otherCorner) == Self.wallpaper }
      #expect(try desktop.reader.tiles().allSatisfy { $0.x < 1280 })
      try await desktop.unplug(.second)
      try await eventually("one window") { try await desktop.windowAreas() == [Self.first] }
      try await springboard.expectNoWakeups()
    }

    /// Nothing there would use its keys.
    @Test("A click on the wallpaper leaves the keyboard where it is")
    func aClickOnTheWallpaperLeavesTheKeyboardWhereItIs() async throws {
      let (desktop, springboard) = try await desktop("mode=home\nmonitor=1\nothers=wallpaper")
      try await eventually("the wallpaper") { try await desktop.color(at: Self.otherCorner) == Self.wallpaper }
      _ = try desktop.window("#01FE06")
      func hasFocus() async throws -> Bool {
        try await desktop.run("xdotool", "getwindowfocus", "getwindowname").output.contains("A window")
      }
      try await eventually("the focus") { try await hasFocus() }
      try await desktop.mouse.tap(Self.otherCorner)
      try await Task.sleep(for: .seconds(1))
      #expect(try await hasFocus())
      #expect(springboard.isRunning)
    }

    @Test("A mirror shows the same and can be touched")
    func aMirrorShowsTheSameAndIsTouched() async throws {
      let (desktop, springboard) = try await desktop("mode=home\nmonitor=1\nothers=mirror")
      try await eventually("a mirror") { try await desktop.windowAreas().count == 2 }
      // The mirror is 1024×640 of the 768 rows, in the middle.
      func mirrored(_ point: ScreenPoint) -> ScreenPoint {
        ScreenPoint(x: 1280 + point.x * 4 / 5, y: 64 + point.y * 4 / 5)
      }
      try await eventually("the wallpaper") {
        try await desktop.color(at: mirrored(Self.corner.moved(10))) == Self.wallpaper
      }
      try await desktop.mouse.wheelDown(at: mirrored(Self.corner.moved(600)))
      try await desktop.waitForTiles(on: Self.first, 7...12)
      try await desktop.mouse.tap(mirrored(desktop.tile("App 08").center))
      #expect(try await desktop.waitForLaunch().arguments.first == "8")
      #expect(springboard.isRunning)
    }
  }

  /// Two outputs of sway.
  @Suite struct SeveralOutputsTests {
    private static let wallpaper = "#204060"
    private static let corners = (0..<2).map { ScreenPoint(x: 3 + $0 * TestDesktop.screen.width, y: 200) }

    /// Starts a springboard on each output.
    private func start(on desktop: TestDesktop, _ mode: String = "mode=home") async throws -> Springboard {
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver, "--set", "window.\(mode)", "--set", "window.monitor=all"], with: Springboard.strict))
      for corner in Self.corners { try await desktop.waitForColor(Self.wallpaper, at: corner) }
      try await eventually("two springboards") {
        try desktop.reader.tiles().count(where: { $0.name == "App 01" }) == 2
      }
      return springboard
    }

    @Test("Every output has a springboard", arguments: ["home", "overlay"])
    func everyOutputHasASpringboard(mode: String) async throws {
      let desktop = try await TestDesktop(outputs: 2)
      let springboard = try await start(on: desktop, "mode=\(mode)")
      #expect(springboard.isRunning)
    }

    @Test("Outputs come and go", arguments: [1, 2])
    func outputsComeAndGo(number: Int) async throws {
      let desktop = try await TestDesktop(outputs: 2)
      let springboard = try await start(on: desktop)
      try await desktop.unplugOutput(number)
      try await eventually("one springboard") {
        try desktop.reader.tiles().count(where: { $0.name == "App 01" }) == 1
      }
      try await desktop.waitForColor(Self.wallpaper, at: Self.corners[2 - number])
      try await desktop.plugOutput()
      try await eventually("two springboards") {
        try desktop.reader.tiles().count(where: { $0.name == "App 01" }) == 2
      }
      #expect(springboard.isRunning)
      try await springboard.expectNoWakeups()
    }

    /// A program does not know where its windows are, so the tiles have their positions on their own output.
    @Test("A drag continues on the other output")
    func aDragContinuesOnTheOtherOutput() async throws {
      let desktop = try await TestDesktop(outputs: 2)
      let springboard = try await start(on: desktop)
      try await springboard.waitUntilIdle()
      let pointer = try VirtualPointer(on: desktop, outputs: 2)
      let next = try await desktop.tile("App 05")
      let end = ScreenPoint(x: TestDesktop.screen.width + next.x - 8, y: next.center.y)
      let start = try await pointer.lift("App 01", on: desktop)
      try await pointer.perform(gliding(from: start, to: end) + dropping(at: end, after: .milliseconds(600)))
      try await desktop.waitForSavedBoard("02 03 04 01 05 06 | 07 08 09 10 11 12 | 13 14")
      #expect(springboard.isRunning)
    }

    @Test("The other output shows the wallpaper")
    func theOtherOutputShowsTheWallpaper() async throws {
      let desktop = try await TestDesktop(outputs: 2)
      _ = try await desktop.springboard("--mode", "home", "--set", "window.others=wallpaper")
      for corner in Self.corners { try await desktop.waitForColor(Self.wallpaper, at: corner) }
      #expect(try desktop.reader.tiles().count(where: { $0.name == "App 01" }) == 1)
    }

    @Test("A springboard follows scale and rotation")
    func aSpringboardFollowsScaleAndRotation() async throws {
      let desktop = try await TestDesktop(outputs: 2)
      let springboard = try await start(on: desktop)
      for change in ["scale 2", "scale 1.5", "scale 1", "transform 90"] {
        try await desktop.run(["swaymsg", "output", "WL-2"] + change.split(separator: " ").map(String.init))
        try await desktop.waitForColor(Self.wallpaper, at: Self.corners[1])
        try await eventually("tiles on the second output after \(change)") {
          try desktop.reader.tiles().count(where: { $0.name == "App 01" }) == 2
        }
      }
      #expect(springboard.isRunning)
    }
  }
}

extension TestDesktop {
  /// Waits until a monitor shows the tiles of exactly these applications.
  fileprivate func waitForTiles(on area: ScreenArea, _ numbers: ClosedRange<Int>) async throws {
    let wanted = numbers.map(Self.name)
    try await eventually("\(wanted) on \(area); there is \((try? reader.tiles()) ?? [])") {
      try reader.tiles().filter { (area.x..<area.x + area.width).contains($0.x) && $0.name.hasPrefix("App") }
        .map(\.name).sorted() == wanted
    }
  }
}
