@unsafe @preconcurrency import Glibc  // It declares `environ` as a variable, but this file only reads it.

/// The environment variables of this process: `environ`, `setenv`, `unsetenv`.
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

  /// Removes a variable. It must not run while another thread reads one.
  package static func remove(_ name: String) {
    unsafe unsetenv(name)
  }
}

/// The working directory of this process: `getcwd`.
package enum WorkingDirectory {
  /// The absolute path; nil if the directory has been deleted.
  package static var path: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}

/// The file of this program: `realpath`.
package enum Executable {
  /// The absolute path of the file; nil if `/proc` is missing.
  package static var path: String? {
    guard let resolved = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
