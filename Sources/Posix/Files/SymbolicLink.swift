import Glibc

/// `readlink`, `lstat`.
package enum SymbolicLink {
  /// Whether there is anything of this name, be it a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// A path, and where it leads, link after link, to what is no link or is not there. A way without end ends after forty
  /// steps, as the kernel's does (path_resolution(7)).
  package static func way(from path: String) -> [String] {
    var way = [path]
    while way.count <= 40, let path = way.last, let target = try? target(of: path) {
      way.append(target.hasPrefix("/") ? target : "\(path[...].parent)/\(target)")
    }
    return way
  }

  /// What is written in a link; nil for what is no link.
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
