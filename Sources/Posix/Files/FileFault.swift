import Glibc

/// Why a file could not be read or written.
package enum FileFault: Error, Equatable, Sendable, CustomStringConvertible {
  case absent
  case directory
  /// A FIFO, socket or device.
  case notRegular
  /// In bytes.
  case tooLarge(limit: Int)
  /// Another program is writing it, and did not finish in time.
  case busy
  /// The disk that it is on does not answer.
  case unresponsive
  /// What the system answered to a call: its name and `errno`.
  case system(call: String, code: Int32)

  /// The last failure of a call, from `errno`.
  static func last(_ call: String) -> FileFault {
    switch errno {
    case ENOENT: .absent
    case EISDIR: .directory
    case let code: .system(call: call, code: code)
    }
  }

  /// The system does not let this process open it; another one may be let.
  package var isRefusal: Bool {
    if case .system("open", let code) = self { [EACCES, EPERM].contains(code) } else { false }
  }

  /// A clause that follows the file's name: `is a directory`.
  package var description: String {
    switch self {
    case .absent: "does not exist"
    case .directory: "is a directory"
    case .notRegular: "is not a regular file"
    case .tooLarge(let limit): "is larger than \(limit >> 10) KiB"
    case .unresponsive: "does not answer"
    case .busy: "is being written by another program"
    case .system(let call, let code): "failed (\(call)): \(unsafe String(cString: strerror(code)))"
    }
  }
}
