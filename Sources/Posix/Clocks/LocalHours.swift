import Glibc

/// The hours and days of the user's time zone, in which a day may have 23 or 25 hours.
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
    var (hours, next) = ([Hour](), hour(at: range.lowerBound))
    while next.start < range.upperBound {
      hours.append(next)
      next = hour(after: next)
    }
    return hours
  }

  private static func hour(after last: Hour) -> Hour {
    // Where the clock is set back by half an hour, the time an hour later is in the same hour again.
    let later = [60, 1800, 3600].lazy.map { hour(at: last.start + 3600 + $0) }
    return later.first { $0.start > last.start } ?? Hour(start: last.start + 3600, hour: (last.hour + 1) % 24)
  }

  /// The hour that a moment is in.
  package static func hour(at moment: Int) -> Hour {
    var start = moment
    // When the clock was changed within the hour, the first step leads into the time before.
    for _ in 0..<2 {
      let parts = unsafe WallClock.localParts(of: start)
      start -= Int(unsafe parts.tm_min) * 60 + Int(unsafe parts.tm_sec)
    }
    return Hour(start: start, hour: Int(unsafe WallClock.localParts(of: start).tm_hour))
  }

  /// The days of these hours. `format` is that of strftime(3), in the language of the process.
  package static func days(of hours: [Hour], named format: String) -> [Day] {
    var (days, last) = ([Day](), (year: Int32(0), day: Int32(-1)))
    for hour in hours {
      let parts = unsafe WallClock.localParts(of: hour.start)
      let day = unsafe (parts.tm_year, parts.tm_yday)
      guard day != last else { continue }
      last = day
      days.append(Day(start: hour.start, name: unsafe WallClock.text(parts, format)))
    }
    return days
  }
}
