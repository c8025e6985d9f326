import Foundation
import Testing

@testable import Posix

@Suite("Lines of a log that nobody may read")
struct LineOutputTests {
  /// Two ends of a pipe or a pair of sockets. The writing end blocks, as the end that a program inherits does.
  private final class Ends {
    let reader: Int32
    let writer: Int32

    init(sockets: Bool) throws {
      var ends: [Int32] = [0, 0]
      let status = sockets ? socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) : pipe(&ends)
      try #require(status == 0)
      (reader, writer) = (ends[0], ends[1])
    }

    deinit {
      for end in [reader, writer] { #expect(close(end) == 0) }
    }

    var isWriterBlocking: Bool { fcntl(writer, F_GETFL) & O_NONBLOCK == 0 }

    /// Everything that was written.
    func read() -> String {
      var (bytes, all) = ([UInt8](repeating: 0, count: 65536), [UInt8]())
      _ = fcntl(reader, F_SETFL, O_NONBLOCK)
      while case let count = Glibc.read(reader, &bytes, bytes.count), count > 0 { all += bytes.prefix(count) }
      return String(decoding: all, as: UTF8.self)
    }
  }

  private func print(_ line: String, to output: LineOutput) { output.print(line) { "\($0) lost" } }

  @Test("Nothing waits for the reader, and the lines that are lost are counted", arguments: [false, true])
  func nothingWaitsForTheReader(sockets: Bool) throws {
    let ends = try Ends(sockets: sockets)
    let output = LineOutput(to: ends.writer)
    output.neverWait()
    for number in 0..<10_000 { print("line \(number) " + String(repeating: "x", count: 100), to: output) }
    let first = ends.read().split(separator: "\n")
    #expect(first.count < 10_000)
    print("last", to: output)
    print("more", to: output)
    // A socket may have taken a part of a line.
    let torn = first.last?.hasSuffix(String(repeating: "x", count: 100)) == false
    let lost = 10_000 - first.count + (torn ? 1 : 0)
    #expect(ends.read() == "\(torn ? "\n" : "")\(lost) lost\nlast\nmore\n")
    #expect(ends.isWriterBlocking)
  }

  @Test("A pipe without a reader, and a descriptor that is closed, are no obstacle")
  func closed() throws {
    signal(SIGPIPE, SIG_IGN)
    let ends = try Ends(sockets: false)
    let (output, none) = (LineOutput(to: ends.writer), LineOutput(to: 1 << 20))
    for output in [output, none] { output.neverWait() }
    // The number of the reading end stays in use, because `Ends` closes it, and it must not be another test's file by then. A
    // process that another test starts may have the reading end for a moment, and then the pipe is full at some time.
    let nothing = open("/dev/null", O_RDONLY)
    #expect(dup2(nothing, ends.reader) == ends.reader)
    close(nothing)
    for output in [output, none] {
      var lost = 0
      for _ in 0..<10_000 {
        output.print(String(repeating: "x", count: 100)) { count in
          lost = count
          return "\(count) lost"
        }
      }
      #expect(lost > 0)
    }
  }

  @Test("A file has all lines after the text that is there")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "quiver-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let output = LineOutput(to: descriptor)
    print("one", to: output)
    output.neverWait()
    for word in ["two", "three"] { print(word, to: output) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\nthree\n")
  }
}
