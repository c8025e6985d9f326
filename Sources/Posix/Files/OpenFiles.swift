import Glibc

/// The files that this process has open.
package enum OpenFiles {
  /// How many more files the process may open: `getrlimit`. It counts up to 4096.
  package static var available: Int {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return mostCounted }
    return (0..<Int32(min(limit.rlim_cur, rlim_t(mostCounted)))).count { fcntl($0, F_GETFD) < 0 }
  }

  private static let mostCounted = 4096
}
