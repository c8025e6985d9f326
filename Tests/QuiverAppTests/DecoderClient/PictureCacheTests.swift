import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("What an earlier run finished", .serialized)
struct PictureCacheTests {
  private let request = TileRequest(icon: "red", side: 48)
  private let nobody = ["/bin/false"]

  private static func world() throws -> IconsWorld {
    let world = try IconsWorld(keeps: true)
    try world.install("red")
    world.settleForNextRun("red", "ready")
    return world
  }

  @Test("is there at once, with no decoder")
  func recalled() throws {
    let world = try Self.world()
    world.restart(decoder: nobody)
    #expect(world.store.tile(for: request)?.pixel(24, 24) == 0xffff_0000)
    #expect(!world.store.isWaiting)
  }

  @Test("is known to be nothing, too")
  func nothing() throws {
    let world = try Self.world()
    let request = TileRequest(icon: "none", side: 48)
    world.settleForNextRun("none", "missing")
    world.restart(decoder: nobody)
    #expect(world.store.tile(for: request) == nil)
    #expect(!world.store.isWaiting)
  }

  @Test("is not there for what it was not made for")
  func others() throws {
    let world = try Self.world()
    let others = [
      TileRequest(icon: "red", side: 49), TileRequest(icon: "red", side: 48, shape: .circle),
      TileRequest(icon: "re", side: 48), TileRequest(icon: "red", side: 48, scale: 2),
      TileRequest(icon: "red", side: 48, shape: .original, plate: .black),
    ]
    world.restart(decoder: nobody)
    for other in others { #expect(world.store.tile(for: other) == nil) }
    var setup = world.setup
    setup.theme = "Other"
    #expect(try #require(PictureCache(setup)).look(for: .tile(request)) == nil)
    setup = world.setup
    setup.searchPath = []
    #expect(try #require(PictureCache(setup)).look(for: .tile(request)) == nil)
  }

  @Test("is confirmed, and that is no update")
  func confirmed() throws {
    let world = try Self.world()
    world.restart()
    world.store.onCorrection = { Issue.record("it was corrected") }
    _ = world.store.tile(for: request)
    #expect(world.store.states[request]?.word == "recalled")
    world.store.confirm()
    #expect(LiveWorld.goOn { world.store.states[self.request]?.word == "ready" })
  }

  @Test(
    "is put right where it is not so any more",
    arguments: ["replaced", "rewritten as it was", "removed", "found elsewhere"])
  func corrected(how: String) throws {
    let world = try Self.world()
    switch how {
    case "replaced": try world.install("red", color: Color(hex: 0x0000ff))
    case "rewritten as it was": try Data(contentsOf: world.png("red")).write(to: world.png("red"))
    case "removed": try FileManager.default.removeItem(at: world.png("red"))
    default:
      try FileManager.default.moveItem(at: world.png("red"), to: world.png("other"))
      try world.install("red", color: Color(hex: 0x0000ff))
    }
    world.restart()
    var corrections = 0
    world.store.onCorrection = { corrections += 1 }
    #expect(world.store.tile(for: request)?.pixel(24, 24) == 0xffff_0000)
    world.store.confirm()
    #expect(LiveWorld.goOn { corrections == 1 })
    #expect(
      LiveWorld.goOnLooking {
        world.kept(request)?.picture?.pixel(24, 24) == world.store.tile(for: request)?.pixel(24, 24)
      })
    let expected: UInt32? =
      switch how {
      case "replaced", "found elsewhere": 0xff00_00ff
      case "removed": nil
      default: 0xffff_0000
      }
    #expect(world.store.tile(for: request)?.pixel(24, 24) == expected)
    world.restart(decoder: nobody)
    #expect(world.store.tile(for: request)?.pixel(24, 24) == expected)
  }

  @Test("is lost with its directory, and made again")
  func deleted() throws {
    let world = try IconsWorld(keeps: true)
    for icon in ["red", "green"] { try world.install(icon) }
    world.settleForNextRun("red", "ready")
    try FileManager.default.removeItem(atPath: "\(world.directory)/cache")
    world.settleForNextRun("green", "ready")
    world.restart()
    #expect(world.settle("red")?.word == "ready")
  }

  @Test("is made all the same where nothing can be kept")
  func unwritable() throws {
    let world = try IconsWorld(keeps: true)
    try world.write([], to: "\(world.directory)/cache")
    try world.install("red")
    #expect(world.settle("red")?.word == "ready")
  }

  @Test("is itself or nothing, whatever happened to its file")
  func damage() throws {
    let world = try Self.world()
    let cache = try #require(PictureCache(world.setup))
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

extension IconsWorld {
  /// Comes to a tile that the next run finds.
  fileprivate func settleForNextRun(_ icon: String, _ word: String) {
    #expect(settle(icon)?.word == word)
    #expect(LiveWorld.goOnLooking { self.kept(TileRequest(icon: icon, side: 48)) != nil })
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
