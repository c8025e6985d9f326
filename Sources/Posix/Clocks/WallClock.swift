import Glibc

/// The date and time of day, for display only: `time`, `gmtime_r`. Durations are measured with ``MonotonicTime``.
package enum WallClock {
  /// The present date and time in UTC, for use in names of files: `20261121-031500`.
  package static var stamp: String {
    var seconds = time(nil)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map(padded).joined()
    let time = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map(padded).joined()
    return "\(date)-\(time)"
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
