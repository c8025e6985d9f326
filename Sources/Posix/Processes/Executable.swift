import Glibc

/// The file of this program: `realpath`.
package enum Executable {
  /// The absolute path of the file; nil if `/proc` is missing.
  package static var path: String? {
    guard let resolved = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
