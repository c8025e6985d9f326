import Foundation
import Posix
import TestSupport
import Testing

extension EndToEndTests {
  /// What the last run left is on the glass before anything is painted.
  @Suite struct LaunchTests {
    @Test func whatWasLeftIsThereAtOnce() async throws {
      let desk = try await Desk()
      let picture = try await desk.leaves()
      let springboard = try desk.traced()
      try await desk.sees(page: 1)
      try await springboard.rests()
      #expect(desk.began == "cached-frame")
      #expect(try await desk.picture().mismatch(with: picture) == nil)
      try await desk.hand.press("Next")
      try await desk.sees(page: 2)
      try await springboard.rests()
      #expect(try await desk.picture() != picture)
    }

    @Test(arguments: ["another name", "another arrangement", "another ground", "one application less"])
    func whatIsOtherIsPainted(how: String) async throws {
      let desk = try await Desk()
      let picture = try await desk.leaves()
      try desk.change(how)
      let springboard = try desk.traced()
      try await desk.seesWindow()
      try await springboard.rests()
      #expect(desk.began == "first-frame")
      #expect(try await desk.picture() != picture)
    }

    /// A picture that is what it says it is, of what never was.
    @Test func whatIsWrongIsPutRight() async throws {
      let desk = try await Desk()
      let picture = try await desk.leaves()
      try desk.forge()
      let springboard = try desk.traced()
      try await desk.sees(page: 1)
      try await springboard.rests()
      #expect(desk.began == "cached-frame")
      #expect(try await desk.picture().mismatch(with: picture) == nil)
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      let again = try desk.traced()
      try await desk.sees(page: 1)
      try await again.rests()
      #expect(desk.began == "cached-frame")
      #expect(try await desk.picture().mismatch(with: picture) == nil)
    }
  }
}

extension Desk {
  private static let firstFramePath = "cache/quiver/first-frame"

  /// Starts it, and ends it when it has kept what is on the glass.
  fileprivate func leaves() async throws -> Pixels {
    let springboard = try await springboard()
    try await sees(page: 1)
    try await springboard.rests()
    try await eventually("a picture for the next run") { text(Desk.homeFile) != nil && firstFrameFile != nil }
    try await springboard.rests()
    let picture = try await picture()
    #expect(try await springboard.ends(on: SIGTERM) == 0)
    return picture
  }

  fileprivate func traced() throws -> Springboard {
    Springboard(try start([Self.quiver], with: Springboard.strict.merging(["QUIVER_TRACE": "start"]) { $1 }))
  }

  /// What the last start first had on the glass: a picture that was kept, or a frame.
  fileprivate var began: String? {
    let starts = text("log")?.components(separatedBy: "start display=").last
    return starts?.firstMatch(of: /start (cached-frame|first-frame)=/).map { String($0.output.1) }
  }

  private var firstFrameFile: Data? { try? Data(contentsOf: URL(filePath: "\(directory)/\(Self.firstFramePath)")) }

  fileprivate func change(_ how: String) throws {
    switch how {
    case "another name":
      let entry = try #require(text("share/applications/app-01.desktop"))
      try write("share/applications/app-01.desktop", entry.replacing("App 01", with: "Other"))
    case "another arrangement":
      let home = try #require(text(Self.homeFile))
      try write(Self.homeFile, home.replacing("app-01.desktop;app-02.desktop;", with: "app-02.desktop;app-01.desktop;"))
    case "another ground":
      let dotfile = try #require(text("config/quiver/quiver.conf"))
      try write("config/quiver/quiver.conf", dotfile.replacing("#204060", with: "#602040"))
    default: try FileManager.default.removeItem(atPath: "\(directory)/share/applications/app-02.desktop")
    }
  }

  /// Paints it all over, as whoever kept it would have.
  fileprivate func forge() throws {
    let bytes = [UInt8](try #require(firstFrameFile))
    let pixels = [UInt8](repeating: 0x7f, count: Self.screen.width * Self.screen.height * 4)
    let first = bytes.count - pixels.count
    let sum = String(Checksum(words: pixels.span.bytes).value, radix: 16)
    // The subject's sum, a blank, the pixels' sum, and what fills up the last word.
    let caption = String(decoding: bytes[20..<first], as: UTF8.self)
    let subject = try #require(caption.split(separator: " ").first)
    let forged = Array("\(subject) \(sum)".utf8)
    let words = [UInt32(forged.count)].withUnsafeBytes { Array($0) }
    let filling = [UInt8](repeating: 0, count: (4 - forged.count % 4) % 4)
    let head = bytes[..<16] + words + forged + filling
    try Data(head + pixels).write(to: URL(filePath: "\(directory)/\(Self.firstFramePath)"))
  }
}
