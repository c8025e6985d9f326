import CGtk

/// The clock that timers and the frame clock count by: it never jumps, and stands still while the machine sleeps.
package enum MonotonicClock {
  /// Seconds. Wraps `g_get_monotonic_time`.
  package nonisolated static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
