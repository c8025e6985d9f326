import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The wallpaper of an earlier run", .serialized)
struct WallpaperCacheTests {
  private let world: IconsWorld
  private let pictures: [WallpaperRequest]
  private let blue: UInt32 = 0xff00_00ff
  private let red: UInt32 = 0xffff_0000
  private let green: UInt32 = 0xff00_ff00

  /// It showed the second of three pictures: the first was missing.
  init() throws {
    world = try IconsWorld(keeps: true)
    let directory = world.directory
    pictures = ["first", "second", "third"].map { name in
      WallpaperRequest(path: "\(directory)/\(name).png", size: WallpaperTests.glass, fit: .cover)
    }
    try paint(1, 0x0000ff)
    try paint(2, 0x00ff00)
    let loader = loader()
    #expect(LiveWorld.goOn { color(of: loader) == blue })
    let cache = try #require(PictureCache(world.setup))
    #expect(LiveWorld.goOnLooking { pictures.prefix(2).allSatisfy { cache.look(for: .wallpaper($0)) != nil } })
  }

  @Test func pixelsAreReleasedAndReadFromTheCacheAgain() throws {
    let loader = loader(decoder: ["/bin/false"])
    #expect(color(of: loader) == blue)
    weak var pixels = loader.pixels
    loader.releasePixels()
    #expect(pixels == nil)
    #expect(color(of: loader) == blue)
  }

  @Test func pixelsAreFetchedAgainWhenTheCacheWasDeleted() throws {
    let loader = loader()
    #expect(color(of: loader) == blue)
    loader.releasePixels()
    try FileManager.default.removeItem(atPath: "\(world.directory)/cache")
    #expect(loader.pixels == nil && loader.isWaiting)
    #expect(LiveWorld.goOn { color(of: loader) == blue })
  }

  /// The file was replaced, and the cache has the earlier version.
  @Test func pixelsAreKeptWhileTheCacheHasOthers() throws {
    let loader = loader()
    loader.releasePixels()
    try paint(1, 0xff0000)
    let cache = try #require(PictureCache(world.setup))
    let before = try Data(contentsOf: URL(filePath: cache.file(for: .wallpaper(pictures[1]))))
    loader.reload(pictures)
    #expect(LiveWorld.goOn { color(of: loader) == red })
    try before.write(to: URL(filePath: cache.file(for: .wallpaper(pictures[1]))))
    loader.releasePixels()
    #expect(color(of: loader) == red)
  }

  private func paint(_ number: Int, _ color: UInt32) throws {
    try world.paint(pictures[number].path, width: 4, height: 4, color: Color(hex: color))
  }

  private func loader(decoder: [String] = IconsWorld.decoder) -> WallpaperLoader {
    let loader = WallpaperLoader(decoder: decoder, cache: world.setup.cache) {}
    loader.show(pictures)
    return loader
  }

  private func color(of loader: WallpaperLoader) -> UInt32? { loader.pixels?.pixel(80, 45) }

  @Test("is there at once, with no decoder, and confirmed without a change")
  func recalled() {
    #expect(color(of: loader(decoder: ["/bin/false"])) == blue)
    let loader = loader()
    loader.confirm()
    #expect(loader.isWaiting)
    #expect(LiveWorld.goOn { !loader.isWaiting })
    #expect(color(of: loader) == blue)
  }

  @Test("gives way to what is there now", arguments: ["changed", "removed", "a better one came", "all removed"])
  func corrected(how: String) throws {
    let files = FileManager.default
    switch how {
    case "changed": try paint(1, 0xff0000)
    case "removed": try files.removeItem(atPath: pictures[1].path)
    case "a better one came": try paint(0, 0xff0000)
    default: for picture in pictures.dropFirst() { try files.removeItem(atPath: picture.path) }
    }
    let loader = loader()
    #expect(color(of: loader) == blue)
    loader.confirm()
    let expected: UInt32? = how == "removed" ? green : how == "all removed" ? nil : red
    #expect(LiveWorld.goOn { !loader.isWaiting && color(of: loader) == expected })
  }

  @Test("is looked at whenever it comes back, once looking has begun")
  func later() throws {
    let loader = WallpaperLoader(decoder: IconsWorld.decoder, cache: world.setup.cache) {}
    loader.confirm()
    try paint(1, 0xff0000)
    loader.show(pictures)
    #expect(color(of: loader) == blue)
    #expect(LiveWorld.goOn { color(of: loader) == red })
  }
}
