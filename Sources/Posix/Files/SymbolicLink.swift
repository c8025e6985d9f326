import Glibc

/// Symbolic links: `readlink`, `lstat`.
package enum SymbolicLink {
  /// Whether a path exists. A broken link exists.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// A path followed by the target of each link on the way to a file that is not a link or is missing. Loops end after
  /// forty links, the limit of the kernel (path_resolution(7)).
  package static func way(from path: String) -> [String] {
    var way = [path]
    while way.count <= 40, let path = way.last, let target = try? target(of: path) {
      way.append(target.hasPrefix("/") ? target : "\(path[...].parent)/\(target)")
    }
    return way
  }

  /// The target of a link, which may be a relative path; nil if the path is not a link or is missing.
  package static func target(of path: String) throws(FileFault) -> String? {
    let capacity = Int(PATH_MAX)
    var length = -1
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      length = unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe readlink(path, $0.baseAddress!, capacity) }
      initialized = max(length, 0)
    }
    guard length >= 0 || [EINVAL, ENOENT, ENOTDIR].contains(errno) else { throw .last("readlink") }
    return length >= 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
