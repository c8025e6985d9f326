import Foundation
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// Two springboards that fill one cache, whose decoders are killed while they write.
@MainActor
@Suite("Sharing the picture cache", .serialized)
struct PictureCacheSharingTests {
  private static let colors: [UInt32] = (1...8).map { $0 * 0x1a_1407 }
  /// The colour of an icon that was not requested before.
  private static let last: UInt32 = 0xff_ffff
  private static let side = 1024

  @Test("Killed helpers leave only complete pictures, and all are there in the end")
  func killedHelpersLeaveOnlyCompletePicturesAndAllAreThereInTheEnd() throws {
    let fixture = try IconFixture(keeps: true)
    var requests = try Self.colors.map { try Self.request(for: $0, in: fixture) }
    var (generator, round, cut) = (SeededGenerator(seed: 11), 0, 0)
    while cut < 3, round < 60 {
      round += 1
      try? FileManager.default.removeItem(atPath: fixture.cache)
      let stores = (0..<2).map { _ in TileStore(decoder: fixture.decoderThatAddsItsProcess, setup: fixture.setup) {} }
      for request in requests { for store in stores { _ = store.tile(for: request) } }
      let count = Int.random(in: 0..<requests.count, using: &generator)
      try #require(fixture.runUntilWriting(after: count, of: requests.count))
      fixture.killDecoders()
      if !fixture.unfinished.isEmpty { cut += 1 }
      for (request, color) in zip(requests, Self.colors) {
        let kept = PictureCache(fixture.setup)?.look(for: .tile(request))
        #expect(kept == nil || kept?.picture?.pixel(512, 512) == 0xff00_0000 | color)
      }
    }
    #expect(cut == 3)
    fixture.restart()
    requests.append(try Self.request(for: Self.last, in: fixture))
    for (request, color) in zip(requests, Self.colors + [Self.last]) {
      _ = fixture.load(request)
      #expect(fixture.store.tile(for: request)?.pixel(512, 512) == 0xff00_0000 | color)
    }
    #expect(AppFixture.poll { fixture.files.count == requests.count && fixture.unfinished.isEmpty })
  }

  private static func request(for color: UInt32, in fixture: IconFixture) throws -> TileRequest {
    let path = "\(fixture.directory)/\(color).png"
    try fixture.paint(path, width: side, height: side, color: Color(hex: color))
    return TileRequest(icon: path, side: side)
  }
}

extension IconFixture {
  fileprivate var cache: String { "\(directory)/cache" }
  private var pids: String { "\(directory)/pids" }

  /// The real decoder, which first adds its process number to a file.
  fileprivate var decoderThatAddsItsProcess: [String] {
    ["/bin/sh", "-c", #"echo $$ >>"$0"; exec "$@""#, pids] + Self.decoder
  }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? [] }
  fileprivate var files: [String] { names.filter { !$0.hasPrefix(".") } }
  fileprivate var unfinished: [String] { names.filter { $0.hasPrefix(".") } }

  /// Runs until a picture is being written after this number of others, or until all are written.
  fileprivate func runUntilWriting(after count: Int, of all: Int) -> Bool {
    (0..<20_000).contains { _ in
      AppFixture.runLoop(for: 0.001) {
        let names = names
        let finished = names.count { !$0.hasPrefix(".") }
        return finished == all || finished >= count && finished < names.count
      }
    }
  }

  fileprivate func killDecoders() {
    let noted = (try? String(contentsOfFile: pids, encoding: .utf8)) ?? ""
    for line in noted.split(separator: "\n") { if let pid = pid_t(line) { kill(pid, SIGKILL) } }
    try? FileManager.default.removeItem(atPath: pids)
  }
}
