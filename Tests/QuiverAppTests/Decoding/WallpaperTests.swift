import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The wallpaper", .serialized)
struct WallpaperTests {
  static let glass = PixelSize(width: 160, height: 90)

  @Test(
    "A picture of 40 × 40 on a glass of 160 × 90",
    arguments: [
      (.cover, PixelRect(x: 0, y: -35, width: 160, height: 160)),
      (.contain, PixelRect(x: 35, y: 0, width: 90, height: 90)),
      (.centre, PixelRect(x: 60, y: 25, width: 40, height: 40)),
      (.tile, PixelRect(x: 0, y: 0, width: 40, height: 40)),
      (.stretch, PixelRect(x: 0, y: 0, width: 160, height: 90)),
    ] as [(WallpaperPreferences.Fit, PixelRect)])
  func geometry(fit: WallpaperPreferences.Fit, frame: PixelRect) {
    #expect(fit.frame(of: PixelSize(width: 40, height: 40), on: Self.glass) == frame)
  }

  @Test("A large picture is decoded no larger than either way of holding the camera needs")
  func decodingSize() {
    let photo = PixelSize(width: 16_000, height: 12_000)
    let size = WallpaperPreferences.Fit.cover.decodingSize(of: photo, on: Self.glass, isScalable: false)
    #expect(size == PixelSize(width: 214, height: 160))
    let small = WallpaperPreferences.Fit.cover.decodingSize(
      of: PixelSize(width: 16, height: 9), on: Self.glass, isScalable: false)
    #expect(small == PixelSize(width: 16, height: 9))
  }

  @Test("covers the glass", arguments: WallpaperPreferences.Fit.allCases)
  func pixels(fit: WallpaperPreferences.Fit) throws {
    let world = try IconsWorld()
    let path = "\(world.directory)/blue.png"
    try world.paint(path, width: 40, height: 40, color: Color(hex: 0x0000ff))
    let loader = WallpaperLoader(decoder: IconsWorld.decoder) {}
    loader.show([request(path, fit)])
    let picture = try #require(IconsWorld.wait { loader.pixels })
    #expect((picture.width, picture.height) == (160, 90))
    #expect(picture.pixel(80, 45) == 0xff00_00ff)
    #expect(picture.pixel(1, 1) == ([.contain, .centre].contains(fit) ? 0 : 0xff00_00ff))
  }

  @Test("is the next best where the best is missing, broken or a pipe")
  func fallback() throws {
    let world = try IconsWorld()
    try world.write("<background/>".utf8, to: "\(world.directory)/slides.xml")
    try world.paint("\(world.directory)/ours.png", width: 4, height: 4, color: .white)
    try #require(mkfifo("\(world.directory)/pipe", 0o600) == 0)
    let loader = WallpaperLoader(decoder: IconsWorld.decoder) {}
    loader.show(["nowhere", "slides.xml", "pipe", "ours.png"].map { request("\(world.directory)/\($0)", .cover) })
    #expect(IconsWorld.wait { loader.shown?.path } == "\(world.directory)/ours.png")
  }

  @Test("is the last one of many that are wished for at once")
  func lastOneWins() throws {
    let world = try IconsWorld()
    var shown: [String] = []
    var loader: WallpaperLoader?
    loader = WallpaperLoader(decoder: IconsWorld.decoder) { shown.append(loader?.shown?.path ?? "none") }
    for number in 0..<10 {
      let path = "\(world.directory)/\(number).png"
      try world.paint(path, width: 4, height: 4, color: .white)
      loader?.show([request(path, .cover)])
    }
    _ = IconsWorld.wait { shown.last }
    #expect(shown == ["\(world.directory)/9.png"])
    loader?.show([])
    #expect(shown.last == "none")
  }

  @Test("is fetched again when its file was changed, the last change for certain")
  func changedInPlace() throws {
    let world = try IconsWorld()
    let path = "\(world.directory)/picture.png"
    try world.paint(path, width: 4, height: 4, color: .white)
    let loader = WallpaperLoader(decoder: IconsWorld.decoder) {}
    loader.show([request(path, .stretch)])
    for color in [0xff0000, 0x00ff00, 0x0000ff] as [UInt32] {
      try world.paint(path, width: 4, height: 4, color: Color(hex: color))
      loader.reload([request(path, .stretch)])
    }
    #expect(IconsWorld.wait { loader.isWaiting ? nil : loader.pixels?.pixel(80, 45) } == 0xff00_00ff)
  }

  private func request(_ path: String, _ fit: WallpaperPreferences.Fit) -> WallpaperRequest {
    WallpaperRequest(path: path, size: Self.glass, fit: fit)
  }
}
