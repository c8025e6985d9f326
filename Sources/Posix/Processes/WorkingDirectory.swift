import Glibc

/// Where relative paths start.
package enum WorkingDirectory {
  /// nil where it has been deleted.
  package static var path: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
