import CGtk
import Foundation
import Testing

@testable import GtkBridge

/// Pictures of four quarters: red, green, blue and white.
@MainActor
@Suite("Pictures that are decoded in this process")
struct PictureCodecTests {
  private func decode(_ file: [UInt8], at size: PixelSize? = nil, area: Int = 4096) -> Surface? {
    Surface(decoding: file.span.bytes, limits: DecodingLimits(longestSide: 64, largestArea: area)) { natural, _ in
      size ?? natural
    }
  }

  /// The letters of the colours of the quarters, row by row.
  private func quarters(_ picture: Surface?) -> String? {
    guard let picture else { return nil }
    let places = [(1, 1), (3, 1), (1, 3), (3, 3)]
    return places.map { x, y in Self.letter(picture.pixel(picture.width * x / 4, picture.height * y / 4)) }.joined()
  }

  private static func letter(_ pixel: UInt32) -> String {
    let color = colors.first { _, color in
      let shifts: [UInt32] = [0, 8, 16]
      return shifts.allSatisfy { shift in
        let (one, other) = (Int(pixel >> shift & 255), Int(color >> shift & 255))
        return abs(one - other) < 8
      }
    }
    return color?.0 ?? "?"
  }

  private static let colors: [(String, UInt32)] = [("R", 0xff0000), ("G", 0xff00), ("B", 0xff), ("W", 0xffffff)]

  private static let png: [UInt8] = {
    let surface = Surface(clear: 32, 32)
    let drawing = Drawing(on: surface)
    for (number, color) in colors.map(\.1).enumerated() {
      let part = { (shift: UInt32) in Double(color >> shift & 255) / 255 }
      drawing.rectangle(Double(number % 2) * 16, Double(number / 2) * 16, 16, 16)
      drawing.ink(red: part(16), green: part(8), blue: part(0), alpha: 1)
      drawing.fill()
    }
    let path = NSTemporaryDirectory() + "quarters-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try? surface.writePNG(to: path)
    return [UInt8]((try? Data(contentsOf: URL(filePath: path))) ?? Data())
  }()

  private static func bytes(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }

  private static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYn\
    KSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo\
    KCgoKCgoKCj/wAARCAAgACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAcJCP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/\
    xAAZAQEAAwEBAAAAAAAAAAAAAAAABQYICQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdKc0iAsSoOegCOre6\
    FgLEqDnoA5ebxexANLWbkwAzSaRQ4DS1m5MAP//Z
    """)

  /// For printing: cyan, magenta, yellow and black.
  private static let ink = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykq\
    KRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo\
    KCgoKCgo/8AAFAgAIAAgBAEiAAIRAQMRAQQiAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAHCAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA\
    /8QAGAEAAgMAAAAAAAAAAAAAAAAABggFBwn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AKIAMS2tUgI4AL2h\
    gA1EAQ1ToA5ogGSQ4A//2Q==
    """)

  /// Half transparent.
  private static let webp = bytes(
    """
    UklGRjgAAABXRUJQVlA4TCwAAAAvH8AHEB8gEEjeHzqN+RcQFPwf3QBGZA+AMNtokpOc5BHcP6L/UaX6C7Btvw==
    """)

  private static let svg = [UInt8](
    #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="16" height="16" fill="#f00"/>
    <rect x="16" width="16" height="16" fill="#0f0"/><rect y="16" width="16" height="16" fill="#00f"/>
    <rect x="16" y="16" width="16" height="16" fill="#fff"/></svg>
    """#.utf8)

  private static func file(_ name: String) -> [UInt8] {
    switch name {
    case "PNG": png
    case "JPEG": jpeg
    case "JPEG for printing": ink
    default: svg
    }
  }

  @Test(
    "Pictures are decoded by libraries that start no program", arguments: ["PNG", "JPEG", "JPEG for printing", "SVG"])
  func formats(_ name: String) throws {
    let file = Self.file(name)
    let format = PictureFormat(of: file.span.bytes)
    #expect(file.withUnsafeBytes { format?.codec($0)?.size } == PixelSize(width: 32, height: 32))
    #expect(quarters(decode(file)) == "RGBW")
    let small = try #require(decode(file, at: PixelSize(width: 12, height: 8)))
    #expect((small.width, small.height) == (12, 8))
    #expect(quarters(small) == "RGBW")
  }

  @Test("Colours of a translucent picture are premultiplied")
  func translucent() throws {
    let picture = try #require(decode(Self.webp))
    #expect(picture.pixel(8, 8) == 0x8080_0000)
    #expect(picture.pixel(24, 24) == 0x8080_8080)
  }

  /// Exif 2.32, tag 274.
  @Test(
    "Photographs are turned as the camera was held",
    arguments: [
      (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"), (8, "GWRB"),
      (0, "RGBW"), (9, "RGBW"),
    ] as [(UInt8, String)])
  func orientation(_ number: UInt8, _ expected: String) {
    for isBigEndian in [true, false] { #expect(quarters(decode(photo(number, isBigEndian))) == expected) }
  }

  /// The JPEG with an Exif segment that has one entry.
  private func photo(_ orientation: UInt8, _ isBigEndian: Bool) -> [UInt8] {
    func number(_ value: UInt8, _ length: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: length - 1)
      return isBigEndian ? zeros + [value] : [value] + zeros
    }
    let tag: [UInt8] = isBigEndian ? [1, 0x12] : [0x12, 1]
    let entry = tag + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2) + entry
    let content = Array("Exif\0\0".utf8) + tiff
    return Self.jpeg[..<2] + [0xff, 0xe1, 0, UInt8(content.count + 2)] + content + Self.jpeg[2...]
  }

  @Test("Damaged pictures are refused, at each length", arguments: ["PNG", "SVG"])
  func damage(_ name: String) {
    let file = Self.file(name)
    for length in 0..<file.count - 12 { #expect(decode(Array(file.prefix(length))) == nil, "\(length)") }
  }

  @Test("A photograph that is cut off breaks nothing")
  func cutOff() {
    let photo = photo(6, true)
    for length in 0..<photo.count { _ = decode(Array(photo.prefix(length))) }
    for length in 0..<Self.webp.count { #expect(decode(Array(Self.webp.prefix(length))) == nil) }
  }

  @Test("A size beyond the limits is refused")
  func limits() {
    #expect(decode(Self.png, area: 1000) == nil)
    #expect(decode(Self.webp, area: 1000) == nil)
    #expect(decode(Self.jpeg, area: 1000) != nil, "it can be decoded at a smaller size")
  }
}
