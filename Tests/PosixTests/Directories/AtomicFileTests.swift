import Foundation
import Testing

@testable import Posix

@Suite("Atomic files")
final class AtomicFileTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  private func text(_ name: String) -> String? {
    (try? RegularFile.read("\(directory)/\(name)")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
  }

  @Test("The file has the last content, and older generations as requested")
  func fileHasTheLastContentAndOlderGenerationsAsRequested() throws {
    let file = try AtomicFile("\(directory)/file")
    for content in ["one", "two", "three", "four"] { try file.write(Array(content.utf8), keeping: 2) }
    #expect(try names() == ["file", "file.1", "file.2"])
    #expect(["file", "file.1", "file.2"].map(text) == ["four", "three", "two"])
  }

  @Test("Without a request no generations are kept")
  func noGenerations() throws {
    let file = try AtomicFile("\(directory)/file")
    for content in ["one", ""] { try file.write(Array(content.utf8)) }
    #expect(try names() == ["file"])
    #expect(text("file") == "")
  }

  @Test("A reader of the old file still reads the old content")
  func oldReaders() throws {
    let file = try AtomicFile("\(directory)/file")
    try file.write(Array("old".utf8))
    let reader = try #require(FileHandle(forReadingAtPath: file.path))
    try file.write(Array("new".utf8))
    #expect(try reader.readToEnd() == Data("old".utf8))
  }

  @Test("New directories are private")
  func directories() throws {
    try AtomicFile("\(directory)/a/b/file").write([])
    let mode = try FileManager.default.attributesOfItem(atPath: "\(directory)/a/b")[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test("Chains of links are followed")
  func chainsOfLinksAreFollowed() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(directory)/one", withDestinationPath: "two")
    try FileManager.default.createSymbolicLink(atPath: "\(directory)/two", withDestinationPath: "\(directory)/three")
    try AtomicFile("\(directory)/one").write(Array("here".utf8))
    #expect(text("three") == "here")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(directory)/one") == "two")
  }

  @Test("A failed write leaves no files")
  func failing() throws {
    try FileManager.default.createDirectory(atPath: "\(directory)/file", withIntermediateDirectories: true)
    let file = try AtomicFile("\(directory)/file")
    #expect(throws: FileFault.directory) { try file.write(Array("x".utf8)) }
    #expect(try names() == ["file"])
  }

  @Test("Invalid files cannot be read")
  func reading() throws {
    #expect(throws: FileFault.absent) { try RegularFile.read("\(self.directory)/none") }
    #expect(throws: FileFault.directory) { try RegularFile.read(self.directory) }
    #expect(throws: FileFault.notRegular) { try RegularFile.read("/dev/zero") }
    try AtomicFile("\(directory)/file").write([1, 2, 3, 4])
    #expect(throws: FileFault.tooLarge(limit: 3)) { try RegularFile.read("\(self.directory)/file", limit: 3) }
    #expect(try RegularFile.read("\(directory)/file", limit: 4) == [1, 2, 3, 4])
  }

  @Test("System files without a size are read")
  func systemFilesWithoutASizeAreRead() throws {
    #expect(try !RegularFile.read("/proc/self/status").isEmpty)
  }
}
