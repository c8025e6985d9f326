import Glibc

/// The files that this process has open.
package enum OpenFiles {
  /// How many more files the process may open, if these are fewer than `enough`: `getrlimit`. nil if there are enough.
  package static func available(below enough: Int) -> Int? {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    let free = (0..<Int32(clamping: limit.rlim_cur)).lazy.filter { fcntl($0, F_GETFD) < 0 }.prefix(enough).count
    return free < enough ? free : nil
  }
}
