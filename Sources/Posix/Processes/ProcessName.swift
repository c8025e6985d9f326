import CPosix
import Glibc

/// The name of this process in lists of processes: `prctl`.
package enum ProcessName {
  /// At most 15 bytes count. It has no effect on the first argument, which some lists show instead.
  package static func set(to name: String) {
    _ = unsafe name.withCString { quiver_prctl(PR_SET_NAME, UInt(bitPattern: $0)) }
  }
}
