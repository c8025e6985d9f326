/// Brings the display's 32-bit milliseconds to the seconds of our own clock.
///
/// An event reaches us after it happened, by an unknown and varying while; the smallest offset ever seen is therefore
/// nearest to the truth. Velocities stay exact even when events arrive in bursts.
package nonisolated struct EventClock {
  /// Seconds to add to the display's time.
  private var offset: Double?
  /// Seconds by which an event may be late before the display's clock is taken to have wrapped or jumped.
  private let timeLimit = 1.0

  package init() {}

  /// The result is never later than `now`. Time 0 is GDK's word for not knowing.
  package mutating func seconds(serverTime: UInt32, now: Double) -> Double {
    guard serverTime != 0 else { return now }
    let server = Double(serverTime) / 1000
    let seen = now - server
    let known = offset ?? seen
    let best = seen - known > timeLimit ? seen : min(seen, known)
    offset = best
    return server + best
  }
}
