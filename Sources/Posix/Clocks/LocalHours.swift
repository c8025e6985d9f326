import Glibc

/// The hours and days of the user's time zone, in which a day may have 23 or 25 hours: `localtime_r`, `strftime`.
package enum LocalHours {
  /// The start of an hour.
  package struct Hour: Equatable, Sendable {
    /// In seconds since 1970.
    package let start: Int
    /// The hour of the day, 0...23.
    package let hour: Int
  }

  /// A day.
  package struct Day: Equatable, Sendable {
    /// In seconds since 1970: midnight, or the first moment of the day.
    package let start: Int
    /// The day, in a format of strftime(3).
    package let name: String
  }

  /// The full hours from the one at the beginning of a range until its end. Where the clock is changed by less than an hour,
  /// an hour is shorter or longer.
  package static func hours(in range: Range<Int>) -> [Hour] {
    var (hours, moment) = ([Hour](), startOfHour(range.lowerBound))
    while moment < range.upperBound {
      let parts = unsafe parts(of: moment)
      hours.append(Hour(start: moment, hour: Int(unsafe parts.tm_hour)))
      moment = startOfHour(moment + 3600 + slack)
    }
    return hours
  }

  /// The days of these hours. `format` is that of strftime(3), in the language of the process.
  package static func days(of hours: [Hour], named format: String) -> [Day] {
    var (days, last) = ([Day](), Int32(-1))
    for hour in hours {
      let parts = unsafe parts(of: hour.start)
      guard unsafe parts.tm_yday != last else { continue }
      unsafe last = parts.tm_yday
      days.append(Day(start: hour.start, name: unsafe name(parts, format)))
    }
    return days
  }

  /// Seconds by which the next hour may begin later than usual: clocks are changed by at most an hour, and at least by
  /// half an hour, so half of that finds it.
  private static let slack = 60

  private static func startOfHour(_ moment: Int) -> Int {
    let parts = unsafe parts(of: moment)
    return moment - Int(unsafe parts.tm_min) * 60 - Int(unsafe parts.tm_sec)
  }

  private static func parts(of second: Int) -> tm {
    var second = second
    var parts = unsafe tm()
    unsafe localtime_r(&second, &parts)
    return unsafe parts
  }

  private static func name(_ parts: tm, _ format: String) -> String {
    var parts = unsafe parts
    var text = [CChar](repeating: 0, count: 64)
    let count = unsafe strftime(&text, text.count, format, &parts)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
