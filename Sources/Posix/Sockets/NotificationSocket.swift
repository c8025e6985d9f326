import Glibc

/// A socket that receives the notifications of a service in the protocol of sd_notify(3): datagrams such as `READY=1`.
/// `socket`, `bind`, `sendto`.
package final class NotificationSocket: Sendable {
  /// The descriptor, which becomes readable when a notification has arrived. This object owns it.
  package let descriptor: Int32
  /// The value of `NOTIFY_SOCKET` for the service: an abstract address, which begins with `@`.
  package let address: String

  private static let mostAtOnce = 32
  private static let datagram = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue)
  private static let nonBlocking = Int32(SOCK_NONBLOCK.rawValue)

  /// Creates a socket that no other process has. Throws the error of the system.
  package init() throws(FileFault) {
    address = "@quiver-\(getpid())-\(UInt32.random(in: .min ... .max))"
    descriptor = socket(AF_UNIX, Self.datagram | Self.nonBlocking, 0)
    guard descriptor >= 0 else { throw .last("socket") }
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe setsockopt(descriptor, SOL_SOCKET, SO_PASSCRED, &isOn, size) == 0 else { throw .last("setsockopt") }
    let bound = unsafe Self.withAddress(address) { unsafe bind(descriptor, $0, $1) }
    guard bound == 0 else { throw .last("bind") }
  }

  deinit {
    close(descriptor)
  }

  /// The lines of the notifications that have arrived from a process; some may be left for the next call. Those of other
  /// processes are dropped, and so are files that were sent along.
  package func receive(from process: Int32) -> [String] {
    var lines: [String] = []
    for _ in 0..<Self.mostAtOnce {
      guard let message = SocketMessage.receive(over: descriptor) else { return lines }
      _ = message.files.map(OpenFile.init(owning:))
      guard message.sender == process else { continue }
      lines += String(decoding: message.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// Sends a notification to a supervisor. Nothing happens if there is none. It does not block.
  package static func send(_ text: String, to address: String) {
    let descriptor = socket(AF_UNIX, Self.datagram, 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = unsafe withAddress(address) {
      Int32(unsafe sendto(descriptor, bytes, bytes.count, Int32(MSG_DONTWAIT), $0, $1))
    }
  }

  /// Passes a socket address, in which a leading `@` stands for a zero byte. Returns -1 if the address is too long.
  private static func withAddress(_ text: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < room else { return -1 }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, size) }
    }
  }
}
