import FormatBridge
import Posix

/// Reads iCalendar files (RFC 5545): the appointments of a room.
struct CalendarReader {
  private let window: Range<Int>
  private let limits: ReadingLimits
  private var problems: ProblemList
  private var left: Int
  /// The line of the first text that is not UTF-8.
  private var otherEncoding: Int?

  /// The title of private appointments; nil to show them as others.
  private let privateTitle: String?

  static func read(
    _ input: ListingsInput, path: String, window: Range<Int>, _ limits: ReadingLimits, privateTitle: String?,
    _ problems: inout ProblemList
  ) -> Listings {
    guard CalendarParser.isAvailable else {
      problems.add(.noCalendarLibrary)
      return Listings()
    }
    let (bytes, end) = input.all
    var reader = CalendarReader(
      window: window, limits: limits, problems: problems, left: limits.programmes,
      privateTitle: privateTitle)
    let scanner = CalendarScanner(bytes, depthLimit: limits.depth)
    let listings = reader.listings(scanner, path: path)
    if let line = scanner.otherEncoding ?? reader.otherEncoding {
      reader.problems.add(.repaired(.guessed("windows-1252")), line: line)
    }
    for line in scanner.oversized {
      reader.problems.add(.tooMuch(.bytesOfAppointment, limit: CalendarScanner.maximumEventSize), line: line)
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
        problems.add(.tooMuch(.channels, limit: limits.channels))
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
    guard let parser = CalendarParser() else { return [] }
    var zones = CalendarZones(parser, calendar.zones)
    let appointments = calendar.events.compactMap { appointment($0, &zones) }
    var expansion = CalendarExpansion(parser, window: window, limits, privateTitle: privateTitle, problems)
    var programmes: [Programme] = []
    var isComplete = true
    for series in CalendarSeries.series(of: appointments, CalendarClock(parser: parser)) where isComplete {
      let found = expansion.programmes(of: series)
      left -= found.count
      isComplete = left >= 0
      if isComplete { programmes += found }
    }
    problems = expansion.problems
    otherEncoding = otherEncoding ?? expansion.otherEncoding
    if !isComplete { problems.add(.tooMuch(.programmes, limit: limits.programmes)) }
    return programmes.sorted { ($0.start, $0.title) < ($1.start, $1.title) }
  }

  /// Reads the times of an appointment and reports what is wrong with them; nil without a start, unless it cancels another one.
  private mutating func appointment(
    _ event: CalendarScanner.Event, _ zones: inout CalendarZones
  ) -> CalendarAppointment? {
    var appointment = CalendarAppointment(event)
    guard appointment.start != nil || appointment.isCancelled else {
      problems.add(.noStart, line: event.line)
      return nil
    }
    var unknown: [String] = []
    appointment.convertTimes { time in
      guard case .named(let name) = time.zone else { return time }
      let zone = zones.zone(named: name)
      if zone == .floating, !unknown.contains(name) { unknown.append(name) }
      return CalendarTime(wall: time.wall, zone: zone)
    }
    for name in unknown { problems.add(.localZone(name), line: event.line) }
    return appointment
  }
}
