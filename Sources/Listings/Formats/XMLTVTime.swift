/// The times of XMLTV (xmltv.dtd): `20251125201500 +0100`, of which the end may be missing, with an optional time zone.
struct XMLTVTime: Equatable, Sendable {
  /// In seconds since the beginning of 1970.
  let seconds: Int
  /// The name of the zone if it is unknown; UTC is assumed then.
  let unknownZone: String?

  /// nil if the text is not a time. It is read as bytes, since asking for characters takes longer than all other parts of reading.
  init?(_ text: String) {
    // XML has replaced all other white space in attributes.
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    guard let first = words.first, words.count <= 2 else { return nil }
    // Some programs write no blank before the zone.
    let digits = first.prefix(while: Self.isDigit)
    let zone = Substring(words.count == 2 ? words[1] : first[digits.endIndex...])
    guard words.count == 1 || digits.endIndex == first.endIndex, let local = Self.local(digits) else { return nil }
    guard !zone.isEmpty else {
      (seconds, unknownZone) = (local, nil)
      return
    }
    // What is behind the digits is a zone only if it is a known one.
    let offset = Self.offset(zone)
    guard offset != nil || words.count == 2 else { return nil }
    (seconds, unknownZone) = (local - (offset ?? 0), offset == nil ? String(zone) : nil)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// The seconds of a date and time without a zone. The year needs four digits, the others two each.
  static func local(_ digits: Substring.UTF8View) -> Int? {
    let count = digits.count
    guard count >= 4, count <= 14, count % 2 == 0 else { return nil }
    // The two halves of the year, the month, day, hour, minute and second.
    var parts: InlineArray<7, Int> = [0, 0, 1, 1, 0, 0, 0]
    for (index, digit) in digits.enumerated() {
      parts[index / 2] = (index % 2 == 0 ? 0 : parts[index / 2] * 10) + Int(digit) - 48
    }
    let year = parts[0] * 100 + parts[1]
    guard (1...12).contains(parts[2]), (1...daysIn(parts[2], of: year)).contains(parts[3]), parts[4] < 24,
      parts[5] < 60,
      parts[6] <= 60
    else { return nil }
    return (days(year, parts[2], parts[3]) * 24 + parts[4]) * 3600 + parts[5] * 60 + parts[6]
  }

  private static func daysIn(_ month: Int, of year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The days since the beginning of 1970, for years from 1 on: Hinnant, “chrono-Compatible Low-Level Date Algorithms”,
  /// `days_from_civil`.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = (year / 400, year % 400)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// A moment in UTC, as XMLTV writes it: `20251125191500 +0000`.
  static func text(of seconds: Int) -> String { "\(digits(of: seconds).joined()) +0000" }

  /// A moment in UTC (RFC 3339): `2025-11-25T19:15:00Z`.
  static func timestamp(of seconds: Int) -> String {
    let parts = digits(of: seconds)
    return parts[..<3].joined(separator: "-") + "T" + parts[3...].joined(separator: ":") + "Z"
  }

  /// The year, month, day, hour, minute and second of a moment: Hinnant's `civil_from_days`.
  static func digits(of seconds: Int) -> [String] {
    let second = seconds - 86_400 * (seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    let days = (seconds - second) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let (day, month) = (dayOfYear - (153 * shifted + 2) / 5 + 1, shifted < 10 ? shifted + 3 : shifted - 9)
    let year = "\(yearOfEra + era * 400 + (month <= 2 ? 1 : 0))"
    let rest = [month, day, second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return [String(repeating: "0", count: max(0, 4 - year.count)) + year] + rest
  }

  /// The seconds by which a zone is ahead of UTC; nil if it is unknown.
  private static func offset(_ zone: Substring) -> Int? {
    if let seconds = numericOffset(zone.utf8) { return seconds }
    if let hours = named[zone.uppercased()] { return Int(hours * 3600) }
    var digits = zone.dropFirst().filter { $0 != ":" }
    if digits.count == 2 { digits += "00" }
    guard let sign = zone.first, sign == "+" || sign == "-", digits.count == 4, let number = Int(digits),
      number % 100 < 60, number < 1500
    else { return nil }
    return (sign == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
  }

  /// The seconds of a zone such as `+0100`.
  private static func numericOffset(_ zone: Substring.UTF8View) -> Int? {
    let digits = zone.dropFirst()
    guard let sign = zone.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), digits.count == 4,
      digits.allSatisfy(isDigit)
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    guard number % 100 < 60, number < 1500 else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
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

extension Programme {
  /// A moment in UTC, such as `2025-11-25T19:15:00Z` (RFC 3339).
  public static func timestamp(of seconds: Int) -> String { XMLTVTime.timestamp(of: seconds) }
}
