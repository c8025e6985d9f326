import FormatBridge
import Posix

/// Reads iCalendar files (RFC 5545): the appointments of a room.
struct CalendarReader {
  private let window: Range<Int>
  private let limits: ReadingLimits
  private var problems: ProblemList
  private var left: Int

  /// The length of an appointment without an end, in seconds.
  private static let defaultDuration = 3600
  private static let day = 86_400

  static func read(
    _ input: ListingsInput, path: String, window: Range<Int>, _ limits: ReadingLimits,
    _ problems: inout ProblemList
  ) -> Listings {
    guard CalendarParser.isAvailable else {
      problems.add(.noCalendarLibrary)
      return Listings()
    }
    let (bytes, end) = input.all
    var reader = CalendarReader(window: window, limits: limits, problems: problems, left: limits.programmes)
    let scanner = CalendarScanner(bytes, depthLimit: limits.depth)
    let listings = reader.listings(scanner, path: path)
    for line in scanner.oversized {
      reader.problems.add(.tooMuch("bytes in an appointment", limit: CalendarScanner.maximumEventSize), line: line)
    }
    // A file that is cut off ends in the middle of a component, which need not be reported as well.
    if let fault = end.fault(limit: limits.size) {
      reader.problems.add(fault, line: scanner.fault?.line)
    } else if let fault = scanner.fault {
      reader.problems.add(fault.reason, line: fault.line)
    }
    problems = reader.problems
    return listings
  }

  private mutating func listings(_ scanner: CalendarScanner, path: String) -> Listings {
    var listings = Listings()
    for (index, calendar) in scanner.calendars.enumerated() {
      guard listings.channels.count < limits.channels else {
        problems.add(.tooMuch("channels", limit: limits.channels))
        break
      }
      let name = calendar.name.isEmpty ? Self.fileName(path) : calendar.name
      var channel = Channel(id: index == 0 ? path : "\(path) \(index + 1)", name: name.limited(to: limits.text))
      if !calendar.isCancelled { channel.programmes = programmes(of: calendar) }
      listings.channels.append(channel)
    }
    return listings
  }

  /// `Aspen` for `/srv/rooms/Aspen.ics`.
  private static func fileName(_ path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    let endings = [".gz", ".ics"]
    return String(endings.reduce(name) { $0.hasSuffix($1) ? $0.dropLast($1.count) : $0 })
  }

  private mutating func programmes(of calendar: CalendarScanner.Calendar) -> [Programme] {
    let zones = String(decoding: calendar.zones, as: UTF8.self)
    guard let parser = CalendarParser(zones: "BEGIN:VCALENDAR\r\n\(zones)END:VCALENDAR\r\n") else { return [] }
    let events = calendar.events.compactMap { event(of: $0, parser) }
    // An appointment that replaces an occurrence of another one has its UID.
    let replaced = events.reduce(into: [String: Set<Int>]()) { replaced, event in
      if let moment = event.replaces { replaced[event.uid, default: []].insert(moment) }
    }
    var programmes: [Programme] = []
    for event in events where !event.isCancelled {
      let starts = Set(event.starts).subtracting(event.replaces == nil ? replaced[event.uid] ?? [] : [])
      let found = starts.sorted().compactMap { programme(of: event, at: $0) }
      guard take(found.count) else { break }
      programmes += found
    }
    return programmes.sorted { ($0.start, $0.title) < ($1.start, $1.title) }
  }

  /// Counts programmes; false if there are too many, which is reported.
  private mutating func take(_ count: Int) -> Bool {
    left -= count
    if left < 0 { problems.add(.tooMuch("programmes", limit: limits.programmes)) }
    return left >= 0
  }

  /// Parses an appointment and reports what is wrong with it; nil without a start. Occurrences are looked for a day beyond the
  /// window on both sides, because times without a zone are converted only later.
  private mutating func event(of component: CalendarScanner.Event, _ parser: CalendarParser) -> CalendarParser.Event? {
    let text = String(decoding: component.text.filter { $0 != 0 }, as: UTF8.self)
    let wide = window.lowerBound - Self.day..<window.upperBound + Self.day
    guard let event = parser.event(text, in: wide, limit: limits.programmes + 1) else {
      problems.add(.noStart, line: component.line)
      return nil
    }
    if case .unknown(let zone) = event.zone { problems.add(.zone(zone), line: component.line) }
    if event.duration < 0 { problems.add(.negativeDuration(event.summary), line: component.line) }
    if event.isTooFrequent { problems.add(.tooFrequent(event.summary), line: component.line) }
    if !event.isRecurring, component.text.contains("\nRRULE".utf8) {
      problems.add(.recurrence(event.summary), line: component.line)
    }
    return event
  }

  /// nil if it is not in the window.
  private func programme(of event: CalendarParser.Event, at start: Int) -> Programme? {
    let end = start + (event.duration > 0 ? event.duration : Self.defaultDuration)
    let times =
      event.zone == .floating ? (WallClock.second(ofFloating: start), WallClock.second(ofFloating: end)) : (start, end)
    guard times.0 < window.upperBound, times.1 > window.lowerBound else { return nil }
    return Programme(
      start: times.0, stop: max(times.0, times.1), title: text(event.summary), subtitle: text(event.location),
      summary: text(event.description), categories: event.categories.map(text))
  }

  private func text(_ text: String) -> String { text.collapsingWhitespace.limited(to: limits.text) }
}
