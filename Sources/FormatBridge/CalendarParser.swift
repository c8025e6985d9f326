import CFormats
import Glibc

/// Reads the appointments of a calendar with libical: `icalparser_parse_string`, `icalcomponent_foreach_recurrence`.
@safe package final class CalendarParser {
  /// The texts of an appointment, and when it takes place.
  package struct Event: Equatable, Sendable {
    package var summary = ""
    package var location = ""
    package var description = ""
    package var categories: [String] = []
    /// Whether it has a rule by which it recurs.
    package var isRecurring = false
    /// Whether a rule was left out because it is for each minute or each second. To find the occurrences of one day, libical
    /// may have to count millions of them.
    package var isTooFrequent = false
    /// The starts of all occurrences, in seconds since 1970. Without a zone, they are those of UTC.
    package var starts: [Int] = []
  }

  private let library: CalendarLibrary
  private let calendar: OpaquePointer
  private let utc: UnsafeRawPointer

  /// Whether libical is installed.
  package static var isAvailable: Bool { CalendarLibrary.shared != nil }

  /// Makes a calendar without time zones. nil if libical is not installed.
  package init?() {
    guard let library = CalendarLibrary.shared, let utc = unsafe library.utc(),
      let calendar = unsafe library.parse("BEGIN:VCALENDAR\nEND:VCALENDAR\n")
    else { return nil }
    self.library = library
    unsafe (self.calendar, self.utc) = unsafe (calendar, utc)
  }

  deinit {
    unsafe library.free(calendar)
  }

  /// Adds a `VTIMEZONE` with this name; false if it cannot be parsed.
  package func addZone(_ text: String, named name: String) -> Bool {
    guard let component = unsafe library.parse(text) else { return false }
    unsafe library.addComponent(calendar, component)
    return unsafe library.zone(calendar, name) != nil
  }

  /// The moment at which a clock in a zone that was added shows what one in UTC shows at `wall`, in seconds since 1970.
  package func second(ofWall wall: Int, in zone: String) -> Int {
    guard let zone = unsafe library.zone(calendar, zone) else { return wall }
    var time = unsafe library.timeOfSeconds(wall, 0, utc)
    unsafe time.zone = unsafe zone
    return unsafe library.seconds(time, zone)
  }

  /// The time that a clock in a zone that was added shows at a moment, as the moment at which one in UTC shows it.
  package func wall(ofSecond second: Int, in zone: String) -> Int {
    guard let zone = unsafe library.zone(calendar, zone) else { return second }
    var time = unsafe library.timeOfSeconds(second, 0, zone)
    unsafe time.zone = unsafe utc
    return unsafe library.seconds(time, utc)
  }

  /// Parses one `VEVENT`; nil if it has no valid start. At most `limit` occurrences that begin in the window are looked for.
  package func event(_ text: String, in window: Range<Int>, limit: Int) -> Event? {
    guard let component = unsafe library.parse(text) else { return nil }
    // As a part of the calendar, it finds the time zones.
    unsafe library.addComponent(calendar, component)
    defer {
      unsafe library.removeComponent(calendar, component)
      unsafe library.free(component)
    }
    guard unsafe library.start(component).month > 0 else { return nil }
    var event = unsafe texts(of: component)
    event.isTooFrequent = unsafe removeFrequentRules(from: component)
    event.starts = unsafe starts(of: component, in: window, limit: limit)
    return event
  }

  /// Whether a rule in upper case is for each minute or each second.
  package static func isTooFrequent(rule: String) -> Bool {
    rule.contains("FREQ=SECONDLY") || rule.contains("FREQ=MINUTELY")
  }
}

extension CalendarParser {
  private func texts(of component: OpaquePointer) -> Event {
    var event = Event()
    event.summary = unsafe string(library.summary(component))
    event.location = unsafe string(library.location(component))
    event.description = unsafe string(library.description(component))
    event.categories = unsafe properties(CalendarLibrary.Kind.categories, of: component)
      .map { unsafe string(library.value($0)) }
    event.isRecurring = unsafe library.firstProperty(component, CalendarLibrary.Kind.recurrenceRule) != nil
    return event
  }

  /// Returns whether there were any.
  private func removeFrequentRules(from component: OpaquePointer) -> Bool {
    let kinds = [CalendarLibrary.Kind.recurrenceRule, CalendarLibrary.Kind.exceptionRule]
    let frequent = unsafe kinds.flatMap { unsafe properties($0, of: component) }.filter { rule in
      unsafe Self.isTooFrequent(rule: string(library.value(rule)))
    }
    unsafe frequent.forEach { unsafe remove($0, from: component) }
    return unsafe !frequent.isEmpty
  }

  private func remove(_ property: OpaquePointer, from component: OpaquePointer) {
    unsafe library.removeProperty(component, property)
    unsafe library.freeProperty(property)
  }

  private func starts(of component: OpaquePointer, in window: Range<Int>, limit: Int) -> [Int] {
    var found = FoundStarts(limit: limit)
    let from = unsafe library.timeOfSeconds(window.lowerBound, 0, utc)
    let to = unsafe library.timeOfSeconds(window.upperBound, 0, utc)
    unsafe withUnsafeMutablePointer(to: &found) { found in
      unsafe library.forEachRecurrence(component, from, to, Self.receive, UnsafeMutableRawPointer(found))
    }
    return found.starts
  }

  private struct FoundStarts {
    let limit: Int
    var starts: [Int] = []
  }

  private static let receive: CalendarLibrary.Receiver = { _, span, found in
    guard let span = unsafe span, let found = unsafe found?.assumingMemoryBound(to: FoundStarts.self) else { return }
    if unsafe found.pointee.starts.count < found.pointee.limit {
      unsafe found.pointee.starts.append(span.pointee.start)
    }
  }

  private func properties(_ kind: UInt32, of component: OpaquePointer) -> [OpaquePointer] {
    var properties: [OpaquePointer] = unsafe []
    var next = unsafe library.firstProperty(component, kind)
    while let property = unsafe next {
      unsafe properties.append(property)
      unsafe next = unsafe library.nextProperty(component, kind)
    }
    return unsafe properties
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String { unsafe text.map { unsafe String(cString: $0) } ?? "" }
}
