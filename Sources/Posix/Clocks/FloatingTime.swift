import Glibc

/// Dates and times without a time zone, which are those of the user's: `gmtime_r`, `mktime`.
package enum FloatingTime {
  /// The moment at which clocks in the user's time zone show what clocks in UTC show at a moment; both are in seconds since
  /// 1970. A time that the clock skips is an hour later.
  package static func local(_ second: Int) -> Int {
    var second = second
    var parts = unsafe tm()
    unsafe gmtime_r(&second, &parts)
    unsafe parts.tm_isdst = -1
    return unsafe mktime(&parts)
  }
}
