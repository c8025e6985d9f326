/// The times of XMLTV (xmltv.dtd): `20251125201500 +0100`, of which the end may be missing, with an optional time zone.
struct XMLTVTime: Equatable, Sendable {
  /// In seconds since the beginning of 1970.
  let seconds: Int
  /// The name of the zone if it is unknown; UTC is assumed then.
  let unknownZone: String?

  /// nil if the text is not a time.
  init?(_ text: String) {
    // XML has replaced all other white space in attributes.
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2, let local = Self.local(first) else { return nil }
    guard words.count == 2 else {
      (seconds, unknownZone) = (local, nil)
      return
    }
    let offset = Self.offset(words[1])
    (seconds, unknownZone) = (local - (offset ?? 0), offset == nil ? String(words[1]) : nil)
  }

  /// The seconds of a date and time without a zone. The year needs four digits, the others two each.
  private static func local(_ digits: Substring) -> Int? {
    let numbers = digits.utf8.map { Int($0) - 48 }
    guard numbers.count >= 4, numbers.count <= 14, numbers.count % 2 == 0, numbers.allSatisfy((0...9).contains) else {
      return nil
    }
    var parts = [numbers[0] * 1000 + numbers[1] * 100 + numbers[2] * 10 + numbers[3]]
    parts += stride(from: 4, to: numbers.count, by: 2).map { numbers[$0] * 10 + numbers[$0 + 1] }
    let least = [1, 1, 1, 0, 0, 0]
    parts += least[parts.count...]
    guard (1...12).contains(parts[1]), (1...daysIn(parts[1], of: parts[0])).contains(parts[2]), parts[3] < 24,
      parts[4] < 60, parts[5] <= 60
    else { return nil }
    return (days(parts[0], parts[1], parts[2]) * 24 + parts[3]) * 3600 + parts[4] * 60 + parts[5]
  }

  private static func daysIn(_ month: Int, of year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The days since the beginning of 1970, for years from 1 on: Hinnant, “chrono-Compatible Low-Level Date Algorithms”,
  /// `days_from_civil`.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = (year / 400, year % 400)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The seconds by which a zone is ahead of UTC; nil if it is unknown.
  private static func offset(_ zone: Substring) -> Int? {
    if let hours = named[zone.uppercased()] { return Int(hours * 3600) }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard let sign = zone.first, sign == "+" || sign == "-", digits.count == 4, let number = Int(digits),
      number % 100 < 60, number < 1500
    else { return nil }
    return (sign == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
  }

  /// The hours by which the named zones are ahead of UTC. Several have more than one meaning, such as IST; these are those
  /// of Date::Manip 6.91, with which XMLTV's own tools read them, and SGT, which it does not know.
  private static let named: [String: Double] = [
    "Z": 0, "UTC": 0, "UT": 0, "GMT": 0, "WET": 0, "BST": 1, "WEST": 1, "CET": 1, "MET": 1, "CEST": 2,
    "MEST": 2, "EET": 2, "SAST": 2, "EEST": 3, "MSK": 3, "NST": -3.5, "NDT": -2.5, "AST": -4, "ADT": -3, "EST": -5,
    "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7, "AKST": -9, "AKDT": -8, "HST": -10,
    "IST": 5.5, "SGT": 8, "HKT": 8, "AWST": 8, "JST": 9, "KST": 9, "ACST": 9.5, "ACDT": 10.5, "AEST": 10, "AEDT": 11,
    "NZST": 12,
    "NZDT": 13,
  ]
}
