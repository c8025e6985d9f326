import Foundation
import Testing

extension EndToEndTests {
  /// Monitors are connected, disconnected and changed during a drag. The drag is cancelled, the layout follows the
  /// viewport, and the stored board does not change. With the original monitors the original layout returns.
  @Suite struct MonitorTests {
    private static let usual = ScreenArea(width: 1280, height: 800)
    private static let beside = ScreenArea(x: 1280, width: 1024, height: 768)
    private static let modes = [(800, 600), (1920, 1080), (800, 1280)].map { ScreenArea(width: $0, height: $1) }

    @Test("The layout follows another mode", arguments: modes)
    func theLayoutFollowsAnotherMode(_ mode: ScreenArea) async throws {
      let drag = try await Self.startDrag()
      try await drag.desktop.plug(.first, mode)
      try await drag.waitForCancellation(on: mode)
      try await drag.waitForLayout(in: mode)
      try await drag.desktop.plug(.first, Self.usual)
      try await drag.expectInitialState()
    }

    @Test(
      "The window moves to the remaining monitor and back", arguments: ["overlay", "home"],
      [TestDesktop.Monitor.first, .second])
    func theWindowMovesToTheRemainingMonitorAndBack(_ mode: String, _ monitor: TestDesktop.Monitor) async throws {
      let number = monitor == .first ? 1 : 2
      let drag = try await Self.startDrag(mode, "[window]\nmonitor = \(number)\n", beside: Self.beside)
      try await drag.desktop.unplug(monitor)
      let other = number == 1 ? ScreenArea(width: Self.beside.width, height: Self.beside.height) : Self.usual
      try await drag.waitForCancellation(on: other)
      try await drag.waitForLayout(in: other)
      try await drag.desktop.plug(.first, Self.usual)
      try await drag.desktop.plug(.second, Self.beside)
      try await drag.expectInitialState()
    }

    @Test("The window returns with the last monitor", arguments: ["overlay", "home"])
    func theWindowReturnsWithTheLastMonitor(_ mode: String) async throws {
      let drag = try await Self.startDrag(mode)
      try await drag.desktop.unplug(.first)
      try await eventually("a smaller window") { try await drag.desktop.windowArea() != Self.usual }
      try await drag.desktop.plug(.first, Self.usual)
      try await drag.waitForCancellation(on: Self.usual)
      try await drag.expectInitialState()
    }

    /// The scale in the desktop's settings changes; the screen keeps its pixels.
    @Test("The layout follows another scale")
    func theLayoutFollowsAnotherScale() async throws {
      let drag = try await Self.startDrag()
      try drag.scale.send(line: "2")
      try await drag.waitForLayout(in: ScreenArea(width: Self.usual.width / 2, height: Self.usual.height / 2))
      try drag.scale.send(line: "1")
      try await drag.waitForCancellation(on: Self.usual)
      try await drag.expectInitialState()
    }

    /// The window manager restarts, as a compositor does when it is updated.
    @Test("The drag survives a restart of the window manager")
    func theDragSurvivesARestartOfTheWindowManager() async throws {
      let drag = try await Self.startDrag()
      try await drag.desktop.startWindowManager()
      try await drag.endAtStart()
      try await drag.waitForCancellation(on: Self.usual)
      try await drag.expectInitialState()
    }

    /// Starts dragging App 01, on a grid with automatic columns.
    private static func startDrag(
      _ mode: String = "home", _ dotfile: String = "", beside other: ScreenArea? = nil
    ) async throws -> DragOnMonitor {
      let desktop = try await TestDesktop(touch: true)
      try desktop.write("config/quiver/quiver.conf", "\(dotfile)[wallpaper]\nsource = #204060\n")
      try await desktop.plug(.first, usual)
      if let other { try await desktop.plug(.second, other) }
      let scale = try desktop.startScaling()
      let springboard = Springboard(try desktop.start([TestDesktop.quiver, "--mode", mode], with: Springboard.strict))
      try await desktop.waitForTiles((1...14).map(TestDesktop.name))
      try await springboard.waitUntilIdle()
      return try await DragOnMonitor(desktop, springboard, scale)
    }
  }
}

/// A drag, and the state before it.
private struct DragOnMonitor {
  let desktop: TestDesktop
  /// Receives the number of device pixels per logical pixel.
  let scale: ChildProcess
  private let springboard: Springboard
  private let area: ScreenArea?
  private let tiles: [Tile]
  private let file: String
  private let start: ScreenPoint

  init(_ desktop: TestDesktop, _ springboard: Springboard, _ scale: ChildProcess) async throws {
    (self.desktop, self.scale) = (desktop, scale)
    self.springboard = springboard
    area = try await desktop.windowArea()
    tiles = try desktop.reader.tiles()
    file = try await desktop.savedHome()
    start = try await desktop.mouse.lift("App 01", on: desktop)
    try await desktop.mouse.glide(from: start, to: start.moved(500, 200))
    try await eventually("room for the dragged tile") { try await desktop.tile("App 02").center == start }
  }

  /// Moves the pointer back to its start and drops.
  func endAtStart() async throws {
    try await desktop.mouse.glide(from: start.moved(500, 200), to: start)
    try await eventually("the gap closed") { try await desktop.tile("App 02").center != start }
    try await desktop.mouse.up(at: start)
  }

  /// Waits until the drag is cancelled, and ends edit mode.
  func waitForCancellation(on area: ScreenArea) async throws {
    try await desktop.waitForWindow(on: area)
    try await desktop.waitForEditMode()
    // While the window moves, the dragged tile may be missing among the others.
    try await eventually("the dragged tile in its place") {
      try desktop.reader.tiles().contains { $0.name == "App 01" && !$0.actions.contains("drop") }
    }
    try await desktop.mouse.up(at: ScreenPoint(x: area.x + area.width / 2, y: area.height - 40))
    try await desktop.mouse.tap(desktop.tile("Done").center)
    try await desktop.waitForEndOfEditMode()
    try await springboard.waitUntilIdle()
    #expect(desktop.text(TestDesktop.homeFile) == file)
  }

  /// Waits until all tiles are visible in an area, in logical pixels, and in the same order in other columns. The dragged tile, which is
  /// under the pointer and read last, does not count.
  func waitForLayout(in area: ScreenArea) async throws {
    let others = tiles.filter { $0.name != "App 01" }
    try await eventually("the same order in other columns on \(area)") {
      // In edit mode there is also the Done button.
      let all = try desktop.reader.tiles()
      let now = all.filter { tile in others.contains { $0.name == tile.name } }
      return !now.isEmpty && now.map(\.name) == Array(others.map(\.name).prefix(now.count))
        && Set(now.map(\.x)) != Set(others.map(\.x))
        && all.allSatisfy { $0.x + $0.width <= area.x + area.width && $0.y + $0.height <= area.y + area.height }
        && now.allSatisfy { $0.x >= area.x && $0.y >= area.y }
    }
  }

  func expectInitialState() async throws {
    if let area { try await desktop.waitForWindow(on: area) }
    try await springboard.waitUntilIdle()
    #expect(try desktop.reader.tiles() == tiles)
    #expect(desktop.text(TestDesktop.homeFile) == file && springboard.isRunning)
  }
}
