import Glibc

/// A clock that never jumps. It stops while the computer is suspended: `clock_gettime`.
package enum MonotonicTime {
  /// The present time in seconds.
  package static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
