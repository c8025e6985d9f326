import Foundation
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// Invalid icon files. Each one fails alone, and the next icon is decoded.
@MainActor
@Suite("Invalid icon files", .serialized)
struct IconFaultTests {
  enum Fault: String, CaseIterable {
    case absent, danglingLink, empty, truncated, notAPicture, hugeHeader, entityBomb, slowDrawing, pipe, directory
    case oversizedFile

    var outcome: String { self == .slowDrawing ? "given up" : "missing" }
  }

  @Test("An invalid icon does not affect others", arguments: Fault.allCases)
  func fault(_ fault: Fault) throws {
    let fixture = try IconFixture()
    try fixture.install("good")
    let path = "\(fixture.directory)/bad"
    try make(fault, at: path, in: fixture)
    #expect(fixture.load(path)?.word == fault.outcome)
    #expect(fixture.load("good")?.word == "ready")
  }

  private func make(_ fault: Fault, at path: String, in fixture: IconFixture) throws {
    switch fault {
    case .absent: break
    case .danglingLink: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere")
    case .empty: try fixture.write([], to: path)
    case .truncated:
      try fixture.paint(path, width: 64, height: 64, color: .white)
      try fixture.write(Data(contentsOf: URL(fileURLWithPath: path)).prefix(60), to: path)
    case .notAPicture: try fixture.write("no picture at all".utf8, to: path)
    case .hugeHeader: try fixture.write(Self.png(side: 20_000), to: path)
    case .entityBomb: try fixture.write(Self.entityBomb.utf8, to: path)
    case .slowDrawing: try fixture.write(Self.slowDrawing.utf8, to: path)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .directory: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .oversizedFile:
      try fixture.write([], to: path)
      try #require(truncate(path, 33 << 20) == 0)
    }
  }

  @Test("A PNG with the extension .svg is decoded as PNG")
  func wrongExtension() throws {
    let fixture = try IconFixture()
    let path = "\(fixture.directory)/icon.svg"
    try fixture.paint(path, width: 48, height: 48, color: Color(hex: 0x00ff00))
    guard case .ready(let tile) = fixture.load(path) else { return #expect(Bool(false), "no tile") }
    #expect(tile.pixel(24, 24) == 0xff00_ff00)
  }

  @Test("A drawing cannot include another file")
  func externalFile() throws {
    let fixture = try IconFixture()
    let secret = "\(fixture.directory)/secret.png"
    try fixture.paint(secret, width: 48, height: 48, color: Color(hex: 0xff0000))
    let path = "\(fixture.directory)/spy.svg"
    try fixture.write(Self.drawing("<image width='48' height='48' xlink:href='\(secret)'/>").utf8, to: path)
    if case .ready(let tile) = fixture.load(path) { #expect(tile.pixel(24, 24) == 0) }
  }

  @Test(
    "An icon on an unresponsive disk does not affect others",
    .enabled(if: HungMount.isPossible, "mounting needs the rights of root, and a kernel with autofs"))
  func hungMount() throws {
    let fixture = try IconFixture()
    try fixture.install("good")
    let disk = try HungMount()
    let hung = TileRequest(icon: "\(disk.path)/share/icon.png", side: 48)
    let good = TileRequest(icon: "good", side: 48)
    fixture.store.prepare([hung, good])
    #expect(fixture.finalState(of: hung)?.word == "given up")
    #expect(fixture.finalState(of: good)?.word == "ready")
    withExtendedLifetime(disk) {}
  }

  /// A header and the beginning of the pixels.
  private static func png(side: Int) -> [UInt8] {
    let header = PNGChunk.bytes(of: side) + PNGChunk.bytes(of: side) + [8, 6, 0, 0, 0]
    let pixels = [0x78, 0x9c] + [UInt8](repeating: 0, count: 64)
    return PNGChunk.signature + PNGChunk("IHDR", header).bytes + PNGChunk("IDAT", pixels).bytes
  }

  private static func drawing(_ body: String, type: String = "") -> String {
    "<?xml version='1.0'?>\(type)<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
      + " width='48' height='48'>\(body)</svg>"
  }

  /// Each entity contains the previous one ten times, which makes a billion rectangles.
  private static let entityBomb: String = {
    let entities = (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }
    return drawing("&l9;", type: "<!DOCTYPE svg [<!ENTITY l0 '<rect/>'>\(entities.joined())]>")
  }()

  /// Each group draws the previous one twice, which makes a quarter of a million blended squares.
  private static let slowDrawing: String = {
    let groups = (1...18).map {
      "<g id='a\($0)' opacity='.5'><use xlink:href='#a\($0 - 1)'/><use xlink:href='#a\($0 - 1)'/></g>"
    }
    return drawing("<g id='a0'><rect width='48' height='48' opacity='.5'/></g>\(groups.joined())")
  }()
}
