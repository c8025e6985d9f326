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

    @Test("The cached picture is on screen before the layout and the applications are known")
    func pictureIsOnScreenBeforeContentIsKnown() async throws {
      let desktop = try await TestDesktop()
      let picture = try await desktop.runOnce()
      let springboard = try desktop.springboardWithTiming()
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      #expect(try desktop.showsPictureBeforeContent())
      #expect(!desktop.wasRepainted)
      #expect(try await desktop.picture().mismatch(with: picture) == nil)
      try await desktop.keyboard.press("Next")
      try await desktop.waitForPage(2)
    }

    @Test("Icons that fly in are not shown before, in a cached picture")
    func iconsThatFlyInAreNotShownBefore() async throws {
      let desktop = try await TestDesktop()
      let dotfile = try #require(desktop.text("config/quiver/quiver.conf"))
      try desktop.write("config/quiver/quiver.conf", dotfile + "\n[behaviour]\nfly-in=always\n")
      _ = try await desktop.runOnce()
      let springboard = try desktop.springboardWithTiming()
      try await desktop.waitForPage(1)
      try await springboard.waitUntilIdle()
      #expect(desktop.firstPicture == "first-frame")
    }

    @Test("Keys that are pressed before the layout is known are not lost")
    func earlyKeysAreNotLost() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.runOnce()
      _ = try desktop.springboardWithTiming()
      try await desktop.waitForWindow()
      try await desktop.keyboard.press("Next")
      try await desktop.waitForPage(2)
      #expect(try desktop.showsPictureBeforeContent())
    }

    /// Tiles wiggle until it is hidden, as somebody may type and launch something before it comes to rest.
    @Test("A springboard that was hidden before it came to rest has a cached picture the next time")
    func hiddenBeforeRestKeepsPicture() async throws {
      let desktop = try await TestDesktop()
      let first = Springboard(try desktop.start([TestDesktop.quiver, "edit"], with: Springboard.strict))
      try await desktop.waitForTiles(TestDesktop.page(1) + ["Done"])
      #expect(try await desktop.quiver("hide") == 0)
      try await eventually("a picture for the next run") { desktop.firstFrameFile != nil }
      #expect(try await first.exitStatus(after: SIGTERM) == 0)
      let second = try desktop.springboardWithTiming()
      try await desktop.waitForPage(1)
      try await second.waitUntilIdle()
      #expect(desktop.firstPicture == "cached-frame")
      #expect(!desktop.wasRepainted)
    }

    @Test("A file that was written again is read before the cached picture is shown, but only once")
    func writtenFileIsReadFirst() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.runOnce()
      try desktop.write(TestDesktop.homeFile, try #require(desktop.text(TestDesktop.homeFile)))
      for isFirst in [true, false] {
        let kept = desktop.firstFrameFile
        let springboard = try desktop.springboardWithTiming()
        try await desktop.waitForPage(1)
        if isFirst { try await eventually("another picture for the next run") { desktop.firstFrameFile != kept } }
        try await springboard.waitUntilIdle()
        #expect(try desktop.showsPictureBeforeContent() != isFirst)
        #expect(!desktop.wasRepainted)
        #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      }
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

  /// Whether the last start showed the cached picture before it knew the applications.
  fileprivate func showsPictureBeforeContent() throws -> Bool {
    let phases = (lastStart ?? "").matches(of: /start ([a-z-]+)=/).map { String($0.output.1) }
    return try #require(phases.firstIndex(of: "cached-frame")) < #require(phases.firstIndex(of: "applications"))
  }

  /// Whether the last start painted a frame after the cached picture.
  fileprivate var wasRepainted: Bool { lastStart?.contains("start repainted=") == true }

  private var lastStart: String? { text("log")?.components(separatedBy: "start display=").last }

  fileprivate var firstFrameFile: Data? { try? Data(contentsOf: URL(filePath: "\(directory)/\(Self.firstFramePath)")) }

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
    // The first line of the caption has three checksums; the last one is that of the pixels. After the caption comes padding.
    let length = Int(bytes[16]) | Int(bytes[17]) << 8
    var lines = String(decoding: bytes[20..<20 + length], as: UTF8.self).components(separatedBy: "\n")
    lines[0] = lines[0].split(separator: " ").dropLast().joined(separator: " ") + " \(sum)"
    let newCaption = Array(lines.joined(separator: "\n").utf8)
    let words = [UInt32(newCaption.count)].withUnsafeBytes { Array($0) }
    let padding = [UInt8](repeating: 0, count: (4 - newCaption.count % 4) % 4)
    let head = bytes[..<16] + words + newCaption + padding
    try Data(head + pixels).write(to: URL(filePath: "\(directory)/\(Self.firstFramePath)"))
  }
}
