import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Pictures cached by an earlier run", .serialized)
struct PictureCacheTests {
  private let request = TileRequest(icon: "red", side: 48)
  private let noHelper = ["/bin/false"]

  private static func fixture() throws -> IconFixture {
    let fixture = try IconFixture(keeps: true)
    try fixture.install("red")
    fixture.loadForNextRun("red", "ready")
    return fixture
  }

  @Test("A cached tile is available at once, without a decoder")
  func cachedTileIsAvailableAtOnceWithoutAHelper() throws {
    let fixture = try Self.fixture()
    fixture.restart(decoder: noHelper)
    #expect(fixture.store.tile(for: request)?.pixel(24, 24) == 0xffff_0000)
    #expect(!fixture.store.isWaiting)
  }

  @Test("A missing icon is cached too")
  func missingIconIsCachedToo() throws {
    let fixture = try Self.fixture()
    let request = TileRequest(icon: "none", side: 48)
    fixture.loadForNextRun("none", "missing")
    fixture.restart(decoder: noHelper)
    #expect(fixture.store.tile(for: request) == nil)
    #expect(!fixture.store.isWaiting)
  }

  @Test("A cached tile is used only for the same request")
  func cachedTileIsUsedOnlyForTheSameRequest() throws {
    let fixture = try Self.fixture()
    let others = [
      TileRequest(icon: "red", side: 49), TileRequest(icon: "red", side: 48, shape: .circle),
      TileRequest(icon: "re", side: 48), TileRequest(icon: "red", side: 48, scale: 2),
      TileRequest(icon: "red", side: 48, shape: .original, plate: .black),
    ]
    fixture.restart(decoder: noHelper)
    for other in others { #expect(fixture.store.tile(for: other) == nil) }
    var setup = fixture.setup
    setup.theme = "Other"
    #expect(try #require(PictureCache(setup)).look(for: .tile(request)) == nil)
    setup = fixture.setup
    setup.searchPath = []
    #expect(try #require(PictureCache(setup)).look(for: .tile(request)) == nil)
  }

  @Test("A confirmed tile causes no correction")
  func confirmedTileCausesNoCorrection() throws {
    let fixture = try Self.fixture()
    fixture.restart()
    fixture.store.onCorrection = { Issue.record("it was corrected") }
    _ = fixture.store.tile(for: request)
    #expect(fixture.store.states[request]?.word == "recalled")
    fixture.store.confirm()
    #expect(AppFixture.runLoop { fixture.store.states[self.request]?.word == "ready" })
  }

  @Test(
    "A changed icon is corrected",
    arguments: ["replaced", "rewritten as it was", "removed", "found elsewhere"])
  func changedIconIsCorrected(how: String) throws {
    let fixture = try Self.fixture()
    try change(how, in: fixture)
    fixture.restart()
    var corrections = 0
    fixture.store.onCorrection = { corrections += 1 }
    #expect(fixture.store.tile(for: request)?.pixel(24, 24) == 0xffff_0000)
    fixture.store.confirm()
    #expect(AppFixture.runLoop { corrections == 1 })
    #expect(
      AppFixture.poll {
        fixture.kept(request)?.picture?.pixel(24, 24) == fixture.store.tile(for: request)?.pixel(24, 24)
      })
    let expected: UInt32? =
      switch how {
      case "replaced", "found elsewhere": 0xff00_00ff
      case "removed": nil
      default: 0xffff_0000
      }
    #expect(fixture.store.tile(for: request)?.pixel(24, 24) == expected)
    fixture.restart(decoder: noHelper)
    #expect(fixture.store.tile(for: request)?.pixel(24, 24) == expected)
  }

  private func change(_ how: String, in fixture: IconFixture) throws {
    switch how {
    case "replaced": try fixture.install("red", color: Color(hex: 0x0000ff))
    case "rewritten as it was": try Data(contentsOf: fixture.png("red")).write(to: fixture.png("red"))
    case "removed": try FileManager.default.removeItem(at: fixture.png("red"))
    default:
      try FileManager.default.moveItem(at: fixture.png("red"), to: fixture.png("other"))
      try fixture.install("red", color: Color(hex: 0x0000ff))
    }
  }

  @Test("A deleted cache is filled again")
  func deletedCacheIsFilledAgain() throws {
    let fixture = try IconFixture(keeps: true)
    for icon in ["red", "green"] { try fixture.install(icon) }
    fixture.loadForNextRun("red", "ready")
    try FileManager.default.removeItem(atPath: "\(fixture.directory)/cache")
    fixture.loadForNextRun("green", "ready")
    fixture.restart()
    #expect(fixture.load("red")?.word == "ready")
  }

  @Test("Tiles are rendered even if the cache cannot be written")
  func tilesAreRenderedEvenIfTheCacheCannotBeWritten() throws {
    let fixture = try IconFixture(keeps: true)
    try fixture.write([], to: "\(fixture.directory)/cache")
    try fixture.install("red")
    #expect(fixture.load("red")?.word == "ready")
  }

  @Test("A damaged cache file is ignored")
  func damagedCacheFileIsIgnored() throws {
    let fixture = try Self.fixture()
    let cache = try #require(PictureCache(fixture.setup))
    let path = cache.file(for: .tile(request))
    let whole = try Data(contentsOf: URL(filePath: path))
    let pixels = try #require(cache.look(for: .tile(request))?.picture).copy
    var generator = SeededGenerator(seed: 7)
    let head = 0..<(whole.count - 48 * 48 * 4)
    var damaged = head.flatMap { place in [UInt8(1), 0x80, 0xff].map { whole.with(place, changedBy: $0) } }
    damaged += (0..<300).map { _ in
      whole.with(
        .random(in: head.upperBound..<whole.count, using: &generator),
        changedBy: .random(in: 1...255, using: &generator))
    }
    damaged += (head.map { $0 } + [head.upperBound, whole.count - 1]).map { whole.prefix($0) } + [whole + [0]]
    for data in damaged {
      try data.write(to: URL(filePath: path))
      let found = cache.look(for: .tile(request))
      #expect(found == nil || found?.picture?.copy == pixels)
    }
  }
}

extension IconFixture {
  /// Loads a tile and waits until it is in the cache for the next run.
  fileprivate func loadForNextRun(_ icon: String, _ word: String) {
    #expect(load(icon)?.word == word)
    #expect(AppFixture.poll { self.kept(TileRequest(icon: icon, side: 48)) != nil })
  }

  fileprivate func kept(_ request: TileRequest) -> PictureCache.Kept? {
    PictureCache(setup)?.look(for: .tile(request))
  }

  fileprivate func png(_ name: String) -> URL { URL(filePath: "\(apps)/\(name).png") }
}

extension Surface {
  @MainActor fileprivate var copy: [UInt8]? {
    withPixels { pixels in (0..<pixels.byteCount).map { pixels.unsafeLoad(fromByteOffset: $0, as: UInt8.self) } }
  }
}
