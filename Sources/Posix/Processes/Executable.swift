import Glibc

/// The program that runs.
package enum Executable {
  /// The absolute path of its file; nil where `/proc` is not there.
  package static var path: String? {
    guard let resolved = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
