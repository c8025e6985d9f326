import CPosix

/// The protection of this process against other processes of the same user: `prctl`.
package enum ProcessProtection {
  /// Prevents others from tracing this process, and from reading and changing its memory and its open files (`PR_SET_DUMPABLE`
  /// in prctl(2)). They can still end it. It has to be called again after an exec, and child programs are not protected.
  package static func begin() {
    _ = quiver_prctl(PR_SET_DUMPABLE, 0)
  }

  /// Whether others are prevented from that.
  package static var isActive: Bool { quiver_prctl(PR_GET_DUMPABLE, 0) != 1 }
}
