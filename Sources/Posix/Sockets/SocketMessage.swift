import CPosix
import Glibc

/// Transfers bytes and descriptors over a Unix socket: `sendmsg`, `recvmsg` (unix(7), cmsg(3)).
enum SocketMessage {
  struct Received {
    /// The received bytes; empty if the other end is closed.
    var bytes: ArraySlice<UInt8>
    /// The received descriptors, which the caller owns.
    var files: [Int32]
    /// The process that has sent the bytes, as the kernel says; nil if the socket does not ask for it (`SO_PASSCRED`).
    var sender: Int32?
  }

  /// Sends bytes, and returns how many were sent; negative after an error, with `errno` set.
  static func send(_ bytes: ArraySlice<UInt8>, with file: Int32?, over socket: Int32, waits: Bool) -> Int {
    var control: [UInt8] = file.map(rights) ?? []
    let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe control.withUnsafeMutableBytes { control in
        unsafe withHeader(UnsafeMutableRawBufferPointer(mutating: bytes), control) { unsafe sendmsg(socket, $0, flags) }
      }
    }
  }

  /// Receives without blocking; nil if there is nothing to receive or after an error, with `errno` set.
  static func receive(over socket: Int32) -> Received? {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    var control = [UInt8](repeating: 0, count: 256)
    var controlLength = 0
    let flags = Int32(MSG_DONTWAIT | MSG_CMSG_CLOEXEC)
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe control.withUnsafeMutableBytes { control in
        unsafe withHeader(bytes, control) { header in
          defer { controlLength = unsafe header.pointee.msg_controllen }
          return unsafe recvmsg(socket, header, flags)
        }
      }
    }
    guard count >= 0 else { return nil }
    let parts = parts(of: control[..<controlLength])
    let sender = parts.first { $0.type == credentialsType }.map { number(in: $0.content, at: 0) }
    return Received(bytes: bytes[..<count], files: parts.flatMap(files), sender: sender)
  }

  private static func withHeader(
    _ bytes: UnsafeMutableRawBufferPointer, _ control: UnsafeMutableRawBufferPointer,
    _ body: (UnsafeMutablePointer<msghdr>) -> Int
  ) -> Int {
    var vector = unsafe iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
    return unsafe withUnsafeMutablePointer(to: &vector) { vector in
      var header = unsafe msghdr()
      unsafe header.msg_iov = vector
      unsafe header.msg_iovlen = 1
      unsafe header.msg_control = control.isEmpty ? nil : control.baseAddress
      unsafe header.msg_controllen = control.count
      return unsafe withUnsafeMutablePointer(to: &header) { unsafe body($0) }
    }
  }

  /// The size of `struct cmsghdr`: a length of eight bytes, and a level and a type of four bytes each. Descriptors
  /// follow it.
  private static let headerLength = 16
  /// The latter has a `struct ucred`, which begins with the process.
  private static let (rightsType, credentialsType) = (Int32(SCM_RIGHTS), quiver_scm_credentials)

  /// A control message with one descriptor, padded to a multiple of eight bytes.
  private static func rights(_ file: Int32) -> [UInt8] {
    let length = withBytes(of: headerLength + 4)
    return length + withBytes(of: SOL_SOCKET) + withBytes(of: rightsType) + withBytes(of: file) + [0, 0, 0, 0]
  }

  private static func withBytes(of number: some FixedWidthInteger) -> [UInt8] {
    unsafe withUnsafeBytes(of: number) { unsafe Array($0) }
  }

  /// The control messages of sockets, each with its type.
  private static func parts(of control: ArraySlice<UInt8>) -> [(type: Int32, content: ArraySlice<UInt8>)] {
    var (parts, rest) = ([(type: Int32, content: ArraySlice<UInt8>)](), control)
    while rest.count >= headerLength {
      let length = Int(number(in: rest, at: 0))
      guard length >= headerLength, length <= rest.count else { break }
      if number(in: rest, at: 8) == SOL_SOCKET {
        parts.append((number(in: rest, at: 12), rest.prefix(length).dropFirst(headerLength)))
      }
      rest = rest.dropFirst((length + 7) / 8 * 8)
    }
    return parts
  }

  private static func files(in part: (type: Int32, content: ArraySlice<UInt8>)) -> [Int32] {
    guard part.type == rightsType else { return [] }
    return stride(from: 0, to: part.content.count - 3, by: 4).map { number(in: part.content, at: $0) }
  }

  private static func number(in bytes: ArraySlice<UInt8>, at offset: Int) -> Int32 {
    unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
  }
}
