import CGio

/// The clock of timers and of the frame clock. It never jumps, and stops while the machine sleeps.
package enum MonotonicClock {
  /// In seconds. Wraps `g_get_monotonic_time`.
  package nonisolated static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
