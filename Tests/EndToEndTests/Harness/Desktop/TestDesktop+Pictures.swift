import Foundation
import TestSupport

extension Desk {
  /// The pixels of the screen.
  func picture(with additions: [String: String] = [:]) async throws -> Pixels {
    let file = "\(directory)/picture.xwd"
    guard try await run(["xwd", "-root", "-silent", "-out", file], with: additions).status == 0 else {
      throw NeverHappened(description: "a picture of the screen")
    }
    return try Pixels(xwd: Data(contentsOf: URL(filePath: file)))
  }

  /// What colour a pixel of the screen has: `#RRGGBB`.
  func color(at spot: Spot) async throws -> String? {
    let place = "1x1+\(spot.x)+\(spot.y)"
    return try await run("import", "-window", "root", "-depth", "8", "-crop", place, "txt:-").output
      .firstMatch(of: /#[0-9A-F]{6}/).map { String($0.output) }
  }

  /// Waits until the screen looks other than it did.
  func changes(from picture: Pixels) async throws {
    try await eventually("another picture") { try await self.picture() != picture }
  }
}
