import Foundation
import TestSupport

extension TestDesktop {
  /// The pixels of the screen. xwd fails if a window goes while it looks at all of them.
  func picture(with additions: [String: String] = [:]) async throws -> Pixels {
    let file = "\(directory)/picture.xwd"
    return try await eventually("a picture of the screen") {
      guard try await run(["xwd", "-root", "-silent", "-out", file], with: additions).status == 0 else { return nil }
      return try Pixels(xwd: Data(contentsOf: URL(filePath: file)))
    }
  }

  /// The colour of a pixel of the screen, as `#RRGGBB`.
  func color(at point: ScreenPoint) async throws -> String? {
    let place = "1x1+\(point.x)+\(point.y)"
    return try await run("import", "-window", "root", "-depth", "8", "-crop", place, "txt:-").output
      .firstMatch(of: /#[0-9A-F]{6}/).map { String($0.output) }
  }

  /// Waits until the screen has changed.
  func waitForChange(from picture: Pixels) async throws {
    try await eventually("another picture; see \(text("log") ?? "")") { try await self.picture() != picture }
  }
}
