/// The rule by which the clocks of a zone change each year (POSIX, `TZ`): `CET-1CEST,M3.5.0,M10.5.0/3`. Only dates that are
/// weekdays of a month are read; the system's database has no others.
struct ZoneRule {
  private let standard: ClockObservance
  private let summer: ClockObservance
  private let begin: Date
  private let end: Date

  /// The week is from 1 to 5 for the last one, and the weekday from 0 for Sunday. The time is in seconds from midnight by the
  /// clock before the change, and may be on another day.
  private struct Date {
    var month = 1
    var week = 1
    var weekday = 0
    var time = 2 * 3600
  }

  /// nil if the clocks do not change.
  init?(_ text: String) {
    var text = Substring(text.filter { !$0.isNewline })
    guard Self.skipName(&text), let standard = Self.seconds(&text), Self.skipName(&text) else { return nil }
    let summer = Self.seconds(&text) ?? standard - 3600
    guard let begin = Self.date(&text), let end = Self.date(&text) else { return nil }
    // Offsets are positive in the west.
    self.standard = ClockObservance(offset: -standard, isSummerTime: false)
    self.summer = ClockObservance(offset: -summer, isSummerTime: true)
    (self.begin, self.end) = (begin, end)
  }

  /// The changes of a year in order.
  func changes(in year: Int) -> [ClockChange] {
    let changes = [
      ClockChange(time: Self.wall(begin, in: year) - standard.offset, observance: summer),
      ClockChange(time: Self.wall(end, in: year) - summer.offset, observance: standard),
    ]
    return changes.sorted { $0.time < $1.time }
  }

  private static func wall(_ date: Date, in year: Int) -> Int {
    let first = XMLTVTime.days(year, date.month, 1)
    let next = XMLTVTime.days(
      date.month == 12 ? year + 1 : year, date.month == 12 ? 1 : date.month + 1, 1)
    // The first day of 1970 was a Thursday.
    let weekday = (first + 4) % 7
    var day = first + (date.weekday - weekday + 7) % 7 + 7 * (date.week - 1)
    if day >= next { day -= 7 }
    return day * CalendarTime.day + date.time
  }
}

extension ZoneRule {
  /// The name of a zone, which may be between angle brackets.
  private static func skipName(_ text: inout Substring) -> Bool {
    let start = text.startIndex
    if text.first == "<" {
      text = text.drop { $0 != ">" }.dropFirst()
    } else {
      text = text.drop(while: \.isLetter)
    }
    return text.startIndex > start
  }

  /// `5`, `-3:30`, `+1:00:00`.
  private static func seconds(_ text: inout Substring) -> Int? {
    let sign = text.first == "-" ? -1 : 1
    if text.first == "-" || text.first == "+" { text.removeFirst() }
    guard var seconds = number(&text) else { return nil }
    seconds *= 3600
    for unit in [60, 1] where text.first == ":" {
      text.removeFirst()
      guard let number = number(&text) else { return nil }
      seconds += number * unit
    }
    return sign * seconds
  }

  /// `,M10.5.0/3`.
  private static func date(_ text: inout Substring) -> Date? {
    guard text.hasPrefix(",M") else { return nil }
    text = text.dropFirst(2)
    var date = Date()
    for (part, range) in [(\Date.month, 1...12), (\Date.week, 1...5), (\Date.weekday, 0...6)] {
      if text.first == "." { text.removeFirst() }
      guard let number = number(&text), range.contains(number) else { return nil }
      date[keyPath: part] = number
    }
    guard text.first == "/" else { return date }
    text.removeFirst()
    guard let time = seconds(&text) else { return nil }
    date.time = time
    return date
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text[digits.endIndex...]
    return digits.utf8.count < 4 ? Int(digits) : nil
  }
}
