import Foundation

extension Desk {
  /// All pixels of the screen, as `xwd` writes them, but for the byte of each that is no colour.
  func picture() async throws -> Data {
    let file = "\(directory)/picture.xwd"
    guard try await run("xwd", "-root", "-silent", "-out", file).status == 0 else {
      throw NeverHappened(description: "a picture of the screen")
    }
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
    for place in stride(from: Self.firstPixel(in: bytes) + 3, to: bytes.count, by: 4) { bytes[place] = 0 }
    return Data(bytes)
  }

  /// After the header, whose length comes first, and the colours, twelve bytes each (XWDFile.h).
  private static func firstPixel(in bytes: [UInt8]) -> Int {
    let number = { (place: Int) in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return number(0) + 12 * number(76)
  }

  /// What colour a pixel of the screen has: `#RRGGBB`.
  func color(at spot: Spot) async throws -> String? {
    let place = "1x1+\(spot.x)+\(spot.y)"
    return try await run("import", "-window", "root", "-depth", "8", "-crop", place, "txt:-").output
      .firstMatch(of: /#[0-9A-F]{6}/).map { String($0.output) }
  }

  /// Waits until the screen looks other than it did.
  func changes(from picture: Data) async throws {
    try await eventually("another picture") { try await self.picture() != picture }
  }
}
