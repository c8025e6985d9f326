import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The cached wallpaper", .serialized)
struct WallpaperCacheTests {
  private let fixture: IconFixture
  private let pictures: [WallpaperRequest]
  private let blue: UInt32 = 0xff00_00ff
  private let red: UInt32 = 0xffff_0000
  private let green: UInt32 = 0xff00_ff00

  /// The earlier run showed the second of three pictures, because the first was missing.
  init() throws {
    fixture = try IconFixture(keeps: true)
    let directory = fixture.directory
    pictures = ["first", "second", "third"].map { name in
      WallpaperRequest(path: "\(directory)/\(name).png", size: WallpaperTests.screen, fit: .cover)
    }
    try paint(1, 0x0000ff)
    try paint(2, 0x00ff00)
    let loader = loader()
    #expect(AppFixture.runLoop { color(of: loader) == blue })
    let cache = try #require(PictureCache(fixture.setup))
    #expect(AppFixture.poll { pictures.prefix(2).allSatisfy { cache.look(for: .wallpaper($0)) != nil } })
  }

  @Test("Pixels are released and read from the cache again")
  func pixelsAreReleasedAndReadFromTheCacheAgain() throws {
    let loader = loader(decoder: ["/bin/false"])
    #expect(color(of: loader) == blue)
    weak let pixels = loader.pixels
    loader.releasePixels()
    #expect(pixels == nil)
    #expect(color(of: loader) == blue)
  }

  @Test("Pixels are fetched again when the cache was deleted")
  func pixelsAreFetchedAgainWhenTheCacheWasDeleted() throws {
    let loader = loader()
    #expect(color(of: loader) == blue)
    loader.releasePixels()
    try FileManager.default.removeItem(atPath: "\(fixture.directory)/cache")
    #expect(loader.pixels == nil && loader.isWaiting)
    #expect(AppFixture.runLoop { color(of: loader) == blue })
  }

  /// The file was replaced, but the cache still has the earlier version.
  @Test("Pixels are kept while the cache is outdated")
  func pixelsAreKeptWhileTheCacheIsOutdated() throws {
    let loader = loader()
    loader.releasePixels()
    try paint(1, 0xff0000)
    let cache = try #require(PictureCache(fixture.setup))
    let before = try Data(contentsOf: URL(filePath: cache.file(for: .wallpaper(pictures[1]))))
    loader.reload(pictures)
    #expect(AppFixture.runLoop { color(of: loader) == red })
    try before.write(to: URL(filePath: cache.file(for: .wallpaper(pictures[1]))))
    loader.releasePixels()
    #expect(color(of: loader) == red)
  }

  private func paint(_ number: Int, _ color: UInt32) throws {
    try fixture.paint(pictures[number].path, width: 4, height: 4, color: Color(hex: color))
  }

  private func loader(decoder: [String] = IconFixture.decoder) -> WallpaperLoader {
    let loader = WallpaperLoader(decoder: decoder, cache: fixture.setup.cache) {}
    loader.show(pictures)
    return loader
  }

  private func color(of loader: WallpaperLoader) -> UInt32? { loader.pixels?.pixel(80, 45) }

  @Test("The cached wallpaper is shown at once without a decoder, and then confirmed")
  func cachedWallpaperIsShownAtOnceWithoutAHelperAndThenConfirmed() {
    #expect(color(of: loader(decoder: ["/bin/false"])) == blue)
    let loader = loader()
    loader.confirm()
    #expect(loader.isWaiting)
    #expect(AppFixture.runLoop { !loader.isWaiting })
    #expect(color(of: loader) == blue)
  }

  @Test(
    "A changed wallpaper replaces the cached one",
    arguments: ["changed", "removed", "a better one came", "all removed"])
  func changedWallpaperReplacesTheCachedOne(how: String) throws {
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
    #expect(AppFixture.runLoop { !loader.isWaiting && color(of: loader) == expected })
  }

  @Test("After confirmation began, every shown wallpaper is checked")
  func afterConfirmationBeganEveryShownWallpaperIsChecked() throws {
    let loader = WallpaperLoader(decoder: IconFixture.decoder, cache: fixture.setup.cache) {}
    loader.confirm()
    try paint(1, 0xff0000)
    loader.show(pictures)
    #expect(color(of: loader) == blue)
    #expect(AppFixture.runLoop { color(of: loader) == red })
  }
}
