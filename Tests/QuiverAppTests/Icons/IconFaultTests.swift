import Foundation
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// FAULTS.md's icons, made for real. Each costs itself, and the icon after it comes.
@MainActor
@Suite("Icons that are none", .serialized)
struct IconsFaultTests {
  enum Fault: String, CaseIterable {
    case absent, danglingLink, empty, truncated, notAPicture, hugeHeader, entityBomb, slowDrawing, pipe, directory
    case oversizedFile

    var outcome: String { self == .slowDrawing ? "given up" : "missing" }
  }

  @Test("cost only themselves", arguments: Fault.allCases)
  func fault(_ fault: Fault) throws {
    let world = try IconsWorld()
    try world.install("good")
    let path = "\(world.directory)/bad"
    try make(fault, at: path, in: world)
    #expect(world.settle(path)?.word == fault.outcome)
    #expect(world.settle("good")?.word == "ready")
  }

  private func make(_ fault: Fault, at path: String, in world: IconsWorld) throws {
    switch fault {
    case .absent: break
    case .danglingLink: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere")
    case .empty: try world.write([], to: path)
    case .truncated:
      try world.paint(path, width: 64, height: 64, color: .white)
      try world.write(Data(contentsOf: URL(fileURLWithPath: path)).prefix(60), to: path)
    case .notAPicture: try world.write("no picture at all".utf8, to: path)
    case .hugeHeader: try world.write(Self.png(side: 20_000), to: path)
    case .entityBomb: try world.write(Self.entityBomb.utf8, to: path)
    case .slowDrawing: try world.write(Self.slowDrawing.utf8, to: path)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .directory: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .oversizedFile:
      try world.write([], to: path)
      try #require(truncate(path, 33 << 20) == 0)
    }
  }

  @Test("A PNG that is called .svg is what it is")
  func wrongExtension() throws {
    let world = try IconsWorld()
    let path = "\(world.directory)/icon.svg"
    try world.paint(path, width: 48, height: 48, color: Color(hex: 0x00ff00))
    guard case .ready(let tile) = world.settle(path) else { return #expect(Bool(false), "no tile") }
    #expect(tile.pixel(24, 24) == 0xff00_ff00)
  }

  @Test("A drawing that names another file does not get it")
  func externalFile() throws {
    let world = try IconsWorld()
    let secret = "\(world.directory)/secret.png"
    try world.paint(secret, width: 48, height: 48, color: Color(hex: 0xff0000))
    let path = "\(world.directory)/spy.svg"
    try world.write(Self.drawing("<image width='48' height='48' xlink:href='\(secret)'/>").utf8, to: path)
    if case .ready(let tile) = world.settle(path) { #expect(tile.pixel(24, 24) == 0) }
  }

  @Test(
    "One on a disk that never answers costs itself",
    .enabled(if: HungMount.isPossible, "mounting needs the rights of root, and a kernel with autofs"))
  func hungMount() throws {
    let world = try IconsWorld()
    try world.install("good")
    let disk = try HungMount()
    let hung = TileRequest(icon: "\(disk.path)/share/icon.png", side: 48)
    let good = TileRequest(icon: "good", side: 48)
    world.store.prepare([hung, good])
    #expect(world.settled(hung)?.word == "given up")
    #expect(world.settled(good)?.word == "ready")
    withExtendedLifetime(disk) {}
  }

  /// A header, and the start of pixels that never come.
  private static func png(side: UInt32) -> [UInt8] {
    let words = [side, side].flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", words + [8, 6, 0, 0, 0])
      + chunk("IDAT", [0x78, 0x9c] + [UInt8](repeating: 0, count: 64))
  }

  private static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(kind.utf8) + body
    let checksum = content.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xedb8_8320 }
    }
    let big = { (word: UInt32) in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    return big(UInt32(body.count)) + content + big(~checksum)
  }

  private static func drawing(_ body: String, type: String = "") -> String {
    "<?xml version='1.0'?>\(type)<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
      + " width='48' height='48'>\(body)</svg>"
  }

  /// Each entity is ten of the one before: a billion rectangles.
  private static let entityBomb: String = {
    let entities = (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }
    return drawing("&l9;", type: "<!DOCTYPE svg [<!ENTITY l0 '<rect/>'>\(entities.joined())]>")
  }()

  /// Each group draws the one before twice: a quarter of a million blended squares.
  private static let slowDrawing: String = {
    let groups = (1...18).map {
      "<g id='a\($0)' opacity='.5'><use xlink:href='#a\($0 - 1)'/><use xlink:href='#a\($0 - 1)'/></g>"
    }
    return drawing("<g id='a0'><rect width='48' height='48' opacity='.5'/></g>\(groups.joined())")
  }()
}
