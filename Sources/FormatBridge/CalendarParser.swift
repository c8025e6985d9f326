import CFormats
import Glibc

/// Reads the appointments of a calendar with libical: `icalparser_parse_string`, `icalcomponent_foreach_recurrence`.
@safe package final class CalendarParser {
  /// The time zone of an appointment.
  package enum Zone: Equatable, Sendable {
    case known
    /// Its times are those of the place where they are read. The seconds are those of UTC.
    case floating
    /// A time zone that is neither in the calendar nor among those of the system; UTC is used.
    case unknown(String)
  }

  /// An appointment and when it takes place.
  package struct Event: Equatable, Sendable {
    package var uid = ""
    package var summary = ""
    package var location = ""
    package var description = ""
    package var categories: [String] = []
    package var isCancelled = false
    package var zone = Zone.known
    /// Whether it has a rule by which it recurs.
    package var isRecurring = false
    /// Whether a rule was left out because it is for each minute or each second. To find the occurrences of one day, libical
    /// may have to count millions of them.
    package var isTooFrequent = false
    /// The occurrence of the appointment with the same UID that this one replaces, in seconds since 1970.
    package var replaces: Int?
    /// The starts of all occurrences, in seconds since 1970.
    package var starts: [Int] = []
    /// In seconds; negative if it ends before it begins.
    package var duration = 0
  }

  private let library: CalendarLibrary
  private let calendar: OpaquePointer
  private let utc: UnsafeRawPointer

  /// Whether libical is installed.
  package static var isAvailable: Bool { CalendarLibrary.shared != nil }

  /// Takes a calendar that contains only time zones. nil if it cannot be parsed.
  package init?(zones text: String) {
    guard let library = CalendarLibrary.shared, let utc = unsafe library.utc(),
      let calendar = unsafe library.parse(text)
    else { return nil }
    self.library = library
    unsafe (self.calendar, self.utc) = unsafe (calendar, utc)
  }

  deinit {
    unsafe library.free(calendar)
  }

  /// Parses one `VEVENT` with balanced components; nil if it has no valid start. At most `limit` occurrences that begin in
  /// the window are looked for.
  package func event(_ text: String, in window: Range<Int>, limit: Int) -> Event? {
    guard let component = unsafe library.parse(text) else { return nil }
    // As a part of the calendar, it finds the time zones.
    unsafe library.addComponent(calendar, component)
    defer {
      unsafe library.removeComponent(calendar, component)
      unsafe library.free(component)
    }
    let start = unsafe library.start(component)
    guard unsafe start.month > 0 else { return nil }
    var event = unsafe texts(of: component)
    unsafe readZone(&event, start, component)
    let end = unsafe library.end(component)
    event.duration = unsafe end.month > 0 ? seconds(end) - seconds(start) : 0
    event.isTooFrequent = unsafe removeFrequentRules(from: component)
    let extra = unsafe removeRecurrenceDates(from: component)
    event.starts = unsafe Array((starts(of: component, in: window, limit: limit) + extra).prefix(limit))
    return event
  }

  private func texts(of component: OpaquePointer) -> Event {
    var event = Event()
    event.uid = unsafe string(library.uid(component))
    event.summary = unsafe string(library.summary(component))
    event.location = unsafe string(library.location(component))
    event.description = unsafe string(library.description(component))
    event.categories = unsafe properties(CalendarLibrary.Kind.categories, of: component)
      .map { unsafe string(library.value($0)) }
    event.isCancelled = unsafe library.status(component) == CalendarLibrary.cancelledStatus
    event.isRecurring = unsafe library.firstProperty(component, CalendarLibrary.Kind.recurrenceRule) != nil
    let replaced = unsafe properties(CalendarLibrary.Kind.recurrenceID, of: component)
    event.replaces = unsafe replaced.first.flatMap { unsafe seconds(of: $0, in: component) }
    return event
  }

  private func readZone(_ event: inout Event, _ start: CalendarLibrary.Time, _ component: OpaquePointer) {
    guard unsafe start.zone == nil else { return }
    let property = unsafe library.firstProperty(component, CalendarLibrary.Kind.start)
    let name = unsafe property.map { unsafe string(library.parameter($0, "TZID")) } ?? ""
    event.zone = name.isEmpty ? .floating : .unknown(name)
  }

  /// The values of `RDATE`, without those that are periods. libical 3.0 would ignore their time zones, so they are removed
  /// from the component.
  private func removeRecurrenceDates(from component: OpaquePointer) -> [Int] {
    unsafe properties(CalendarLibrary.Kind.recurrenceDate, of: component).compactMap { property in
      defer { unsafe remove(property, from: component) }
      return unsafe seconds(of: property, in: component)
    }
  }

  /// Returns whether there were any.
  private func removeFrequentRules(from component: OpaquePointer) -> Bool {
    let kinds = [CalendarLibrary.Kind.recurrenceRule, CalendarLibrary.Kind.exceptionRule]
    let frequent = unsafe kinds.flatMap { unsafe properties($0, of: component) }.filter { rule in
      let value = unsafe string(library.value(rule))
      return value.contains("FREQ=SECONDLY") || value.contains("FREQ=MINUTELY")
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

  /// nil if the property has no date.
  private func seconds(of property: OpaquePointer, in component: OpaquePointer) -> Int? {
    let time = unsafe library.time(property, component)
    return unsafe time.month > 0 ? seconds(time) : nil
  }

  private func seconds(_ time: CalendarLibrary.Time) -> Int {
    let zone = unsafe time.zone ?? utc
    return unsafe library.seconds(time, zone)
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String { unsafe text.map { unsafe String(cString: $0) } ?? "" }
}
