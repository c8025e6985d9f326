/// Divides an iCalendar file into its calendars, and these into time zones and appointments (RFC 5545, 3.4 and 3.6).
struct CalendarScanner {
  /// A calendar: an object of the type `VCALENDAR`.
  struct Calendar: Equatable {
    /// The value of `X-WR-CALNAME`, or else of `NAME` (RFC 7986, 5.1); empty if there is none.
    var name = ""
    /// Whether the calendar cancels its appointments (RFC 5546).
    var isCancelled = false
    /// The unfolded text of each `VTIMEZONE` component.
    var zones: [[UInt8]] = []
    var events: [Event] = []
  }

  /// The unfolded text of a `VEVENT` component, and its first line, from 1.
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
  /// The first line of a name that is not UTF-8.
  private(set) var otherEncoding: Int?
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
    var last = (range: 0..<0, line: 1, isFolded: false)
    bytes.forEachLine { range, line in
      // It continues the line before it (RFC 5545, 3.1).
      if let first = bytes[range].first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        last = (last.range.lowerBound..<range.upperBound, last.line, true)
        return true
      }
      // An empty line is ignored, also before one that continues what is before it.
      guard !range.isEmpty else { return true }
      read(bytes, last.range, last.line, isFolded: last.isFolded)
      // A mark is at the beginning, and also later when files were joined.
      let isMarked = bytes[range.lowerBound] == mark[0] && bytes[range].starts(with: mark)
      last = (range.lowerBound + (isMarked ? mark.count : 0)..<range.upperBound, line, false)
      return fault == nil
    }
    if fault == nil { read(bytes, last.range, last.line, isFolded: last.isFolded) }
    if fault == nil, !open.isEmpty { fault = Fault(line: last.line, reason: .unfinishedCalendar) }
  }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, _ line: Int, isFolded: Bool) {
    guard let first = bytes[range].first(where: { $0 > 0x20 }), Self.initials.contains(first) else { return }
    let start = bytes[range].prefix(Self.maximumEventSize)
    let property = CalendarProperty(isFolded ? Self.unfolded(start)[...] : start)
    switch property.name {
    case "BEGIN": begin(property.word, at: range.lowerBound, line)
    case "END": end(property.word, bytes, to: range.upperBound, line)
    case "X-WR-CALNAME" where open == ["VCALENDAR"]: name(property, line)
    case "NAME" where open == ["VCALENDAR"] && calendars[calendars.count - 1].name.isEmpty: name(property, line)
    case "METHOD" where open == ["VCALENDAR"]:
      calendars[calendars.count - 1].isCancelled = property.word == "CANCEL"
    default: break
    }
  }

  /// The first letters of the properties that matter here.
  private static let initials = Set("BEXNMbexnm".utf8)

  private mutating func name(_ property: CalendarProperty, _ line: Int) {
    let text = CalendarText(property.value)
    calendars[calendars.count - 1].name = Self.unescaped(text.string.collapsingWhitespace)
    if !text.isUTF8 { otherEncoding = otherEncoding ?? line }
  }

  /// Text without the line breaks at which lines are folded and the blank or tab behind each (RFC 5545, 3.1). Only line feeds
  /// are left of other line breaks, and nothing is left of empty lines. Lines can be folded within a character, so this
  /// comes before decoding.
  private static func unfolded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    var (result, last) = ([UInt8](), UInt8(0))
    result.reserveCapacity(bytes.count)
    for byte in bytes where byte != 0 {
      let isBreak = byte == feed || byte == UInt8(ascii: "\r")
      if isBreak {
        if last != feed { result.append(feed) }
        last = feed
      } else if last == feed, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        result.removeLast()
        last = 0
      } else {
        result.append(byte)
        last = byte
      }
    }
    return result
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
    case "VTIMEZONE": calendars[calendars.count - 1].zones.append(Self.unfolded(text))
    case "VEVENT" where text.count > Self.maximumEventSize: oversized.append(start.line)
    case "VEVENT": calendars[calendars.count - 1].events.append(Event(text: Self.unfolded(text), line: start.line))
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
