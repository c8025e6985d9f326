import Glibc

/// The date and time people go by; nothing is ever timed with it.
package enum WallClock {
  /// Now, in universal time, as part of a file's name: `20261121-031500`.
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
