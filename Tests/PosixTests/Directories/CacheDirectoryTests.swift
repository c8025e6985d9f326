import Foundation
import Testing

@testable import Posix

@Suite("Cache directories")
final class CacheDirectoryTests {
  private let cache = CacheDirectory(NSTemporaryDirectory() + "quiver-cache-\(UUID().uuidString)/a/b")

  deinit {
    try? FileManager.default.removeItem(atPath: String(cache.path.dropLast(4)))
  }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []).sorted() }

  private func put(_ name: String, _ text: String) throws {
    try cache.write(name, Array(text.utf8), [UInt8](repeating: 0, count: 10 - text.utf8.count).span.bytes)
  }

  @Test("The directory is created when needed, and its files are private")
  func directoryIsCreatedWhenNeededAndItsFilesArePrivate() throws {
    try put("x", "one")
    try put("x", "two")
    #expect(names == ["x"])
    #expect(try RegularFile.read(cache.file("x")) == Array("two\0\0\0\0\0\0\0".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: cache.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    #expect(cache.has("x"))
    #expect(cache.read("x", limit: 10)?.count == 10)
    #expect(cache.read("x", limit: 9) == nil)
  }

  @Test("Trimming removes the least recently used files")
  func trimming() throws {
    for name in ["a", "b", "c"] {
      try put(name, name)
      usleep(20_000)
    }
    cache.touch("a")
    cache.trim(to: 20)
    #expect(names == ["a", "c"])
    cache.trim(to: 0)
    #expect(names == [])
  }

  @Test("Temporary files of dead writers are removed, and no others")
  func leftovers() throws {
    try put("a", "a")
    let dead = try Process.run(URL(filePath: "/bin/true"), arguments: [])
    dead.waitUntilExit()
    let leftovers = [".a.\(dead.processIdentifier)", ".a.\(getpid())"]
    for name in leftovers { try Data([1]).write(to: URL(filePath: cache.file(name))) }
    cache.trim(to: 1000)
    #expect(names == [leftovers[1], "a"].sorted())
  }

  @Test("Only regular files of this user are opened", arguments: ["link", "pipe", "socket", "directory", "missing"])
  func opensOnlyRegularFilesOfThisUser(what: String) throws {
    try put("x", "x")
    let path = cache.file(what)
    switch what {
    case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: cache.file("x"))
    case "pipe": mkfifo(path, 0o600)
    case "socket":
      let python = try Process.run(
        URL(filePath: "/usr/bin/python3"),
        arguments: ["-c", "import os, socket, sys; os.chdir(sys.argv[1]); socket.socket(1).bind('socket')", cache.path])
      python.waitUntilExit()
    case "directory": mkdir(path, 0o700)
    default: break
    }
    #expect(!cache.has(what))
    #expect(cache.open(what) == nil)
    cache.touch(what)
  }
}
