import Glibc

/// A clock that never jumps. It stops while the computer is suspended: `clock_gettime`.
package enum MonotonicTime {
  /// The present time in seconds.
  package static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The date and time of day, which can be set and may jump: `time`, `gmtime_r`, `localtime_r`. Measure durations with
/// ``MonotonicTime``.
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

  /// The present date and time in UTC (RFC 3339): `2026-11-21T03:15:00Z`.
  package static var timestamp: String {
    let parts = stamp.utf8.map { Character(Unicode.Scalar($0)) }
    let (date, time) = (parts[..<8], parts[9...])
    return "\(String(date[..<4]))-\(String(date[4..<6]))-\(String(date[6...]))T"
      + "\(String(time[..<11])):\(String(time[11..<13])):\(String(time[13...]))Z"
  }

  /// The present time in seconds since 1970.
  package static var seconds: Double { Double(time(nil)) }

  /// The present day in UTC, in whole days since 1970.
  package static var day: Double { day(ofSecond: time(nil)) }

  /// The present hour in the user's time zone, from 0 to 23.
  package static var localHour: Int { localMinute / 60 }

  /// The present minute of the day in the user's time zone, from 0 to 1439.
  package static var localMinute: Int { localMinute(of: time(nil)) }

  static func localMinute(of second: Int) -> Int {
    let parts = unsafe localParts(of: second)
    return Int(unsafe parts.tm_hour * 60 + parts.tm_min)
  }

  /// The next moment at which a minute of the day begins in the user's time zone, in seconds since 1970. If the clock is
  /// set forward over it, this is a moment near it: `mktime`.
  package static func second(ofNext minute: Int) -> Int { second(ofNext: minute, after: time(nil)) }

  static func second(ofNext minute: Int, after second: Int) -> Int {
    for days in Int32(0)...1 {
      var parts = unsafe localParts(of: second)
      unsafe (parts.tm_mday, parts.tm_hour, parts.tm_min) = (
        parts.tm_mday + days, Int32(minute / 60), Int32(minute % 60)
      )
      unsafe (parts.tm_sec, parts.tm_isdst) = (0, -1)
      let found = unsafe mktime(&parts)
      if found > second { return found }
    }
    return second + 60
  }

  /// A changed time zone is read again: `tzset`.
  static func localParts(of second: Int) -> tm {
    tzset()
    var second = second
    var parts = unsafe tm()
    unsafe localtime_r(&second, &parts)
    return unsafe parts
  }

  /// The present time in the user's time zone, in a format of strftime(3).
  package static func localTime(_ format: String) -> String { unsafe text(localParts(of: time(nil)), format) }

  /// A time in a format of strftime(3): `strftime`.
  static func text(_ parts: tm, _ format: String) -> String {
    var parts = unsafe parts
    var text = [CChar](repeating: 0, count: 64)
    let count = unsafe strftime(&text, text.count, format, &parts)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The user's formats of the time of day and of a time with hours up to 12, for strftime(3): `nl_langinfo`.
  package static var localeFormats: (time: String, twelveHours: String) {
    (language(T_FMT), language(T_FMT_AMPM))
  }

  /// The user's texts for the times before and after noon, such as “AM” and “PM”; nil if the user's language has none.
  package static var dayPeriods: (morning: String, afternoon: String)? {
    let (morning, afternoon) = (language(AM_STR), language(PM_STR))
    return morning.isEmpty || afternoon.isEmpty ? nil : (morning, afternoon)
  }

  private static func language(_ item: Int) -> String { unsafe String(cString: nl_langinfo(nl_item(item))) }

  /// The moment of a local date and time such as `2026-11-25T20:15`, in seconds since 1970; nil if it is none: `mktime`.
  package static func second(ofLocal text: String) -> Int? {
    let words = text.split(separator: "T", omittingEmptySubsequences: false)
    let numbers = words.flatMap { $0.split { "-:".contains($0) } }.compactMap { Int32($0) }
    guard words.count == 2, numbers.count == 5, (1970...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2]), (0...23).contains(numbers[3]), (0...59).contains(numbers[4])
    else { return nil }
    var parts = unsafe tm()
    unsafe (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    unsafe (parts.tm_hour, parts.tm_min, parts.tm_isdst) = (numbers[3], numbers[4], -1)
    let second = unsafe mktime(&parts)
    // mktime takes 30 February for 2 March.
    return unsafe second == -1 || parts.tm_mday != numbers[2] ? nil : second
  }

  /// The moment at which a clock on the wall in the user's time zone shows what one in UTC shows at `second`: `gmtime_r`,
  /// `mktime`.
  package static func second(ofFloating second: Int) -> Int {
    var second = second
    var parts = unsafe tm()
    unsafe gmtime_r(&second, &parts)
    unsafe parts.tm_isdst = -1
    let local = unsafe mktime(&parts)
    return local == -1 ? second : local
  }

  /// The moment at which a clock on the wall in UTC shows what one in the user's time zone shows at `second`.
  package static func floating(ofSecond second: Int) -> Int {
    let parts = unsafe localParts(of: second)
    return second + Int(unsafe parts.tm_gmtoff)
  }

  /// The day of a moment, which is given in seconds since 1970.
  static func day(ofSecond second: Int) -> Double { (Double(second) / 86400).rounded(.down) }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
