import Foundation
import Testing

@testable import Posix

@Suite("Files in memory")
struct MemoryFileTests {
  private static func make() -> OpenFile? { MemoryFile.make([1, 2], [UInt8](arrayLiteral: 3).span.bytes) }

  @Test("A memory file cannot be changed or truncated")
  func aMemoryFileCannotBeChangedOrTruncated() throws {
    let file = try #require(Self.make())
    #expect(MemoryFile.isSealed(file))
    #expect(ftruncate(file.descriptor, 0) != 0 && pwrite(file.descriptor, "x", 1, 0) < 0)
    #expect(try file.content(limit: 3) == [1, 2, 3])
  }

  @Test("A file on a disk is not sealed")
  func aFileOnADiskIsNotSealed() throws {
    #expect(!MemoryFile.isSealed(try RegularFile.open("/etc/passwd")))
  }

  @Test("Only regular files are copied", arguments: ["/dev/zero", "/etc"])
  func onlyRegularFilesAreCopied(path: String) throws {
    #expect(throws: FileFault.self) { try RegularFile.open(path) }
    #expect(MemoryFile.copy(try OpenFile(reading: path), limit: 1 << 20) == nil)
  }

  @Test("A file is copied up to a limit")
  func aFileIsCopiedUpToALimit() throws {
    let file = try #require(Self.make())
    #expect(try MemoryFile.copy(file, limit: 3)?.content(limit: 3) == [1, 2, 3])
    #expect(MemoryFile.copy(file, limit: 2) == nil)
  }
}
