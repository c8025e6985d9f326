import Glibc

/// Lines to and from the process that started this one, through its standard input and output.
public struct LineChannel {
  private var received: [UInt8] = []

  public init() {}

  /// nil: the other side is gone, or has said nothing for so many seconds.
  public mutating func next(within seconds: Double) -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard receive(within: seconds) else { return nil }
    }
  }

  private mutating func receive(within seconds: Double) -> Bool {
    var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&wanted, 1, Int32(seconds * 1000)) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = unsafe read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else { return false }
    received += buffer[..<count]
    return true
  }

  /// Whether the other side is still there.
  @discardableResult
  public func send(_ line: String) -> Bool {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    return unsafe write(STDOUT_FILENO, bytes, bytes.count) == bytes.count
  }
}
