import CollectionEngine
import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The tile store", .serialized)
struct TileStoreTests {
  @Test("A tile is available a little after its request")
  func tileIsAvailableALittleAfterItsRequest() throws {
    let fixture = try IconFixture()
    try fixture.install("red")
    let request = TileRequest(icon: "red", side: 96, scale: 2)
    #expect(fixture.store.tile(for: request) == nil)
    #expect(fixture.finalState(of: request)?.word == "ready")
    let tile = try #require(fixture.store.tile(for: request))
    #expect((tile.width, tile.height, tile.scale) == (96, 96, 2))
    #expect(tile.pixel(48, 48) == 0xffff_0000)
  }

  @Test("A tile that is not square is centred")
  func notSquare() throws {
    let fixture = try IconFixture()
    try fixture.install("wide", width: 96, height: 48)
    guard case .ready(let tile) = fixture.load("wide") else { return #expect(Bool(false), "no tile") }
    #expect((tile.pixel(24, 4), tile.pixel(24, 24), tile.pixel(24, 44)) == (0, 0xffff_0000, 0))
  }

  @Test("An icon gets a plate unless it fills its square", arguments: [IconPreferences.Shape.rounded, .circle])
  func shapes(shape: IconPreferences.Shape) throws {
    let fixture = try IconFixture()
    try fixture.install("square")
    try fixture.install("wide", width: 96, height: 48)
    let plate = Color(hex: 0x0000ff)
    for (icon, edge) in [("square", 0xffff_0000), ("wide", 0xff00_00ff)] as [(String, UInt32)] {
      let state = fixture.load(TileRequest(icon: icon, side: 48, shape: shape, plate: plate))
      guard case .ready(let tile) = state else { return #expect(Bool(false), "no tile") }
      #expect((tile.pixel(0, 0), tile.pixel(24, 2), tile.pixel(24, 24)) == (0, edge, 0xffff_0000))
    }
  }

  @Test("An icon that is installed after its application is found")
  func lateInstallation() throws {
    let fixture = try IconFixture()
    #expect(fixture.load("late")?.word == "missing")
    try fixture.install("late")
    fixture.store.applicationsChanged(at: Instant(seconds: 10))
    #expect(fixture.store.nextWake == Instant(seconds: 11))
    let request = TileRequest(icon: "late", side: 48)
    fixture.store.wake(at: Instant(seconds: 11))
    #expect(!fixture.store.isWaiting(for: request), "its letter stays until it is found")
    #expect(IconFixture.wait { fixture.store.tile(for: request) } != nil)
  }

  @Test("Only the icon that crashes the decoder is given up")
  func deadDecoder() throws {
    let script = "read setup; read first; kill -9 $$"
    let fixture = try IconFixture(decoder: ["/bin/sh", "-c", script])
    let icons = ["one", "two", "three", "four"].map { TileRequest(icon: $0, side: 48) }
    fixture.store.prepare(icons)
    #expect(icons.map { fixture.finalState(of: $0)?.word } == ["given up", "given up", "given up", "missing"])
  }

  @Test("Requests that an exited decoder did not answer are repeated")
  func requestsThatAnExitedDecoderDidNotAnswerAreRepeated() throws {
    // The decoder exits after one answer, and the next one answers one more request.
    let once = "read setup; read serial rest; echo $serial"
    let fixture = try IconFixture(decoder: ["/bin/sh", "-c", once])
    let icons = ["one", "two"].map { TileRequest(icon: $0, side: 48) }
    fixture.store.prepare(icons)
    #expect(icons.map { fixture.finalState(of: $0)?.word } == ["missing", "missing"])
  }

  @Test("The store works without a decoder", arguments: [["/nowhere/quiver"], ["/bin/true"], ["/bin/cat"]])
  func noDecoder(command: [String]) throws {
    let fixture = try IconFixture(decoder: command)
    let icons = (0..<20).map { TileRequest(icon: "\($0)", side: 48) }
    fixture.store.prepare(icons)
    let outcomes = Set(icons.compactMap { fixture.finalState(of: $0)?.word })
    #expect(outcomes.isSubset(of: ["missing", "given up"]) && !outcomes.isEmpty)
  }

  @Test("Visible tiles are rendered before prepared ones")
  func visibleTilesAreRenderedBeforePreparedOnes() throws {
    let fixture = try IconFixture(decoder: ["/bin/sh", "-c", "while read a; do sleep 9; done"])
    let prepared = (0..<20).map { TileRequest(icon: "\($0)", side: 48) }
    fixture.store.prepare(prepared)
    _ = fixture.store.tile(for: prepared[19])
    #expect(fixture.store.waiting.map(\.icon) == ["19"] + (8..<19).map(String.init))
  }

  @Test("Only the requested tiles are kept")
  func onlyTheRequestedTilesAreKept() throws {
    let fixture = try IconFixture()
    try fixture.install("a")
    try fixture.install("b")
    let (a, b) = (TileRequest(icon: "a", side: 48), TileRequest(icon: "b", side: 48))
    #expect([a, b].map { fixture.load($0)?.word } == ["ready", "ready"])
    fixture.store.keep(only: [b])
    #expect(Set(fixture.store.states.keys) == [b])
  }

  @Test("The old tile is shown until the new theme's tile is ready")
  func otherTheme() throws {
    let fixture = try IconFixture()
    let request = TileRequest(icon: "a", side: 48)
    try fixture.install("a", color: Color(hex: 0xff0000))
    _ = fixture.load(request)
    try fixture.install("a", color: Color(hex: 0x00ff00))
    fixture.store.use(IconSetup(theme: "hicolor", searchPath: ["\(fixture.directory)/icons"]))
    #expect(fixture.store.tile(for: request)?.pixel(24, 24) == 0xffff_0000)
    _ = fixture.finalState(of: request)
    #expect(fixture.store.tile(for: request)?.pixel(24, 24) == 0xff00_ff00)
  }
}
