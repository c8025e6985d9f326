import Foundation
import Testing

@testable import Posix

@Suite("Sockets for lines")
struct LineSocketTests {
  private let ours: LineSocket
  private let theirs: OpenFile

  init() throws {
    (ours, theirs) = try #require(LineSocket.pair())
  }

  private func put(_ text: String) {
    _ = text.withCString { write(theirs.descriptor, $0, strlen($0)) }
  }

  @Test("Only complete lines are received")
  func onlyCompleteLinesAreReceived() {
    #expect(ours.receive() == [])
    put("one\ntw")
    #expect(ours.receive() == ["one"])
    put("o\n")
    #expect(ours.receive() == ["two"])
  }

  @Test("Files arrive in the order of their lines")
  func filesArriveInTheOrderOfTheirLines() throws {
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

  @Test("The socket ends when the other side closes")
  func theSocketEndsWhenTheOtherSideCloses() throws {
    let (ours, theirs) = try #require(LineSocket.pair())
    withExtendedLifetime(theirs) {}
    shutdown(theirs.descriptor, Int32(SHUT_RDWR))
    #expect(ours.receive() == nil)
    #expect(ours.send("anybody there?") == .closed)
  }

  @Test("A line without an end closes the socket")
  func aLineWithoutEndClosesTheSocket() {
    var received: [String]? = []
    for _ in 0..<40 where received != nil {
      put(String(repeating: "x", count: 4096))
      received = ours.receive()
    }
    #expect(received == nil)
  }

  /// The window must not wait for a compromised decoder.
  @Test("Sending never blocks")
  func sendingNeverBlocks() {
    let line = String(repeating: "x", count: 4096)
    #expect((0..<10_000).contains { _ in ours.send(line) == .full })
  }
}
