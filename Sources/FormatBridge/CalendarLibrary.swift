import CFormats
import Glibc

/// libical 3, which reads iCalendar files (RFC 5545). It is loaded when the first calendar is read, because most people have
/// none, and it needs the large tables of ICU.
@safe package final class CalendarLibrary {
  /// An appointment, with its occurrences in a window.
  package struct Appointment: Equatable, Sendable {
    package var id = ""
    package var summary = ""
    package var location = ""
    package var details = ""
    package var isCancelled = false
    /// Which occurrence of the appointment with the same id it replaces, by its start; nil if it replaces none.
    package var replaced: Int?
    /// The occurrences, in seconds since the beginning of 1970.
    package var times: [Range<Int>] = []
    /// Whether the times have no zone, so that they are those of the clock on the wall, as if it showed UTC.
    package var isFloating = false
  }

  private typealias Component = OpaquePointer
  private typealias Visit =
    @convention(c) (Component?, UnsafeMutablePointer<quiver_ical_span>?, UnsafeMutableRawPointer?) -> Void
  private typealias Parse = @convention(c) (UnsafePointer<CChar>) -> Component?
  private typealias Release = @convention(c) (Component) -> Void
  private typealias Find = @convention(c) (Component, Int32) -> Component?
  private typealias ReadText = @convention(c) (Component) -> UnsafePointer<CChar>?
  private typealias ReadNumber = @convention(c) (Component) -> Int32
  private typealias ReadTime = @convention(c) (Component) -> quiver_ical_time
  private typealias MakeTime = @convention(c) (Int, Int32, UnsafeRawPointer?) -> quiver_ical_time
  private typealias Convert = @convention(c) (quiver_ical_time, UnsafeRawPointer?) -> Int
  private typealias VisitAll =
    @convention(c) (Component, quiver_ical_time, quiver_ical_time, Visit, UnsafeMutableRawPointer?) -> Void

  private let library: UnsafeMutableRawPointer

  /// nil if the library is not installed: `dlopen`. It stays loaded, because threads that have used it call it when they end.
  package init?() {
    guard let library = unsafe dlopen("libical.so.3", RTLD_LAZY | RTLD_LOCAL) else { return nil }
    unsafe self.library = unsafe library
    let tolerate = function("icalerror_set_errors_are_fatal", as: (@convention(c) (Int32) -> Void).self)
    tolerate(0)
  }

  /// Returns a function of the library, which has all those of its version: `dlsym`.
  private func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let symbol = unsafe dlsym(library, name) else { preconditionFailure("libical 3 has \(name)") }
    return unsafe unsafeBitCast(symbol, to: type)
  }

  /// Returns the appointments of a calendar, with their occurrences that overlap a window; nil if it is no calendar.
  package func appointments(in text: String, within window: Range<Int>) -> [Appointment]? {
    let parse = unsafe function("icalparser_parse_string", as: Parse.self)
    guard let root = unsafe parse(text) else { return nil }
    defer { unsafe function("icalcomponent_free", as: Release.self)(root) }
    return unsafe calendars(root).flatMap { unsafe children(of: $0, .event) }.map {
      unsafe appointment($0, within: window)
    }
  }

  /// Kinds of components, from `icalcomponent_kind`.
  private enum Kind: Int32 { case list = 2, event = 4, calendar = 7 }

  /// A file with several calendars is a list of them.
  private func calendars(_ root: Component) -> [Component] {
    let kind = unsafe function("icalcomponent_isa", as: ReadNumber.self)(root)
    return kind == Kind.calendar.rawValue ? unsafe [root] : unsafe children(of: root, .calendar)
  }

  private func children(of parent: Component, _ kind: Kind) -> [Component] {
    let first = unsafe function("icalcomponent_get_first_component", as: Find.self)
    let next = unsafe function("icalcomponent_get_next_component", as: Find.self)
    var children: [Component] = unsafe []
    var child = unsafe first(parent, kind.rawValue)
    while let found = unsafe child {
      unsafe children.append(found)
      unsafe child = unsafe next(parent, kind.rawValue)
    }
    return unsafe children
  }

  /// `ICAL_STATUS_CANCELLED`.
  private static let cancelled: Int32 = 10905
  /// In seconds.
  private static let day = 86_400

  private func appointment(_ event: Component, within window: Range<Int>) -> Appointment {
    var appointment = Appointment()
    unsafe appointment.id = text("icalcomponent_get_uid", of: event)
    unsafe appointment.summary = text("icalcomponent_get_summary", of: event)
    unsafe appointment.location = text("icalcomponent_get_location", of: event)
    unsafe appointment.details = text("icalcomponent_get_description", of: event)
    let status = unsafe function("icalcomponent_get_status", as: ReadNumber.self)(event)
    appointment.isCancelled = status == Self.cancelled
    let start = unsafe function("icalcomponent_get_dtstart", as: ReadTime.self)(event)
    unsafe appointment.isFloating = start.is_date != 0 || start.zone == nil
    let replaced = unsafe function("icalcomponent_get_recurrenceid", as: ReadTime.self)(event)
    if unsafe replaced.year > 0 { appointment.replaced = unsafe seconds(replaced) }
    let times = unsafe times(of: event, within: window)
    // The library lets whole days end a second before the end of the day after the last one.
    let excess = unsafe start.is_date != 0 ? Self.day - 1 : 0
    appointment.times = times.map { $0.lowerBound..<max($0.lowerBound, $0.upperBound - excess) }
    return appointment
  }

  private func text(_ name: String, of event: Component) -> String {
    unsafe function(name, as: ReadText.self)(event).map { unsafe String(cString: $0) } ?? ""
  }

  private func seconds(_ time: quiver_ical_time) -> Int {
    unsafe function("icaltime_as_timet_with_zone", as: Convert.self)(time, time.zone)
  }

  /// The occurrences that a recurrence visits.
  private final class Occurrences {
    var times: [Range<Int>] = []
  }

  private func times(of event: Component, within window: Range<Int>) -> [Range<Int>] {
    let occurrences = Occurrences()
    let make = unsafe function("icaltime_from_timet_with_zone", as: MakeTime.self)
    let utc = unsafe function(
      "icaltimezone_get_utc_timezone", as: (@convention(c) () -> UnsafeRawPointer?).self)()
    let visit: Visit = { _, span, data in
      guard let span = unsafe span?.pointee, let data = unsafe data else { return }
      let occurrences = unsafe Unmanaged<Occurrences>.fromOpaque(data).takeUnretainedValue()
      if span.start <= span.end { occurrences.times.append(span.start..<span.end) }
    }
    unsafe function("icalcomponent_foreach_recurrence", as: VisitAll.self)(
      event, make(window.lowerBound, 0, utc), make(window.upperBound, 0, utc), visit,
      Unmanaged.passUnretained(occurrences).toOpaque())
    return occurrences.times.filter { $0.upperBound >= window.lowerBound && $0.lowerBound < window.upperBound }
  }
}
