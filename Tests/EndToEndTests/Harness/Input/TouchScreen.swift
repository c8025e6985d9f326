import Foundation

/// A client of Xorg's `inputtest` driver for a touch screen (xf86-input-inputtest-protocol.h, version 1.1): events
/// are sent to a socket, and the server acknowledges them.
final class TouchScreen {
  enum Phase: UInt32 { case down = 18, move = 19, up = 20 }

  private enum Kind: UInt32 { case version = 0, synchronize = 1, touch = 6 }

  private let socket: FileHandle
  /// The largest value of an axis in `touch-screen.conf`.
  private static let axisMaximum = 65535.0
  /// The number of axes in an event.
  private static let axes = 64

  init(at path: String) throws {
    socket = FileHandle(fileDescriptor: try Self.connect(to: path), closeOnDealloc: true)
    try send(.version, [UInt16(1), UInt16(1)].flatMap(bytes))
    try awaitAnswer()
  }

  /// Sends a touch and waits until the server has processed it.
  func touch(_ phase: Phase, finger: UInt32, at point: ScreenPoint) throws {
    let place = [
      Double(point.x) / Double(TestDesktop.screen.width), Double(point.y) / Double(TestDesktop.screen.height),
    ]
    let values = place.map { $0 * Self.axisMaximum } + Array(repeating: 0, count: Self.axes - place.count)
    let head = [finger, phase.rawValue, 0].flatMap(bytes)
    let mask: [UInt8] = [0b11, 0, 0, 0, 0, 0, 0, 0]
    let padding = bytes(of: UInt32(0))
    let unaccelerated = [UInt8](repeating: 0, count: Self.axes * 8)
    try send(.touch, head + mask + padding + values.flatMap { bytes(of: $0.bitPattern) } + unaccelerated)
    try send(.synchronize, [])
    try awaitAnswer()
  }

  private func send(_ kind: Kind, _ body: [UInt8]) throws {
    try socket.write(contentsOf: Data([UInt32(body.count + 8), kind.rawValue].flatMap(bytes) + body))
  }

  private func awaitAnswer() throws {
    let length = try exactly(8).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    _ = try exactly(length - 8)
  }

  private func exactly(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let more = try socket.read(upToCount: count - data.count), !more.isEmpty else {
        throw NeverHappened(description: "an answer of the touch screen")
      }
      data.append(more)
    }
    return data
  }

  private func bytes(of value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
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
    guard descriptor >= 0, outcome == 0 else { throw NeverHappened(description: "a touch screen at \(path)") }
    return descriptor
  }
}
