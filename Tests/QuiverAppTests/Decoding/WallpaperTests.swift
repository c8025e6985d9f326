import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The wallpaper", .serialized)
struct WallpaperTests {
  static let screen = PixelSize(width: 160, height: 90)

  @Test(
    "A picture of 40 × 40 is placed on a screen of 160 × 90",
    arguments: [
      (.cover, PixelRect(x: 0, y: -35, width: 160, height: 160)),
      (.contain, PixelRect(x: 35, y: 0, width: 90, height: 90)),
      (.centre, PixelRect(x: 60, y: 25, width: 40, height: 40)),
      (.tile, PixelRect(x: 0, y: 0, width: 40, height: 40)),
      (.stretch, PixelRect(x: 0, y: 0, width: 160, height: 90)),
    ] as [(WallpaperPreferences.Fit, PixelRect)])
  func geometry(fit: WallpaperPreferences.Fit, frame: PixelRect) {
    #expect(fit.frame(of: PixelSize(width: 40, height: 40), on: Self.screen) == frame)
  }

  @Test("A large picture is decoded no larger than either orientation needs")
  func decodingSize() {
    let photo = PixelSize(width: 16_000, height: 12_000)
    let size = WallpaperPreferences.Fit.cover.decodingSize(of: photo, on: Self.screen, isScalable: false)
    #expect(size == PixelSize(width: 214, height: 160))
    let small = WallpaperPreferences.Fit.cover.decodingSize(
      of: PixelSize(width: 16, height: 9), on: Self.screen, isScalable: false)
    #expect(small == PixelSize(width: 16, height: 9))
  }

  @Test("The wallpaper covers the screen", arguments: WallpaperPreferences.Fit.allCases)
  func wallpaperCoversTheScreen(fit: WallpaperPreferences.Fit) throws {
    let fixture = try IconFixture()
    let path = "\(fixture.directory)/blue.png"
    try fixture.paint(path, width: 40, height: 40, color: Color(hex: 0x0000ff))
    let loader = WallpaperLoader(decoder: IconFixture.decoder) {}
    loader.show([request(path, fit)])
    let picture = try #require(IconFixture.wait { loader.pixels })
    #expect((picture.width, picture.height) == (160, 90))
    #expect(picture.pixel(80, 45) == 0xff00_00ff)
    #expect(picture.pixel(1, 1) == ([.contain, .centre].contains(fit) ? 0 : 0xff00_00ff))
  }

  @Test("Missing, broken and special files are skipped")
  func fallback() throws {
    let fixture = try IconFixture()
    try fixture.write("<background/>".utf8, to: "\(fixture.directory)/slides.xml")
    try fixture.paint("\(fixture.directory)/ours.png", width: 4, height: 4, color: .white)
    try #require(mkfifo("\(fixture.directory)/pipe", 0o600) == 0)
    let loader = WallpaperLoader(decoder: IconFixture.decoder) {}
    var faults: [String] = []
    loader.onFailure = { faults.append("\($0.path.split(separator: "/").last ?? ""): \($1.exists)") }
    loader.show(["nowhere", "slides.xml", "pipe", "ours.png"].map { request("\(fixture.directory)/\($0)", .cover) })
    #expect(IconFixture.wait { loader.shown?.path } == "\(fixture.directory)/ours.png")
    #expect(faults == ["nowhere: false", "slides.xml: true", "pipe: true"])
  }

  @Test("Of several requests only the last one is shown")
  func ofSeveralRequestsOnlyTheLastOneIsShown() throws {
    let fixture = try IconFixture()
    var shown: [String] = []
    var loader: WallpaperLoader?
    loader = WallpaperLoader(decoder: IconFixture.decoder) { shown.append(loader?.shown?.path ?? "none") }
    for number in 0..<10 {
      let path = "\(fixture.directory)/\(number).png"
      try fixture.paint(path, width: 4, height: 4, color: .white)
      loader?.show([request(path, .cover)])
    }
    _ = IconFixture.wait { shown.last }
    #expect(shown == ["\(fixture.directory)/9.png"])
    loader?.show([])
    #expect(shown.last == "none")
  }

  @Test("A changed file is decoded again, at least after its last change")
  func changedInPlace() throws {
    let fixture = try IconFixture()
    let path = "\(fixture.directory)/picture.png"
    try fixture.paint(path, width: 4, height: 4, color: .white)
    let loader = WallpaperLoader(decoder: IconFixture.decoder) {}
    loader.show([request(path, .stretch)])
    for color in [0xff0000, 0x00ff00, 0x0000ff] as [UInt32] {
      try fixture.paint(path, width: 4, height: 4, color: Color(hex: color))
      loader.reload([request(path, .stretch)])
    }
    #expect(IconFixture.wait { loader.isWaiting ? nil : loader.pixels?.pixel(80, 45) } == 0xff00_00ff)
  }

  private func request(_ path: String, _ fit: WallpaperPreferences.Fit) -> WallpaperRequest {
    WallpaperRequest(path: path, size: Self.screen, fit: fit)
  }
}
