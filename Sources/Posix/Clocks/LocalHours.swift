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
      next = hour(at: next.start + 3600 + margin)
    }
    return hours
  }

  /// The hour that a moment is in.
  package static func hour(at moment: Int) -> Hour {
    let parts = unsafe WallClock.localParts(of: moment)
    return Hour(
      start: moment - Int(unsafe parts.tm_min) * 60 - Int(unsafe parts.tm_sec), hour: Int(unsafe parts.tm_hour))
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

  /// The seconds behind the usual start of the next hour at which it is looked for, since an hour may be longer (by eye).
  private static let margin = 60
}
