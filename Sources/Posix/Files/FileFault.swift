import Glibc

/// Why a file could not be read or written.
package enum FileFault: Error, Equatable, Sendable {
  case absent
  case directory
  /// The file is a FIFO, a socket or a device.
  case notRegular
  /// A link is on the way to the file, or in its place, and is not followed.
  case link
  /// The file is larger than the limit, which is in bytes.
  case tooLarge(limit: Int)
  /// Another program held the lock of the directory for too long.
  case busy
  /// The disk does not respond.
  case unresponsive
  /// A call failed with this `errno`.
  case system(call: String, code: Int32)

  /// Makes a fault from `errno` after a call has failed.
  static func last(_ call: String) -> FileFault {
    switch errno {
    case ENOENT: .absent
    case EISDIR: .directory
    case let code: .system(call: call, code: code)
    }
  }

  /// The message of the system for a code: `strerror`.
  package static func message(of code: Int32) -> String { unsafe String(cString: strerror(code)) }

  /// Whether this process may not open the file. A process that is not confined may be allowed to.
  package var isRefusal: Bool {
    if case .system("open", let code) = self { [EACCES, EPERM].contains(code) } else { false }
  }
}
