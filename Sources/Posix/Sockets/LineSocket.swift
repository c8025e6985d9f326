import Glibc

/// One end of a connection between two processes that carries lines of text, and with a line an open file.
package final class LineSocket {
  private let connection: OpenFile
  /// Whether sending waits until the other side takes what is sent.
  private let waits: Bool
  private var received: [UInt8] = []
  private var files: [OpenFile] = []

  /// More than this without the end of a line is no line.
  private static let longestLine = 1 << 16
  /// Files that were received and not taken yet.
  private static let mostFiles = 64

  /// A connection: this process's end, and the one that another process is to have.
  package static func pair() -> (ours: LineSocket, theirs: OpenFile)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (LineSocket(OpenFile(owning: ends[0])), OpenFile(owning: ends[1]))
  }

  /// The end that this process was started with, as its standard input.
  package static var standardInput: LineSocket { LineSocket(OpenFile(owning: STDIN_FILENO), waits: true) }

  init(_ connection: OpenFile, waits: Bool = false) {
    (self.connection, self.waits) = (connection, waits)
  }

  /// Becomes readable when something was received.
  package var descriptor: Int32 { connection.descriptor }

  /// What became of a line that was sent.
  package enum Sending { case sent, closed, full }

  /// `.closed`: the other side is gone, and what it sent before can still be received. `.full`: it does not take what it is
  /// sent, and the line may be cut.
  @discardableResult
  package func send(_ line: String, with file: OpenFile? = nil) -> Sending {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    var done = 0
    while done < bytes.count {
      let put = SocketMessage.send(
        bytes[done...], with: done == 0 ? file?.descriptor : nil, over: descriptor, waits: waits)
      guard put > 0 || (put < 0 && errno == EINTR) else { return errno == EAGAIN ? .full : .closed }
      done += max(put, 0)
    }
    return .sent
  }

  /// What came since the last call, without waiting: whole lines, none where more is to come. nil: the other side is gone,
  /// or sends what are no lines.
  package func receive() -> [String]? {
    guard let message = SocketMessage.receive(over: descriptor) else { return isEmptyForNow ? [] : nil }
    files += message.files.map(OpenFile.init(owning:))
    received += message.bytes
    guard !message.bytes.isEmpty, files.count <= Self.mostFiles else { return nil }
    return takeLines()
  }

  /// Waits for something to receive. False: nothing came within so many seconds.
  package func wait(within seconds: Double) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wanted, 1, Int32(seconds * 1000)) > 0
  }

  /// The files come in the order of the lines that they were sent with. nil: none came.
  package func takeFile() -> OpenFile? {
    files.isEmpty ? nil : files.removeFirst()
  }

  private var isEmptyForNow: Bool { errno == EAGAIN || errno == EINTR }

  private func takeLines() -> [String]? {
    guard let end = received.lastIndex(of: UInt8(ascii: "\n")) else {
      return received.count <= Self.longestLine ? [] : nil
    }
    let lines = received[..<end].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    received.removeSubrange(...end)
    return lines
  }
}
