import Foundation

extension Desk {
  /// All pixels of the screen, as `xwd` writes them.
  func picture() async throws -> Data {
    let file = "\(directory)/picture.xwd"
    guard try await run("xwd", "-root", "-silent", "-out", file).status == 0 else {
      throw NeverHappened(description: "a picture of the screen")
    }
    return try Data(contentsOf: URL(filePath: file))
  }

  /// Waits until the screen looks other than it did.
  func changes(from picture: Data) async throws {
    try await eventually("another picture") { try await self.picture() != picture }
  }
}
