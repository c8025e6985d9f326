import Glibc

/// A clock that never jumps, and stands still while the machine sleeps: `clock_gettime`.
package enum MonotonicTime {
  /// Seconds.
  package static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
