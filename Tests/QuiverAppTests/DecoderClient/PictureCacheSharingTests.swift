import Foundation
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// Two springboards that fill one cache, whose decoders are killed while they write.
@MainActor
@Suite("A cache that several fill", .serialized)
struct PictureCacheSharingTests {
  private static let colors: [UInt32] = (1...8).map { $0 * 0x1a_1407 }
  /// Of one that nobody asked for before.
  private static let last: UInt32 = 0xff_ffff
  private static let side = 1024

  @Test("holds every picture whole or not at all, and in the end all of them")
  func killed() throws {
    let world = try IconsWorld(keeps: true)
    var requests = try Self.colors.map { try Self.request(for: $0, in: world) }
    var (generator, round, cut) = (SeededGenerator(seed: 11), 0, 0)
    while cut < 3, round < 60 {
      round += 1
      try? FileManager.default.removeItem(atPath: world.cache)
      let stores = (0..<2).map { _ in TileStore(decoder: world.notedDecoder, setup: world.setup) {} }
      for request in requests { for store in stores { _ = store.tile(for: request) } }
      let count = Int.random(in: 0..<requests.count, using: &generator)
      try #require(world.goOnUntilWriting(after: count, of: requests.count))
      world.killDecoders()
      if !world.unfinished.isEmpty { cut += 1 }
      for (request, color) in zip(requests, Self.colors) {
        let kept = PictureCache(world.setup)?.look(for: .tile(request))
        #expect(kept == nil || kept?.picture?.pixel(512, 512) == 0xff00_0000 | color)
      }
    }
    #expect(cut == 3)
    world.restart()
    requests.append(try Self.request(for: Self.last, in: world))
    for (request, color) in zip(requests, Self.colors + [Self.last]) {
      _ = world.settle(request)
      #expect(world.store.tile(for: request)?.pixel(512, 512) == 0xff00_0000 | color)
    }
    #expect(LiveWorld.goOnLooking { world.files.count == requests.count && world.unfinished.isEmpty })
  }

  private static func request(for color: UInt32, in world: IconsWorld) throws -> TileRequest {
    let path = "\(world.directory)/\(color).png"
    try world.paint(path, width: side, height: side, color: Color(hex: color))
    return TileRequest(icon: path, side: side)
  }
}

extension IconsWorld {
  fileprivate var cache: String { "\(directory)/cache" }
  private var pids: String { "\(directory)/pids" }

  /// The real one, which first tells who it is.
  fileprivate var notedDecoder: [String] { ["/bin/sh", "-c", #"echo $$ >>"$0"; exec "$@""#, pids] + Self.decoder }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? [] }
  fileprivate var files: [String] { names.filter { !$0.hasPrefix(".") } }
  fileprivate var unfinished: [String] { names.filter { $0.hasPrefix(".") } }

  /// Until a picture is being written, after so many of them, or all were.
  fileprivate func goOnUntilWriting(after count: Int, of all: Int) -> Bool {
    (0..<20_000).contains { _ in
      LiveWorld.goOn(for: 0.001) {
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
