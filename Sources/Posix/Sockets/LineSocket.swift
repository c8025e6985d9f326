import CPosix
import Glibc

/// One end of a socket that connects two processes. It transfers lines of text, and open files together with lines.
package final class LineSocket {
  private let connection: OpenFile
  /// Whether sending blocks until there is room in the socket.
  private let waits: Bool
  private var received: [UInt8] = []
  private var files: [OpenFile] = []

  /// The length of the longest line in bytes. A longer one ends the connection.
  private static let longestLine = 1 << 16
  /// How many files may be received before they are taken. More end the connection.
  private static let mostFiles = 64

  /// Makes a connection: the end of this process, and the end to pass to another process.
  package static func pair() -> (ours: LineSocket, theirs: OpenFile)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (LineSocket(OpenFile(owning: ends[0])), OpenFile(owning: ends[1]))
  }

  /// The end that the parent process passed as the standard input.
  package static var standardInput: LineSocket { LineSocket(OpenFile(owning: STDIN_FILENO), waits: true) }

  /// The end that the parent process passed as the standard input; nil if the standard input is anything else. A process with
  /// another parent cannot make such a socket.
  package static var fromParent: LineSocket? {
    guard quiver_peer(STDIN_FILENO) == getppid(),
      case let socket = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), socket >= 0
    else { return nil }
    return LineSocket(OpenFile(owning: socket))
  }

  init(_ connection: OpenFile, waits: Bool = false) {
    (self.connection, self.waits) = (connection, waits)
  }

  /// A descriptor that becomes readable when there is something to receive, or the other end is closed.
  package var descriptor: Int32 { connection.descriptor }

  /// The result of sending a line.
  package enum Sending {
    case sent
    /// The other end is closed. Lines that it sent before can still be received.
    case closed
    /// The socket is full, because the other process does not receive. A part of the line may have been sent.
    case full
  }

  /// Sends a line, together with an open file if there is one.
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

  /// Receives complete lines without blocking; none if nothing or only a part of a line has arrived. It returns nil if
  /// the other end is closed, or exceeds the limits.
  package func receive() -> [String]? {
    guard let message = SocketMessage.receive(over: descriptor) else { return isEmptyForNow ? [] : nil }
    files += message.files.map(OpenFile.init(owning:))
    received += message.bytes
    guard !message.bytes.isEmpty, files.count <= Self.mostFiles else { return nil }
    return takeLines()
  }

  /// Waits until there is something to receive; false if nothing arrives within the given time in seconds.
  package func wait(within seconds: Double) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wanted, 1, Int32(seconds * 1000)) > 0
  }

  /// Takes the next received file; nil if there is none. Files are received in the order in which they were sent.
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
