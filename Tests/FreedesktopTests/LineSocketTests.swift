import Foundation
import Testing

@testable import Freedesktop

@Suite("A socket that carries lines")
struct LineSocketTests {
  private let ours: LineSocket
  private let theirs: OpenFile

  init() throws {
    (ours, theirs) = try #require(LineSocket.pair())
  }

  private func put(_ text: String) {
    _ = text.withCString { write(theirs.descriptor, $0, strlen($0)) }
  }

  @Test func givesWholeLinesAlone() {
    #expect(ours.receive() == [])
    put("one\ntw")
    #expect(ours.receive() == ["one"])
    put("o\n")
    #expect(ours.receive() == ["two"])
  }

  @Test func carriesFilesInTheOrderOfTheirLines() throws {
    let files = ["a", "b"].map { MemoryFile.make(Array($0.utf8), [UInt8]().span.bytes) }
    let (sender, end) = try #require(LineSocket.pair())
    let receiver = LineSocket(end)
    for (text, file) in zip(["a", "b"], files) { sender.send("line \(text)", with: file) }
    sender.send("line without a file")
    var lines: [String] = []
    while lines.count < 3 { lines += try #require(receiver.receive()) }
    #expect(lines == ["line a", "line b", "line without a file"])
    for text in ["a", "b"] {
      let file = try #require(receiver.takeFile())
      #expect(MemoryFile.isSealed(file) && fcntl(file.descriptor, F_GETFD) == FD_CLOEXEC)
      #expect(try file.content(limit: 9) == Array(text.utf8))
    }
    #expect(receiver.takeFile() == nil)
  }

  @Test func endsWithTheOtherSide() throws {
    let (ours, theirs) = try #require(LineSocket.pair())
    withExtendedLifetime(theirs) {}
    shutdown(theirs.descriptor, Int32(SHUT_RDWR))
    #expect(ours.receive() == nil)
    #expect(ours.send("anybody there?") == .closed)
  }

  @Test func endsWhereNoLineEnds() {
    var received: [String]? = []
    for _ in 0..<40 where received != nil {
      put(String(repeating: "x", count: 4096))
      received = ours.receive()
    }
    #expect(received == nil)
  }

  /// The window must not wait for a helper that was taken over.
  @Test func neverWaitsForASideThatReadsNothing() {
    let line = String(repeating: "x", count: 4096)
    #expect((0..<10_000).contains { _ in ours.send(line) == .full })
  }
}

extension MemoryFileTests {
  private static func make() -> OpenFile? { MemoryFile.make([1, 2], [UInt8](arrayLiteral: 3).span.bytes) }

  @Test func cannotBeChangedOrShortened() throws {
    let file = try #require(Self.make())
    #expect(MemoryFile.isSealed(file))
    #expect(ftruncate(file.descriptor, 0) != 0 && pwrite(file.descriptor, "x", 1, 0) < 0)
    #expect(try file.content(limit: 3) == [1, 2, 3])
  }

  @Test func aFileOnADiskIsNotSealed() throws {
    #expect(!MemoryFile.isSealed(try RegularFile.open("/etc/passwd")))
  }

  @Test(arguments: ["/dev/zero", "/etc"])
  func onlyRegularFilesAreCopied(path: String) throws {
    #expect(throws: FileFault.self) { try RegularFile.open(path) }
    #expect(MemoryFile.copy(try OpenFile(reading: path), limit: 1 << 20) == nil)
  }

  @Test func aFileIsCopiedUpToALimit() throws {
    let file = try #require(Self.make())
    #expect(try MemoryFile.copy(file, limit: 3)?.content(limit: 3) == [1, 2, 3])
    #expect(MemoryFile.copy(file, limit: 2) == nil)
  }
}

@Suite("A file in memory")
struct MemoryFileTests {}
