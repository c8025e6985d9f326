import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Rendering tiles")
struct TileRendererTests {
  /// An icon whose content is a square of one colour in the middle of a transparent file.
  private func png(_ file: Int, content: Int, _ color: Color) throws -> [UInt8] {
    let surface = try #require(Surface(width: file, height: file))
    let drawing = Drawing(on: surface)
    let border = Double(file - content) / 2
    drawing.rectangle(border, border, Double(content), Double(content))
    drawing.ink(color)
    drawing.fill()
    let path = NSTemporaryDirectory() + "quiver-\(UUID().uuidString).png"
    try surface.writePNG(to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  private func svg(_ content: Int, _ color: Color) -> [UInt8] {
    let border = (100 - Double(content)) / 2
    let shape = "<rect x='\(border)' y='\(border)' width='\(content)' height='\(content)' fill='\(color)'/>"
    return Array("<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>\(shape)</svg>".utf8)
  }

  private let orange = Color(hex: 0xff8800)

  /// The longer side of what is visible, as a fraction of the tile's side.
  private func share(_ file: [UInt8], side: Int) throws -> Double {
    let tile = try #require(TileRenderer.render(file, TileRequest(icon: "a", side: side)))
    let content = try #require(tile.contentBounds)
    return max(content.width, content.height) / Double(side)
  }

  @Test("Icons look equally large, with or without a border", arguments: [48, 64, 96, 128, 192])
  func equalSizes(side: Int) throws {
    for content in [256, 230, 180, 128] {
      // Pixels that are nearly large enough are not enlarged.
      #expect((0.9...1).contains(try share(try png(256, content: content, orange), side: side)), "png \(content)")
    }
    for content in [100, 90, 70, 50] {
      #expect(abs(try share(svg(content, orange), side: side) - 1) < 0.05, "svg \(content)")
    }
  }

  @Test("A small icon is sharp on a plate that fills the tile", arguments: [48, 64, 96, 128])
  func smallIcon(side: Int) throws {
    let request = TileRequest(icon: "a", side: side, plate: .white)
    let tile = try #require(TileRenderer.render(try png(16, content: 16, orange), request))
    let colors = tile.visibleColors(step: 1)
    #expect(tile.contentBounds?.width == Double(side))
    #expect(colors.contains(0xffffff))
    // Besides the round corners, there is no colour between those of the plate and of the icon.
    let blurred = colors.count { ![0xffffff, 0xff8800].contains($0) }
    #expect(Double(blurred) < Double(side * side) * (side == 48 ? 0.2 : 0.01))
  }

  @Test(
    "Whether an icon is on a plate depends on its file, not on its size on screen",
    arguments: [(16, 16, true), (32, 32, true), (48, 32, true), (48, 44, false), (48, 48, false), (512, 400, false)],
    [IconPreferences.Shape.original, .rounded])
  func plateInAllSizes(icon: (file: Int, content: Int, isOnPlate: Bool), shape: IconPreferences.Shape) throws {
    let file = try png(icon.file, content: icon.content, orange)
    let isFilled = shape != .original && icon.file == icon.content
    for side in [20, 24, 32, 48, 64, 96, 100, 128, 192, 256] {
      for scale in [1.0, 1.5, 2] {
        let request = TileRequest(icon: "a", side: side, scale: scale, shape: shape, plate: .white)
        let tile = try #require(TileRenderer.render(file, request))
        let edge = Color(hex: tile.pixel(side / 2, 0) & 0xff_ffff)
        let isOnPlate = icon.isOnPlate || shape != .original && !isFilled
        #expect((edge == .white) == isOnPlate, "\(side) at \(scale)")
      }
    }
  }

  @Test("Small tiles show the picture of large ones, not a smaller one of the theme", arguments: [1, 2])
  func themeSize(scale: Int) {
    for side in [16, 24, 40] {
      #expect(TileRequest(icon: "a", side: side, scale: Double(scale)).themeSize == 48 / scale)
    }
    #expect(TileRequest(icon: "a", side: 96, scale: Double(scale)).themeSize == 96 / scale)
  }

  @Test("An icon that shows nothing is missing")
  func emptyIcon() throws {
    #expect(TileRenderer.render(try png(48, content: 0, orange), TileRequest(icon: "a", side: 48)) == nil)
  }

  @Test("A dark icon has a light rim, and others have none")
  func rim() throws {
    for (color, hasRim) in [(Color.black, true), (Color(hex: 0x202020), true), (orange, false), (.white, false)] {
      let tile = try #require(TileRenderer.render(try png(96, content: 80, color), TileRequest(icon: "a", side: 96)))
      let bounds = try #require(tile.contentBounds)
      let rim = Color(hex: tile.pixel(Int(bounds.x), 48) & 0xff_ffff)
      #expect((rim.contrast(with: color) > 1.5) == hasRim, "\(color)")
    }
  }

  @Test(
    "An icon can be seen on its plate, and the plate on any background",
    arguments: [Color.white, .black, Color(hex: 0xf0f0f0)], [Color.white, .black])
  func plate(icon: Color, plate: Color) throws {
    for shape in [IconPreferences.Shape.rounded, .circle] {
      let request = TileRequest(icon: "a", side: 96, shape: shape, plate: plate)
      let tile = try #require(TileRenderer.render(try png(96, content: 60, icon), request))
      let color = { (x: Int, y: Int) in Color(hex: tile.pixel(x, y) & 0xff_ffff) }
      #expect(color(48, 48).contrast(with: color(48, 8)) > 4.5)
      #expect(color(48, 0).contrast(with: .black) > 1.5, "the edge of the plate")
    }
  }

  @Test("A dark icon that fills its plate has a light rim")
  func darkPlate() throws {
    let request = TileRequest(icon: "a", side: 96, shape: .rounded)
    let tile = try #require(TileRenderer.render(try png(96, content: 96, .black), request))
    #expect(Color(hex: tile.pixel(48, 0) & 0xff_ffff).contrast(with: .black) > 1.5)
    #expect(tile.pixel(48, 8) == 0xff00_0000)
  }

  @Test("The corners of a plate have the radius of the style")
  func radius() throws {
    let file = try png(96, content: 60, orange)
    let corner = { (radius: Double) in
      let request = TileRequest(icon: "a", side: 96, shape: .rounded, radius: radius)
      return TileRenderer.render(file, request)?.pixel(4, 4)
    }
    #expect(corner(0) == 0xffff_ffff)
    #expect(corner(40) == 0)
  }
}
