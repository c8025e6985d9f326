/// Divides an iCalendar file into its calendars, and these into time zones and appointments (RFC 5545, 3.4 and 3.6).
struct CalendarScanner {
  /// A calendar: an object of the type `VCALENDAR`.
  struct Calendar: Equatable {
    /// The value of `X-WR-CALNAME`, or else of `NAME` (RFC 7986, 5.1); empty if there is none.
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
    var reason: ListingsProblem.Fault
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
    let mark = Array("\u{FEFF}".utf8)
    let start = bytes.starts(with: mark) ? mark.count : 0
    var last = (range: start..<start, line: 1)
    bytes.forEachLine { range, line in
      // It continues the line before it (RFC 5545, 3.1).
      if let first = bytes[range].first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        last.range = last.range.lowerBound..<range.upperBound
        return true
      }
      read(bytes, last.range, last.line)
      last = (max(range.lowerBound, start)..<range.upperBound, line)
      return fault == nil
    }
    if fault == nil { read(bytes, last.range, last.line) }
    if fault == nil, !open.isEmpty { fault = Fault(line: last.line, reason: .unfinishedCalendar) }
  }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, _ line: Int) {
    guard let (name, value) = Self.property(bytes[range].prefix(Self.longestLine)) else { return }
    switch name {
    case "BEGIN": begin(value.uppercased(), at: range.lowerBound, line)
    case "END": end(value.uppercased(), bytes, to: range.upperBound, line)
    case "X-WR-CALNAME" where open == ["VCALENDAR"]:
      calendars[calendars.count - 1].name = Self.unescaped(value)
    case "NAME" where open == ["VCALENDAR"] && calendars[calendars.count - 1].name.isEmpty:
      calendars[calendars.count - 1].name = Self.unescaped(value)
    case "METHOD" where open == ["VCALENDAR"]:
      calendars[calendars.count - 1].isCancelled = value.uppercased() == "CANCEL"
    default: break
    }
  }

  /// The properties that matter here.
  private static let names: Set = ["BEGIN", "END", "X-WR-CALNAME", "NAME", "METHOD"]
  /// The longest line that matters here, in bytes.
  private static let longestLine = 512

  /// The name of a property in upper case, and its value behind the parameters; nil for other properties, and without a value. In
  /// parameters, a colon may be between quotes (RFC 5545, 3.1 and 3.2).
  private static func property(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    let bytes = line.drop { $0 <= 0x20 }.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    let name = String(decoding: bytes, as: UTF8.self).uppercased()
    guard names.contains(name) else { return nil }
    var isQuoted = false
    let colon = line[bytes.endIndex...].firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
    return colon.map { (name, unfolded(line[($0 + 1)...])) }
  }

  /// A value without the line breaks in it, and the blank or tab behind each.
  private static func unfolded(_ value: ArraySlice<UInt8>) -> String {
    var (bytes, isFold) = ([UInt8](), false)
    for byte in value {
      let isBreak = byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      if !isBreak, !(isFold && isBlank) { bytes.append(byte) }
      isFold = isBreak
    }
    return String(decoding: bytes, as: UTF8.self).collapsingWhitespace
  }

  private mutating func begin(_ name: String, at offset: Int, _ line: Int) {
    guard open.count < depthLimit else { return fault = Fault(line: line, reason: .tooDeep) }
    guard open.isEmpty == (name == "VCALENDAR") else { return fault = Fault(line: line, reason: .calendar) }
    if open.isEmpty { calendars.append(Calendar()) }
    if open.count == 1 { start = (offset, line) }
    open.append(name)
  }

  private mutating func end(_ name: String, _ bytes: [UInt8], to offset: Int, _ line: Int) {
    guard open.popLast() == name else { return fault = Fault(line: line, reason: .calendar) }
    guard open.count == 1 else { return }
    let text = bytes[start.offset..<offset]
    switch name {
    case "VTIMEZONE": calendars[calendars.count - 1].zones += text + [UInt8(ascii: "\n")]
    case "VEVENT" where text.count > Self.maximumEventSize: oversized.append(start.line)
    case "VEVENT": calendars[calendars.count - 1].events.append(Event(text: Array(text), line: start.line))
    default: break
    }
  }

  /// A value without the backslashes before commas, semicolons and backslashes, and with blanks for line breaks (RFC 5545,
  /// 3.3.11).
  private static func unescaped(_ text: String) -> String {
    var (value, isEscaped) = ("", false)
    for character in text {
      if isEscaped {
        value.append(character == "n" || character == "N" ? " " : character)
      } else if character != "\\" {
        value.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return value
  }
}
