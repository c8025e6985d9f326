/// Converts the display's 32-bit milliseconds to seconds of `MonotonicClock`.
///
/// Events arrive after an unknown and varying delay, so the smallest offset seen so far is the most accurate.
/// Velocities stay exact even if events arrive in bursts.
package nonisolated struct EventClock {
  /// Seconds to add to the display's time.
  private var offset: Double?
  /// If an event seems to be later than this many seconds, the display's clock has wrapped or jumped.
  private let longestDelay = 1.0

  package init() {}

  /// The result is never later than `now`. GDK uses time 0 if it does not know the time.
  package mutating func seconds(serverTime: UInt32, now: Double) -> Double {
    guard serverTime != 0 else { return now }
    let server = Double(serverTime) / 1000
    let seen = now - server
    let known = offset ?? seen
    let best = seen - known > longestDelay ? seen : min(seen, known)
    offset = best
    return server + best
  }
}
