import FormatBridge
import Posix

/// Reads iCalendar files (RFC 5545): the appointments of a room.
enum CalendarReader {
  static func read(
    _ source: inout ListingsSource, path: String, window: Range<Int>, _ limits: ReadingLimits,
    _ problems: inout ProblemList
  ) -> Listings {
    var bytes: [UInt8] = []
    let end = source.forEachPiece { piece in
      bytes += piece
      return true
    }
    if let fault = end.fault(limit: limits.size) { problems.add(fault) }
    let text = complete(String(decoding: bytes, as: UTF8.self), &problems)
    guard let library = CalendarLibrary() else {
      problems.add(.noCalendarLibrary)
      return Listings()
    }
    guard let appointments = library.appointments(in: text, within: window) else {
      problems.add(.calendar)
      return Listings()
    }
    var programmes = programmes(appointments, limits)
    if programmes.count > limits.programmes {
      problems.add(.tooMuch("appointments", limit: limits.programmes))
      programmes.removeLast(programmes.count - limits.programmes)
    }
    let name = name(in: text) ?? fileName(path)
    return Listings(channels: [Channel(id: path, name: name.limited(to: limits.text), programmes: programmes)])
  }

  /// A calendar without its end is ended after its last complete appointment.
  private static func complete(_ text: String, _ problems: inout ProblemList) -> String {
    guard text.suffix(64).firstRange(of: "END:VCALENDAR") == nil else { return text }
    problems.add(.unfinishedCalendar)
    let end = text.ranges(of: "END:VEVENT").last?.upperBound ?? text.endIndex
    return text[..<end] + "\r\nEND:VCALENDAR\r\n"
  }

  /// A changed occurrence replaces the one of its appointment that it is for.
  private static func programmes(
    _ appointments: [CalendarLibrary.Appointment], _ limits: ReadingLimits
  ) -> [Programme] {
    let replaced = Set(
      appointments.compactMap { appointment in appointment.replaced.map { [appointment.id, "\($0)"] } })
    return appointments.filter { !$0.isCancelled }.flatMap { appointment in
      appointment.times.filter { time in
        appointment.replaced != nil || !replaced.contains([appointment.id, "\(time.lowerBound)"])
      }.map { programme(appointment, $0, limits) }
    }.sorted { ($0.start, $0.title) < ($1.start, $1.title) }
  }

  private static func programme(
    _ appointment: CalendarLibrary.Appointment, _ time: Range<Int>, _ limits: ReadingLimits
  ) -> Programme {
    let (start, stop) =
      appointment.isFloating
      ? (WallClock.second(ofFloating: time.lowerBound), WallClock.second(ofFloating: time.upperBound))
      : (time.lowerBound, time.upperBound)
    return Programme(
      start: start, stop: max(start, stop), title: appointment.summary.trimmed.limited(to: limits.text),
      subtitle: appointment.location.trimmed.limited(to: limits.text),
      summary: appointment.details.trimmed.limited(to: limits.text))
  }

  /// The name that many programs write (`X-WR-CALNAME`), which may continue on the next line.
  private static func name(in text: String) -> String? {
    let lines = text.split { $0.isNewline }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("X-WR-CALNAME") }),
      let colon = lines[first].firstIndex(of: ":")
    else { return nil }
    let rest = lines[(first + 1)...].prefix { $0.hasPrefix(" ") || $0.hasPrefix("\t") }.map { $0.dropFirst() }
    let name = ([lines[first][colon...].dropFirst()] + rest).joined().replacing("\\,", with: ",").trimmed
    return name.isEmpty ? nil : name
  }

  /// The name of a file without its directory and its extension.
  private static func fileName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
