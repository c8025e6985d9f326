import CPosix
import Glibc

/// A descriptor that becomes readable at a date and time, and when the clock is set or the computer wakes from sleep:
/// `timerfd_create`, `timerfd_settime`, `read`.
package final class WallClockAlarm {
  /// nil if the system has none left. This object owns it.
  package let descriptor: Int32?

  /// Creates an alarm that is not set.
  package init() {
    let made = quiver_make_alarm()
    descriptor = made < 0 ? nil : made
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Sets the alarm to a moment in seconds since 1970. The descriptor is no longer readable then, unless the moment has
  /// passed.
  package func set(atSecond second: Int) {
    guard let descriptor else { return }
    var expirations = UInt64(0)
    _ = unsafe read(descriptor, &expirations, MemoryLayout<UInt64>.size)
    _ = quiver_set_alarm(descriptor, Int64(second))
  }

  /// Sets the alarm to the beginning of the next minute.
  package func setToNextMinute() { set(atSecond: Self.nextMinute(after: time(nil))) }

  /// The beginning of the next minute, in seconds since 1970.
  static func nextMinute(after second: Int) -> Int { second - second % 60 + 60 }
}
