import Foundation
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The store of tiles", .serialized)
struct IconsStoreTests {
  @Test("has nothing at once, and the tile a little later")
  func arrival() throws {
    let world = try IconsWorld()
    try world.install("red")
    let request = TileRequest(icon: "red", side: 96, scale: 2)
    #expect(world.store.tile(for: request) == nil)
    #expect(world.settled(request)?.word == "ready")
    let tile = try #require(world.store.tile(for: request))
    #expect((tile.width, tile.height, tile.scale) == (96, 96, 2))
    #expect(tile.pixel(48, 48) == 0xffff_0000)
  }

  @Test("centres what is not square")
  func notSquare() throws {
    let world = try IconsWorld()
    try world.install("wide", width: 96, height: 48)
    guard case .ready(let tile) = world.settle("wide") else { return #expect(Bool(false), "no tile") }
    #expect((tile.pixel(24, 4), tile.pixel(24, 24), tile.pixel(24, 44)) == (0, 0xffff_0000, 0))
  }

  @Test("puts an icon on a plate, unless it is one", arguments: [IconPreferences.Shape.rounded, .circle])
  func shapes(shape: IconPreferences.Shape) throws {
    let world = try IconsWorld()
    try world.install("square")
    try world.install("wide", width: 96, height: 48)
    let plate = Color(hex: 0x0000ff)
    for (icon, edge) in [("square", 0xffff_0000), ("wide", 0xff00_00ff)] as [(String, UInt32)] {
      let state = world.settle(TileRequest(icon: icon, side: 48, shape: shape, plate: plate))
      guard case .ready(let tile) = state else { return #expect(Bool(false), "no tile") }
      #expect((tile.pixel(0, 0), tile.pixel(24, 2), tile.pixel(24, 24)) == (0, edge, 0xffff_0000))
    }
  }

  @Test("finds an icon that was installed after its application")
  func lateInstallation() throws {
    let world = try IconsWorld()
    #expect(world.settle("late")?.word == "missing")
    try world.install("late")
    world.store.applicationsChanged(at: Instant(seconds: 10))
    #expect(world.store.nextWake == Instant(seconds: 11))
    world.store.wake(at: Instant(seconds: 11))
    #expect(world.settled(TileRequest(icon: "late", side: 48))?.word == "ready")
  }

  @Test("gives up the icon that a decoder died over, and no other")
  func deadDecoder() throws {
    let script = "read setup; read first; kill -9 $$"
    let world = try IconsWorld(decoder: ["/bin/sh", "-c", script])
    let icons = ["one", "two", "three", "four"].map { TileRequest(icon: $0, side: 48) }
    world.store.prepare(icons)
    #expect(icons.map { world.settled($0)?.word } == ["given up", "given up", "given up", "missing"])
  }

  @Test("asks again what a decoder that left had not come to")
  func leavingDecoder() throws {
    // Leaves after one answer; the second decoder answers one more request, by its serial number.
    let once = "read setup; read serial rest; echo $serial"
    let world = try IconsWorld(decoder: ["/bin/sh", "-c", once])
    let icons = ["one", "two"].map { TileRequest(icon: $0, side: 48) }
    world.store.prepare(icons)
    #expect(icons.map { world.settled($0)?.word } == ["missing", "missing"])
  }

  @Test("lives without a decoder", arguments: [["/nowhere/quiver"], ["/bin/true"], ["/bin/cat"]])
  func noDecoder(command: [String]) throws {
    let world = try IconsWorld(decoder: command)
    let icons = (0..<20).map { TileRequest(icon: "\($0)", side: 48) }
    world.store.prepare(icons)
    let outcomes = Set(icons.compactMap { world.settled($0)?.word })
    #expect(outcomes.isSubset(of: ["missing", "given up"]) && !outcomes.isEmpty)
  }

  @Test("answers what is seen before what is prepared")
  func order() throws {
    let world = try IconsWorld(decoder: ["/bin/sh", "-c", "while read a; do sleep 9; done"])
    let prepared = (0..<20).map { TileRequest(icon: "\($0)", side: 48) }
    world.store.prepare(prepared)
    _ = world.store.tile(for: prepared[19])
    #expect(world.store.waiting.map(\.icon) == ["19"] + (8..<19).map(String.init))
  }

  @Test("keeps only what it is told to")
  func keeping() throws {
    let world = try IconsWorld()
    try world.install("a")
    try world.install("b")
    let (a, b) = (TileRequest(icon: "a", side: 48), TileRequest(icon: "b", side: 48))
    #expect([a, b].map { world.settle($0)?.word } == ["ready", "ready"])
    world.store.keep(only: [b])
    #expect(Set(world.store.states.keys) == [b])
  }

  @Test("shows the old tile until the other theme's is there")
  func otherTheme() throws {
    let world = try IconsWorld()
    let request = TileRequest(icon: "a", side: 48)
    try world.install("a", color: Color(hex: 0xff0000))
    _ = world.settle(request)
    try world.install("a", color: Color(hex: 0x00ff00))
    world.store.use(IconSetup(theme: "hicolor", searchPath: ["\(world.directory)/icons"]))
    #expect(world.store.tile(for: request)?.pixel(24, 24) == 0xffff_0000)
    _ = world.settled(request)
    #expect(world.store.tile(for: request)?.pixel(24, 24) == 0xff00_ff00)
  }
}
