import Foundation
import Posix
import TestSupport
import Testing

extension EndToEndTests {
  /// The cached picture of the last run is shown before anything is painted.
  @Suite struct FirstFrameTests {
    @Test("The first frame shows the cached picture")
    func firstFrameShowsCachedPicture() async throws {
      let desktop = try await TestDesktop()
      let picture = try await desktop.runOnce()
      let springboard = try desktop.springboardWithTiming()
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      #expect(desktop.firstPicture == "cached-frame")
      #expect(!desktop.wasRepainted)
      #expect(try await desktop.picture().mismatch(with: picture) == nil)
      try await desktop.keyboard.press("Next")
      try await desktop.waitForPage(2)
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture() != picture)
    }

    @Test(
      "Changed content is painted",
      arguments: ["another name", "another board", "another background", "one application less"])
    func changedContentIsPainted(how: String) async throws {
      let desktop = try await TestDesktop()
      let picture = try await desktop.runOnce()
      try desktop.change(how)
      let springboard = try desktop.springboardWithTiming()
      try await desktop.waitForWindow()
      try await springboard.waitUntilIdle()
      #expect(desktop.firstPicture == "first-frame")
      #expect(try await desktop.picture() != picture)
    }

    /// The cache has a valid picture with wrong content.
    @Test("A wrong cached picture is replaced")
    func aWrongCachedPictureIsReplaced() async throws {
      let desktop = try await TestDesktop()
      let picture = try await desktop.runOnce()
      try desktop.repaintCache()
      let springboard = try desktop.springboardWithTiming()
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      #expect(desktop.firstPicture == "cached-frame")
      #expect(desktop.wasRepainted)
      #expect(try await desktop.picture().mismatch(with: picture) == nil)
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      let again = try desktop.springboardWithTiming()
      try await desktop.waitForPage(1)
      try await again.waitUntilIdle()
      #expect(desktop.firstPicture == "cached-frame")
      #expect(try await desktop.picture().mismatch(with: picture) == nil)
    }
  }
}

extension TestDesktop {
  private static let firstFramePath = "cache/quiver/first-frame"

  /// Runs the springboard until it has cached a picture of its screen.
  fileprivate func runOnce() async throws -> Pixels {
    let springboard = try await springboard()
    try await waitForPage(1)
    try await springboard.waitUntilIdle()
    try await eventually("a picture for the next run") { text(TestDesktop.homeFile) != nil && firstFrameFile != nil }
    try await springboard.waitUntilIdle()
    let picture = try await picture()
    #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    return picture
  }

  fileprivate func springboardWithTiming() throws -> Springboard {
    Springboard(try start([Self.quiver], with: Springboard.strict.merging(["QUIVER_TIMING": "start"]) { $1 }))
  }

  /// What the last start showed first: the cached picture or a frame.
  fileprivate var firstPicture: String? {
    lastStart?.firstMatch(of: /start (cached-frame|first-frame)=/).map { String($0.output.1) }
  }

  /// Whether the last start painted a frame after the cached picture.
  fileprivate var wasRepainted: Bool { lastStart?.contains("start repainted=") == true }

  private var lastStart: String? { text("log")?.components(separatedBy: "start display=").last }

  private var firstFrameFile: Data? { try? Data(contentsOf: URL(filePath: "\(directory)/\(Self.firstFramePath)")) }

  fileprivate func change(_ how: String) throws {
    switch how {
    case "another name":
      let entry = try #require(text("share/applications/app-01.desktop"))
      try write("share/applications/app-01.desktop", entry.replacing("App 01", with: "Other"))
    case "another board":
      let home = try #require(text(Self.homeFile))
      try write(Self.homeFile, home.replacing("app-01.desktop;app-02.desktop;", with: "app-02.desktop;app-01.desktop;"))
    case "another background":
      let dotfile = try #require(text("config/quiver/quiver.conf"))
      try write("config/quiver/quiver.conf", dotfile.replacing("#204060", with: "#602040"))
    default: try FileManager.default.removeItem(atPath: "\(directory)/share/applications/app-02.desktop")
    }
  }

  /// Replaces all pixels of the cached picture, with a correct checksum.
  fileprivate func repaintCache() throws {
    let bytes = [UInt8](try #require(firstFrameFile))
    let pixels = [UInt8](repeating: 0x7f, count: Self.screen.width * Self.screen.height * 4)
    let first = bytes.count - pixels.count
    let sum = String(Checksum(words: pixels.span.bytes).value, radix: 16)
    // The caption has the checksum of the subject, a space, the checksum of the pixels, and padding.
    let caption = String(decoding: bytes[20..<first], as: UTF8.self)
    let subject = try #require(caption.split(separator: " ").first)
    let newCaption = Array("\(subject) \(sum)".utf8)
    let words = [UInt32(newCaption.count)].withUnsafeBytes { Array($0) }
    let padding = [UInt8](repeating: 0, count: (4 - newCaption.count % 4) % 4)
    let head = bytes[..<16] + words + newCaption + padding
    try Data(head + pixels).write(to: URL(filePath: "\(directory)/\(Self.firstFramePath)"))
  }
}
