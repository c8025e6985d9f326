import CollectionEngine
import Foundation
import Posix
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// Something other than a regular file of this user in place of a cache file.
enum Obstacle: String, CaseIterable {
  case pipe, socket, directory, link, linkToZeros, device

  /// Only root can create devices.
  static let possible = allCases.filter { $0 != .device || getuid() == 0 }

  func put(at path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    switch self {
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .socket: try Self.makeSocket(at: path)
    case .directory: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case .link:
      try Data("elsewhere".utf8).write(to: URL(filePath: path + ".elsewhere"))
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".elsewhere")
    case .linkToZeros: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case .device: try #require(mknod(path, S_IFCHR | 0o600, makedev(1, 5)) == 0)
    }
  }

  private static func makeSocket(at path: String) throws {
    let python = try Process.run(
      URL(filePath: "/usr/bin/python3"),
      arguments: ["-c", "import os, socket, sys; os.chdir(sys.argv[1]); socket.socket(1).bind(sys.argv[2])"]
        + [(path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent])
    python.waitUntilExit()
    try #require(python.terminationStatus == 0)
  }

  private func makedev(_ major: UInt, _ minor: UInt) -> dev_t { dev_t(major << 8 | minor) }
}

@MainActor
@Suite("A cache file that is no regular file", .serialized)
struct HostileCacheTests {
  private let fixture: AppFixture
  private let cache: CacheDirectory

  init() throws {
    fixture = try AppFixture()
    cache = CacheDirectory(fixture.scratch("cache"))
    cache.make()
  }

  @Test("A first frame is treated as absent", arguments: Obstacle.possible)
  func firstFrameIsTreatedAsAbsent(obstacle: Obstacle) throws {
    try obstacle.put(at: cache.file("first-frame"))
    let picture = FirstFrameCache(in: cache)
    #expect(!picture.exists)
    #expect(picture.frame == nil)
    picture.keep(try #require(Surface(opaque: 24, 16)), for: .sample, of: [])
    guard obstacle != .directory else { return }
    #expect(AppFixture.poll { FirstFrameCache(in: self.cache).frame != nil })
  }

  @Test("A catalogue is treated as absent", arguments: Obstacle.possible)
  func catalogueIsTreatedAsAbsent(obstacle: Obstacle) throws {
    try obstacle.put(at: cache.file("catalogue"))
    let sources = fixture.environment.catalogueSources
    #expect(!CatalogueSnapshot.exists(in: cache))
    #expect(CatalogueSnapshot(in: cache, of: sources) == nil)
    CatalogueScan(of: sources, fixture.environment.directories, since: nil).snapshot.keep(in: cache)
    #expect((CatalogueSnapshot(in: cache, of: sources) != nil) == (obstacle != .directory))
  }

  @Test("A tile is rendered again", arguments: Obstacle.possible)
  func tileIsRenderedAgain(obstacle: Obstacle) throws {
    let fixture = try IconFixture(keeps: true)
    try fixture.install("red")
    let request = DecoderRequest.tile(TileRequest(icon: "red", side: 48))
    let pictures = try #require(PictureCache(fixture.setup))
    pictures.make()
    try obstacle.put(at: pictures.file(for: request))
    #expect(pictures.look(for: request) == nil)
    #expect(fixture.load("red")?.word == "ready")
    guard obstacle != .directory else { return }
    #expect(AppFixture.poll { pictures.look(for: request)?.picture != nil })
  }

  @Test("An invalid picture directory disables the cache", arguments: [Obstacle.pipe, .socket, .linkToZeros])
  func invalidPictureDirectoryDisablesTheCache(obstacle: Obstacle) throws {
    let fixture = try IconFixture(keeps: true)
    try fixture.install("red")
    try obstacle.put(at: "\(fixture.directory)/cache")
    #expect(fixture.load("red")?.word == "ready")
  }
}

@Suite("Cache files that are truncated while in use")
struct CachedPictureTests {
  /// If the file were mapped, the process would end here with SIGBUS.
  @Test("A picture keeps its pixels when its file is truncated")
  func aPictureKeepsItsPixelsWhenItsFileIsTruncated() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let fixture = try IconFixture(keeps: true)
        let cache = try #require(PictureCache(fixture.setup))
        let request = DecoderRequest.tile(TileRequest(icon: "red", side: 1024))
        let red = try #require(Surface(width: 1024, height: 1024))
        let drawing = Drawing(on: red)
        drawing.ink(Color(hex: 0xff0000))
        drawing.paint()
        cache.keep(red, for: request, madeOf: .none)
        let picture = try #require(cache.look(for: request)?.picture)
        #expect(truncate(cache.file(for: request), 0) == 0)
        #expect(picture.pixel(1000, 1000) == 0xffff_0000)
        #expect(cache.look(for: request) == nil)
      }
    }
  }

  @Test("Applications remain available when the catalogue is truncated")
  func applicationsRemainAvailableWhenTheCatalogueIsTruncated() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let fixture = try AppFixture()
        let entry =
          "[Desktop Entry]\nType=Application\nName=A\nExec=true\nComment=\(String(repeating: "long ", count: 9000))\n"
        try fixture.scratch.write("share/applications/a.desktop", entry)
        let (cache, sources) = (CacheDirectory(fixture.scratch("cache")), fixture.environment.catalogueSources)
        CatalogueScan(of: sources, fixture.environment.directories, since: nil).snapshot.keep(in: cache)
        let snapshot = try #require(CatalogueSnapshot(in: cache, of: sources))
        #expect(truncate(cache.file("catalogue"), 0) == 0)
        #expect(snapshot.entry(ItemID.application("a.desktop"))?.exec == "true")
      }
    }
  }
}
