/// A date, or a date and time, of a calendar (RFC 5545, 3.3.4 and 3.3.5): `20260511`, `20260511T090000Z`.
struct CalendarTime: Hashable {
  /// Where the clock is that shows the time.
  enum Zone: Hashable {
    case utc
    /// The place where the calendar is read, or the zone of the appointment.
    case floating
    /// The zone of this name.
    case named(String)
  }

  /// The time that the clock shows, as seconds since the beginning of 1970 there.
  var wall: Int
  /// Whether it is a date, which has no zone.
  var isDate: Bool
  var zone: Zone

  static let day = 86_400

  init(wall: Int, isDate: Bool = false, zone: Zone = .floating) {
    (self.wall, self.isDate, self.zone) = (wall, isDate, zone)
  }

  /// nil if it is not a time. Seconds may be missing, and a time in UTC needs no zone.
  init?(_ bytes: ArraySlice<UInt8>, zone: String?, isDate: Bool) {
    let text = String(decoding: bytes.trimmingBlanks, as: UTF8.self).uppercased()
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].utf8.count == 8, let day = XMLTVTime.local(parts[0].utf8) else { return nil }
    guard parts.count == 2, !isDate else {
      self.init(wall: day, isDate: true)
      return
    }
    let isUTC = parts[1].hasSuffix("Z")
    let digits = isUTC ? parts[1].dropLast() : parts[1]
    guard digits.utf8.count == 4 || digits.utf8.count == 6,
      let wall = XMLTVTime.local(Substring(parts[0] + digits).utf8)
    else {
      return nil
    }
    self.init(wall: wall, zone: isUTC ? .utc : zone.map(Zone.named) ?? .floating)
  }

  /// The day, in days since 1970.
  var dayNumber: Int { Self.dayNumber(ofWall: wall) }

  static func dayNumber(ofWall wall: Int) -> Int { wall >= 0 ? wall / day : (wall - day + 1) / day }

  /// The text for the time on a clock: `20260511T090000`, or only the date.
  static func text(ofWall wall: Int, isDate: Bool = false) -> String {
    let digits = XMLTVTime.digits(of: wall)
    return digits[..<3].joined() + (isDate ? "" : "T" + digits[3...].joined())
  }
}

/// A duration of a calendar (RFC 5545, 3.3.6): `P1D`, `PT1H30M`, `P2W`.
struct CalendarDuration: Equatable {
  /// Whole days, each from one time of day to the same one.
  var days = 0
  var seconds = 0

  /// nil if it is not a duration.
  init?(_ bytes: ArraySlice<UInt8>) {
    var text = Substring(String(decoding: bytes.trimmingBlanks, as: UTF8.self).uppercased())
    let sign = text.hasPrefix("-") ? -1 : 1
    if text.hasPrefix("-") || text.hasPrefix("+") { text.removeFirst() }
    guard text.popFirst() == "P", !text.isEmpty else { return nil }
    var isTime = false
    while let first = text.first {
      if first == "T" {
        isTime = true
        text.removeFirst()
        continue
      }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      text = text[digits.endIndex...]
      guard digits.utf8.count < 10, let number = Int(digits), let unit = text.popFirst() else { return nil }
      switch unit {
      case "W": days += sign * number * 7
      case "D": days += sign * number
      case "H" where isTime: seconds += sign * number * 3600
      case "M" where isTime: seconds += sign * number * 60
      case "S" where isTime: seconds += sign * number
      default: return nil
      }
    }
    guard abs(days) <= Self.longest, abs(seconds) <= Self.longest * CalendarTime.day else { return nil }
  }

  /// The greatest duration, in days: about 2700 years.
  private static let longest = 1_000_000
}
