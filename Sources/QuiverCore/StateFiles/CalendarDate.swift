/// A date from 1970 to 9999 in the Gregorian calendar, such as `2026-11-20`.
struct CalendarDate: Equatable, CustomStringConvertible {
  let year: Int
  let month: Int
  let day: Int

  /// nil if there is no such date.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { $0.utf8.allSatisfy(Self.digits.contains) ? Int($0) : nil }
    guard numbers.count == 3, (1970...9999).contains(numbers[0]), (1...12).contains(numbers[1]) else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard day >= 1, CalendarDate(daysSince1970: daysSince1970) == self else { return nil }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  var description: String { "\(year)-\(padded(month))-\(padded(day))" }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The algorithms are those of Howard Hinnant's “chrono-compatible low-level date algorithms”. Their years begin in March,
/// and their eras have 400 years.
extension CalendarDate {
  /// Days from 0000-03-01 to 1970-01-01.
  private static let epoch = 719_468
  private static let daysOfEra = 146_097
  /// The day number of 9999-12-31.
  private static let last = 2_932_896.0

  /// The date of a day. A day outside the calendar becomes the nearest one in it.
  init(daysSince1970 days: Double) {
    let number = Int(days.isNaN ? 0 : min(max(0, days), Self.last)) + Self.epoch
    let (era, dayOfEra) = number.quotientAndRemainder(dividingBy: Self.daysOfEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  var daysSince1970: Double {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * Self.daysOfEra + dayOfEra - Self.epoch)
  }
}
