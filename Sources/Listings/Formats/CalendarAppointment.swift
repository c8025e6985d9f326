/// An appointment (RFC 5545, 3.6.1): its times, and the lines that libical reads.
struct CalendarAppointment {
  /// The first line in the file, from 1.
  let line: Int
  /// Identifies it; empty if it has no identifier.
  private(set) var uid = ""
  private(set) var revision = Revision()
  private(set) var isCancelled = false
  /// Whether it says that others may see only when it is, or that they may see all; nil if it says nothing.
  private(set) var isPrivate: Bool?
  private(set) var start: CalendarTime?
  private(set) var end: CalendarTime?
  private(set) var duration: CalendarDuration?
  /// The occurrence of the appointment with the same identifier that this one replaces.
  private(set) var replaces: CalendarTime?
  /// Whether it replaces the following occurrences as well.
  private(set) var includesFuture = false
  /// Whether it replaces an occurrence that cannot be read. Then it is no other version of the usual appointment.
  private(set) var isSeparate = false
  /// Occurrences that do not take place.
  private(set) var exceptions: [CalendarTime] = []
  /// Occurrences besides those of the rule.
  private(set) var additions: [CalendarTime] = []
  /// Whether there is a rule by which it recurs.
  private(set) var hasRule = false
  /// The lines with texts and rules.
  private(set) var lines: [UInt8] = []

  /// Which one of several versions is the newest: that with the greatest number, or else the latest time.
  struct Revision: Comparable {
    var sequence = 0
    /// `DTSTAMP` and `LAST-MODIFIED`.
    var stamp: Int?
    var modified: Int?

    static func < (one: Revision, other: Revision) -> Bool { one.values.lexicographicallyPrecedes(other.values) }

    private var values: [Int] {
      [sequence, stamp ?? modified ?? .min, modified ?? stamp ?? .min]
    }
  }

  /// Whether it has only the occurrence at its start.
  var takesPlaceOnce: Bool { !hasRule && additions.isEmpty }

  init(_ event: CalendarScanner.Event) {
    line = event.line
    var depth = 0
    for line in event.text.split(separator: UInt8(ascii: "\n")) {
      let property = CalendarProperty(line)
      switch property.name {
      case "BEGIN": depth += 1
      case "END": depth -= 1
      default: if depth == 1 { take(property, line) }
      }
    }
  }

  private mutating func take(_ property: CalendarProperty, _ line: ArraySlice<UInt8>) {
    switch property.name {
    case "SUMMARY", "LOCATION", "DESCRIPTION", "CATEGORIES": keep(line)
    case "RRULE", "EXRULE":
      hasRule = hasRule || property.name == "RRULE"
      keep(line)
    case "UID": uid = CalendarText(property.value.trimmingBlanks).string
    case "STATUS": isCancelled = property.word == "CANCELLED"
    case "CLASS": isPrivate = property.word.isEmpty ? nil : property.word != "PUBLIC"
    case "SEQUENCE": revision.sequence = Int(property.word) ?? 0
    case "DTSTAMP": revision.stamp = property.times.first?.wall
    case "LAST-MODIFIED": revision.modified = property.times.first?.wall
    case "DURATION": duration = CalendarDuration(property.value)
    default: takeTimes(property)
    }
  }

  private mutating func takeTimes(_ property: CalendarProperty) {
    switch property.name {
    case "DTSTART": start = start ?? property.times.first
    case "DTEND": end = end ?? property.times.first
    case "RECURRENCE-ID":
      (replaces, includesFuture) = (property.times.first, property.includesFuture)
      isSeparate = replaces == nil
    case "EXDATE": exceptions += property.times
    case "RDATE": additions += property.times
    default: break
    }
  }

  private mutating func keep(_ line: ArraySlice<UInt8>) { lines += line + [UInt8(ascii: "\n")] }

  /// Replaces the zones of all times.
  mutating func convertTimes(_ convert: (CalendarTime) -> CalendarTime) {
    (start, end, replaces) = (start.map(convert), end.map(convert), replaces.map(convert))
    (exceptions, additions) = (exceptions.map(convert), additions.map(convert))
  }

  /// The text of the appointment for libical. The zone of its start is one that was added to the calendar.
  func text(_ lines: String) -> String {
    guard let start else { return "" }
    let time = CalendarTime.text(ofWall: start.wall, isDate: start.isDate)
    let property =
      switch start.zone {
      case _ where start.isDate: "DTSTART;VALUE=DATE:\(time)"
      case .utc: "DTSTART:\(time)Z"
      case .floating: "DTSTART:\(time)"
      case .named(let zone): "DTSTART;TZID=\(zone):\(time)"
      }
    return "BEGIN:VEVENT\n\(property)\n\(lines)END:VEVENT\n"
  }
}
