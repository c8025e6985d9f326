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

  /// nil if there is no such variable: `getenv`.
  package static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
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

/// The file of this program: `readlink`.
package enum Executable {
  /// The absolute path of the file; nil if `/proc` is missing. If the file was deleted, such as by an upgrade, another one may be there
  /// now.
  package static var path: String? {
    guard let path = (try? SymbolicLink.target(of: "/proc/self/exe")), path.hasPrefix("/") else { return nil }
    // proc(5): what the kernel adds.
    let mark = " (deleted)"
    return path.hasSuffix(mark) && FileStatus(path) == nil ? String(path.dropLast(mark.count)) : path
  }

  /// The path of another file in the directory of this one; nil if `/proc` is missing.
  package static func sibling(named name: String) -> String? {
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    return path[...slash] + name
  }
}
