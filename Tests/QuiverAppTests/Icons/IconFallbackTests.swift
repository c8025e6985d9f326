import Foundation
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// The first file of an icon is broken. The next one is shown, and the broken one is reported.
@MainActor
@Suite("Another file of a broken icon", .serialized)
struct IconFallbackTests {
  enum Fault: String, CaseIterable {
    case danglingLink, empty, truncated, notAPicture, invisible, directory, linkToBrokenFile

    @MainActor
    func make(at path: String, in fixture: IconFixture) throws {
      switch self {
      case .danglingLink: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "gone.png")
      case .empty: try fixture.write([], to: path)
      case .truncated:
        try fixture.paint(path, width: 64, height: 64, color: .white)
        try fixture.write(Data(contentsOf: URL(filePath: path)).prefix(60), to: path)
      case .notAPicture: try fixture.write("no picture at all".utf8, to: path)
      case .invisible: try fixture.paint(path, width: 48, height: 48, color: Color.white.opacity(0))
      case .directory: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .linkToBrokenFile:
        try fixture.write([], to: "\(fixture.directory)/outside.png")
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: "\(fixture.directory)/outside.png")
      }
    }

    var words: String {
      switch self {
      case .danglingLink: "it does not exist, or is a link to a file that does not"
      case .empty, .linkToBrokenFile: "it is empty"
      case .truncated, .notAPicture, .invisible, .directory: "it cannot be read, or shows no picture"
      }
    }
  }

  private static let green = Color(hex: 0x00ff00)
  private static let icon = TileRequest(icon: "a", side: 48)

  /// Where a good icon of the same name is.
  enum Place: String, CaseIterable { case otherSize, otherTheme, outsideOfThemes }

  @Test("The next file is shown instead of a broken one", arguments: Fault.allCases, Place.allCases)
  func nextFileIsShownInsteadOfABrokenOne(fault: Fault, place: Place) throws {
    let fixture = try BrokenIconFixture()
    try fault.make(at: fixture.broken, in: fixture.icons)
    try fixture.install(at: place, color: Self.green)
    #expect(fixture.load(Self.icon)?.pixel(24, 24) == 0xff00_ff00)
    #expect(fixture.messages == ["the icon “\(fixture.broken)” is left out: \(fault.words)"])
  }

  @Test("An icon without an intact file is missing")
  func iconWithoutAnIntactFileIsMissing() throws {
    let fixture = try BrokenIconFixture()
    let other = "\(fixture.icons.directory)/icons/a.png"
    for path in [fixture.broken, other] { try Fault.empty.make(at: path, in: fixture.icons) }
    #expect(fixture.load(Self.icon) == nil)
    #expect(fixture.messages == [fixture.broken, other].map { "the icon “\($0)” is left out: it is empty" })
  }

  @Test("A broken file is reported once for all sizes and until it changes")
  func brokenFileIsReportedOnceForAllSizesAndUntilItChanges() throws {
    let fixture = try BrokenIconFixture()
    try Fault.empty.make(at: fixture.broken, in: fixture.icons)
    try fixture.install(at: .otherTheme, color: Self.green)
    for side in [48, 64, 96] { #expect(fixture.load(TileRequest(icon: "a", side: side)) != nil) }
    #expect(fixture.messages.count == 1)
    try fixture.icons.write("other".utf8, to: fixture.broken)
    #expect(fixture.load(TileRequest(icon: "a", side: 100)) != nil)
    #expect(fixture.messages.count == 2)
  }

  @Test("A broken file that is named by its path is replaced by the theme's icon")
  func brokenFileThatIsNamedByItsPathIsReplacedByTheThemesIcon() throws {
    let fixture = try BrokenIconFixture()
    try fixture.install(at: .otherSize, color: Self.green)
    let path = "\(fixture.icons.directory)/gone/a.png"
    #expect(fixture.load(TileRequest(icon: path, side: 48))?.pixel(24, 24) == 0xff00_ff00)
    #expect(fixture.messages.first?.hasPrefix("the icon “\(path)” is left out: it does not exist") == true)
  }

  @Test("An intact file is shown as soon as it replaces a broken one")
  func intactFileIsShownAsSoonAsItReplacesABrokenOne() throws {
    let fixture = try BrokenIconFixture()
    try Fault.empty.make(at: fixture.broken, in: fixture.icons)
    try fixture.install(at: .otherTheme, color: Self.green)
    #expect(fixture.load(Self.icon)?.pixel(24, 24) == 0xff00_ff00)
    fixture.store.confirm()
    try #require(AppFixture.poll { fixture.store.watch?.isListening == true })
    try fixture.icons.paint(fixture.broken, width: 48, height: 48, color: Color(hex: 0x0000ff))
    #expect(AppFixture.poll { fixture.store.tile(for: Self.icon)?.pixel(24, 24) == 0xff00_00ff })
  }

  @Test("A file that is repaired between runs is shown in the next one")
  func fileThatIsRepairedBetweenRunsIsShownInTheNextOne() throws {
    let fixture = try BrokenIconFixture(keeps: true)
    let other = "\(fixture.icons.directory)/icons/a.png"
    for path in [fixture.broken, other] { try Fault.empty.make(at: path, in: fixture.icons) }
    #expect(fixture.load(Self.icon) == nil)
    #expect(AppFixture.poll { PictureCache(fixture.icons.setup)?.look(for: .tile(Self.icon)) != nil })
    try fixture.icons.paint(other, width: 48, height: 48, color: Self.green)
    fixture.restart()
    #expect(fixture.store.tile(for: Self.icon) == nil)
    fixture.store.confirm()
    #expect(AppFixture.poll { fixture.store.tile(for: Self.icon)?.pixel(24, 24) == 0xff00_ff00 })
  }

  /// The same drawing, a green square, with the suffix of a compressed one and without.
  @Test("A compressed drawing is decoded", arguments: ["svgz", "svg"])
  func compressedDrawingIsDecoded(suffix: String) throws {
    let drawing = try #require(
      Data(
        base64Encoded: "H4sIAAAAAAACA3WMSQqAMAwAv1LivQnqQaTtZ7Qb1IUajM93uXsbmGHMcUZ1LWU9LCTmfUQUES2d3mrElojwKUBJnjlZ6A"
          + "dQyeeY+GNnqp/4R6qQS7HQEIVABOjMu3I3rV0nlnIAAAA="))
    let fixture = try BrokenIconFixture()
    try fixture.icons.write(drawing, to: "\(fixture.icons.apps)/b.\(suffix)")
    #expect(fixture.load(TileRequest(icon: "b", side: 48))?.pixel(24, 24) == 0xff00_ff00)
    #expect(fixture.messages == [])
  }

  @Test("An icon that ends the decoder is reported")
  func iconThatEndsTheDecoderIsReported() throws {
    let fixture = try BrokenIconFixture(decoder: ["/bin/sh", "-c", "read setup; read first; kill -9 $$"])
    #expect(fixture.load(Self.icon) == nil)
    #expect(
      fixture.messages == ["the icon “a” is not shown: it needs too much time or memory, or its disk does not answer"])
  }
}

