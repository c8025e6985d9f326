import Foundation

/// A client of Xorg's `inputtest` driver for one device (xf86-input-inputtest-protocol.h, version 1.1): events are sent to
/// a socket, and the server acknowledges them.
final class InputDriver {
  /// The types of events.
  enum Kind: UInt32 { case version = 0, synchronize = 1, touch = 6, pinch = 7 }

  private let socket: FileHandle

  init(at path: String) throws {
    socket = FileHandle(fileDescriptor: try Self.connect(to: path), closeOnDealloc: true)
    try send(.version, [UInt16(1), UInt16(1)].flatMap(InputDriver.bytes))
    try awaitAnswer()
  }

  /// Sends an event and waits until the server has processed it.
  func perform(_ kind: Kind, _ body: [UInt8]) throws {
    try send(kind, body)
    try send(.synchronize, [])
    try awaitAnswer()
  }

  static func bytes(of value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }

  static func bytes(of value: Double) -> [UInt8] { bytes(of: value.bitPattern) }

  private func send(_ kind: Kind, _ body: [UInt8]) throws {
    try socket.write(contentsOf: Data([UInt32(body.count + 8), kind.rawValue].flatMap(Self.bytes) + body))
  }

  private func awaitAnswer() throws {
    let length = try exactly(8).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    _ = try exactly(length - 8)
  }

  private func exactly(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let more = try socket.read(upToCount: count - data.count), !more.isEmpty else {
        throw NeverHappened(description: "an answer of an input device")
      }
      data.append(more)
    }
    return data
  }

  private static func connect(to path: String) throws -> Int32 {
    let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let outcome = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard descriptor >= 0, outcome == 0 else { throw NeverHappened(description: "an input device at \(path)") }
    return descriptor
  }
}
