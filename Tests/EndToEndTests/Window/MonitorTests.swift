import Foundation
import Testing

extension EndToEndTests {
  /// Monitors come, go and change while a tile is carried: it is put back, the glass re-flows, and what is stored stays as
  /// it is. When all is as it was before, so is the glass.
  @Suite struct MonitorTests {
    private static let usual = Stretch(width: 1280, height: 800)
    private static let beside = Stretch(x: 1280, width: 1024, height: 768)
    private static let modes = [(800, 600), (1920, 1080), (800, 1280)].map { Stretch(width: $0, height: $1) }

    @Test(arguments: modes)
    func inAnotherModeItReflows(_ mode: Stretch) async throws {
      let glass = try await Self.carrying()
      try await glass.desk.plug(.first, mode)
      try await glass.putsBack(on: mode)
      try glass.hasTheSameOrder(in: mode)
      try await glass.desk.plug(.first, Self.usual)
      try await glass.isAsBefore()
    }

    @Test(arguments: ["overlay", "home"], [Desk.Monitor.first, .second])
    func whenItsMonitorGoesItMovesToTheOtherAndBack(_ mode: String, _ monitor: Desk.Monitor) async throws {
      let number = monitor == .first ? 1 : 2
      let glass = try await Self.carrying(mode, "[window]\nmonitor = \(number)\n", beside: Self.beside)
      try await glass.desk.unplug(monitor)
      let other = number == 1 ? Stretch(width: Self.beside.width, height: Self.beside.height) : Self.usual
      try await glass.putsBack(on: other)
      try glass.hasTheSameOrder(in: other)
      try await glass.desk.plug(.first, Self.usual)
      try await glass.desk.plug(.second, Self.beside)
      try await glass.isAsBefore()
    }

    @Test(arguments: ["overlay", "home"])
    func whenTheLastMonitorGoesItWaitsForOne(_ mode: String) async throws {
      let glass = try await Self.carrying(mode)
      try await glass.desk.unplug(.first)
      try await eventually("no glass to speak of") { try await glass.desk.windowStretch() != Self.usual }
      try await glass.desk.plug(.first, Self.usual)
      try await glass.putsBack(on: Self.usual)
      try await glass.isAsBefore()
    }

    /// The desktop's settings say so while it runs; the screen keeps its pixels.
    @Test func atAnotherScaleItReflows() async throws {
      let glass = try await Self.carrying()
      try glass.scale.tell("2")
      try await glass.comes(into: Stretch(width: Self.usual.width / 2, height: Self.usual.height / 2))
      try glass.scale.tell("1")
      try await glass.putsBack(on: Self.usual)
      try await glass.isAsBefore()
    }

    /// As a compositor does that is updated.
    @Test func whenTheWindowManagerStartsAnewItStays() async throws {
      let glass = try await Self.carrying()
      try await glass.desk.startWindowManager()
      try await glass.takesBack()
      try await glass.putsBack(on: Self.usual)
      try await glass.isAsBefore()
    }

    /// With as many columns as there is room for, and App 01 in the hand.
    private static func carrying(
      _ mode: String = "home", _ dotfile: String = "", beside other: Stretch? = nil
    ) async throws -> Glass {
      let desk = try await Desk(touch: true)
      try desk.write("config/quiver/quiver.conf", "\(dotfile)[wallpaper]\nsource = #204060\n")
      try await desk.plug(.first, usual)
      if let other { try await desk.plug(.second, other) }
      let scale = try desk.startScaling()
      let springboard = Springboard(try desk.start([Desk.quiver, "--mode", mode], with: Springboard.strict))
      try await desk.sees((1...14).map(Desk.name))
      try await springboard.rests()
      return try await Glass(desk, springboard, scale)
    }
  }
}

/// A springboard that carries something, and what there was before it did.
private struct Glass {
  let desk: Desk
  /// Is told how many device pixels a logical pixel has.
  let scale: Resident
  private let springboard: Springboard
  private let stretch: Stretch?
  private let tiles: [Tile]
  private let file: String?
  private let start: Spot

  init(_ desk: Desk, _ springboard: Springboard, _ scale: Resident) async throws {
    (self.desk, self.scale) = (desk, scale)
    self.springboard = springboard
    stretch = try await desk.windowStretch()
    tiles = try desk.reader.tiles()
    file = desk.text(Desk.homeFile)
    start = try await desk.hand.take("App 01", on: desk)
    try await desk.hand.glide(from: start, to: start.moved(500, 200))
    try await eventually("room for what is carried") { try desk.tile("App 02").center == start }
  }

  /// The hand goes on, and lets go where it took it.
  func takesBack() async throws {
    try await desk.hand.glide(from: start.moved(500, 200), to: start)
    try await eventually("no room any more") { try desk.tile("App 02").center != start }
    try await desk.hand.up(at: start)
  }

  /// Waits for the end of the carrying, and ends edit mode.
  func putsBack(on stretch: Stretch) async throws {
    try await desk.sees(windowOn: stretch)
    try await desk.seesEditing()
    try await desk.hand.up(at: Spot(x: stretch.x + stretch.width / 2, y: stretch.height - 40))
    try await desk.hand.tap(desk.tile("Done").center)
    try await desk.seesBrowsing()
    try await springboard.rests()
    #expect(desk.text(Desk.homeFile) == file)
  }

  /// Waits until all has room on a glass of this size, in logical pixels.
  func comes(into stretch: Stretch) async throws {
    try await eventually("everything on \(stretch)") {
      try desk.reader.tiles().allSatisfy { $0.x + $0.width <= stretch.width && $0.y + $0.height <= stretch.height }
    }
    try hasTheSameOrder(in: stretch)
  }

  /// In other columns than before, all of them in sight.
  func hasTheSameOrder(in stretch: Stretch) throws {
    // What ends edit mode is there too while that lasts.
    let now = try desk.reader.tiles().filter { tile in tiles.contains { $0.name == tile.name } }
    #expect(!now.isEmpty && now.map(\.name) == Array(tiles.map(\.name).prefix(now.count)))
    #expect(Set(now.map(\.x)).count != Set(tiles.map(\.x)).count)
    #expect(now.allSatisfy { (stretch.x...stretch.x + stretch.width - $0.width).contains($0.x) })
    #expect(now.allSatisfy { (stretch.y...stretch.y + stretch.height - $0.height).contains($0.y) })
  }

  func isAsBefore() async throws {
    if let stretch { try await desk.sees(windowOn: stretch) }
    try await springboard.rests()
    #expect(try desk.reader.tiles() == tiles)
    #expect(desk.text(Desk.homeFile) == file && springboard.isRunning)
  }
}