/// An icon theme that inherits from another one, and a tile store whose messages are kept.
@MainActor
final class BrokenIconFixture {
  let icons: IconFixture
  private(set) var store: TileStore
  private(set) var messages: [String] = []
  private let decoder: [String]
  /// The file that is found first.
  var broken: String { "\(icons.apps)/a.png" }

  init(decoder: [String] = IconFixture.decoder, keeps: Bool = false) throws {
    icons = try IconFixture(keeps: keeps)
    self.decoder = decoder
    store = TileStore(setup: icons.setup) {}
    restart()
    for (theme, directories, group) in [
      ("hicolor", "48x48/apps,96x96/apps\nInherits=Other", "96x96/apps"), ("Other", "48", "48"),
    ] {
      let text =
        "[Icon Theme]\nName=T\nDirectories=\(directories)\n[48x48/apps]\nSize=48\n[\(group)]\nSize=\(group.prefix(2))\n"
      try make("\(theme)/\(group)")
      try icons.write(text.utf8, to: "\(icons.directory)/icons/\(theme)/index.theme")
    }
  }

  /// Starts with an empty store, as when the program is restarted.
  func restart() {
    let faults = IconFaults { [weak self] in self?.messages.append($0) }
    store = TileStore(decoder: decoder, setup: icons.setup, faults: faults) {}
  }

  private func make(_ directory: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(icons.directory)/icons/\(directory)", withIntermediateDirectories: true)
  }

  func install(at place: IconFallbackTests.Place, color: Color) throws {
    let path =
      switch place {
      case .otherSize: "hicolor/96x96/apps"
      case .otherTheme: "Other/48"
      case .outsideOfThemes: "."
      }
    try icons.paint("\(icons.directory)/icons/\(path)/a.png", width: 96, height: 96, color: color)
  }

  /// Requests a tile and runs the loop until there is one or none.
  func load(_ request: TileRequest) -> Surface? {
    _ = store.tile(for: request)
    _ = IconFixture.wait { self.store.isWaiting(for: request) ? nil : () }
    return store.tile(for: request)
  }
}
