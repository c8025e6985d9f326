import Glibc

/// The working directory of this process: `getcwd`.
package enum WorkingDirectory {
  /// The absolute path; nil if the directory has been deleted.
  package static var path: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
