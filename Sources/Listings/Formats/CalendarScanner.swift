/// Divides an iCalendar file into its calendars, and these into time zones and appointments (RFC 5545, 3.4 and 3.6).
struct CalendarScanner {
  /// A calendar: an object of the type `VCALENDAR`.
  struct Calendar: Equatable {
    /// The value of `X-WR-CALNAME`; empty if there is none.
    var name = ""
    /// Whether the calendar cancels its appointments (RFC 5546).
    var isCancelled = false
    /// The text of all `VTIMEZONE` components.
    var zones: [UInt8] = []
    var events: [Event] = []
  }

  /// The text of a `VEVENT` component, and its first line, from 1.
  struct Event: Equatable {
    var text: [UInt8]
    var line: Int
  }

  /// Where and why the rest of the file is not read.
  struct Fault: Equatable {
    var line: Int
    var fault: ListingsProblem.Fault
  }

  private(set) var calendars: [Calendar] = []
  private(set) var fault: Fault?
  /// The appointments that are left out because of their size.
  private(set) var oversized: [Int] = []
  private let depthLimit: Int
  /// The names of the components that are open.
  private var open: [String] = []
  /// The first byte and line of the time zone or appointment that is open.
  private var start = (offset: 0, line: 0)

  /// The largest appointment in bytes. Attachments can be in the calendar itself.
  static let maximumEventSize = 1 << 20

  init(_ bytes: [UInt8], depthLimit: Int) {
    self.depthLimit = depthLimit
    var last = 0
    bytes.forEachLine { range, line in
      read(bytes, range, line)
      last = line
      return fault == nil
    }
    if fault == nil, !open.isEmpty { fault = Fault(line: last, fault: .unfinishedCalendar) }
  }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, _ line: Int) {
    // It continues the line before it (RFC 5545, 3.1).
    if let first = bytes[range].first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { return }
    // The longest line that matters here, in bytes: a name of a calendar may have 200.
    let text = String(decoding: bytes[range].prefix(256), as: UTF8.self).trimmed
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == ";" }) else { return }
    let name = String(text[text.index(after: colon)...])
    switch text[..<colon].uppercased() {
    case "BEGIN": begin(name.uppercased(), at: range.lowerBound, line)
    case "END": end(name.uppercased(), bytes, to: range.upperBound, line)
    case "X-WR-CALNAME" where open == ["VCALENDAR"]:
      calendars[calendars.count - 1].name = Self.value(name)
    case "METHOD" where open == ["VCALENDAR"]:
      calendars[calendars.count - 1].isCancelled = name.uppercased() == "CANCEL"
    default: break
    }
  }

  private mutating func begin(_ name: String, at offset: Int, _ line: Int) {
    guard open.count < depthLimit else { return fault = Fault(line: line, fault: .tooDeep) }
    guard open.isEmpty == (name == "VCALENDAR") else { return fault = Fault(line: line, fault: .calendar) }
    if open.isEmpty { calendars.append(Calendar()) }
    if open.count == 1 { start = (offset, line) }
    open.append(name)
  }

  private mutating func end(_ name: String, _ bytes: [UInt8], to offset: Int, _ line: Int) {
    guard open.popLast() == name else { return fault = Fault(line: line, fault: .calendar) }
    guard open.count == 1 else { return }
    let text = bytes[start.offset..<offset]
    switch name {
    case "VTIMEZONE": calendars[calendars.count - 1].zones += text + [UInt8(ascii: "\n")]
    case "VEVENT" where text.count > Self.maximumEventSize: oversized.append(start.line)
    case "VEVENT": calendars[calendars.count - 1].events.append(Event(text: Array(text), line: start.line))
    default: break
    }
  }

  /// A value without the backslashes before commas, semicolons and backslashes (RFC 5545, 3.3.11).
  private static func value(_ text: String) -> String {
    var (value, isEscaped) = ("", false)
    for character in text {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { value.append(character) }
    }
    return value
  }
}
