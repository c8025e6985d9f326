@unsafe @preconcurrency import Glibc  // It declares `environ` a variable; nobody assigns to it.

/// The environment variables of this process: `environ`, `setenv`.
package enum ProcessEnvironment {
  /// The present variables. It must not run while another thread sets one.
  package static var current: [String: String] {
    var (variables, place) = ([String: String](), unsafe environ)
    while let text = unsafe place.pointee {
      let parts = unsafe String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      unsafe place += 1
    }
    return variables
  }

  /// Sets a variable that libraries in this process read. It must not run while another thread reads one.
  package static func set(_ name: String, to value: String) {
    unsafe setenv(name, value, 1)
  }
}
