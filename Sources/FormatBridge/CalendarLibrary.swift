import CFormats
import Glibc

/// The functions of libical 3 (ical.h) that are used. The library is loaded when the first calendar is read, because it loads
/// ICU, which would delay every start.
@safe struct CalendarLibrary: Sendable {
  typealias Object = OpaquePointer
  typealias Time = quiver_calendar_time
  typealias Span = quiver_calendar_span
  typealias Text = UnsafePointer<CChar>
  typealias Receiver = @convention(c) (Object?, UnsafeMutablePointer<Span>?, UnsafeMutableRawPointer?) -> Void

  let setErrorsAreFatal: @convention(c) (Int32) -> Void
  let parse: @convention(c) (Text) -> Object?
  let free: @convention(c) (Object) -> Void
  let addComponent: @convention(c) (Object, Object) -> Void
  let removeComponent: @convention(c) (Object, Object) -> Void
  let start: @convention(c) (Object) -> Time
  let end: @convention(c) (Object) -> Time
  let status: @convention(c) (Object) -> UInt32
  let uid, summary, location, description: @convention(c) (Object) -> Text?
  let firstProperty, nextProperty: @convention(c) (Object, UInt32) -> Object?
  let removeProperty: @convention(c) (Object, Object) -> Void
  let freeProperty: @convention(c) (Object) -> Void
  /// The result is valid until some calls later.
  let value: @convention(c) (Object) -> Text?
  let parameter: @convention(c) (Object, Text) -> Text?
  /// The time of a property of a component, in the time zone that it names.
  let time: @convention(c) (Object, Object) -> Time
  let seconds: @convention(c) (Time, UnsafeRawPointer) -> time_t
  let timeOfSeconds: @convention(c) (time_t, Int32, UnsafeRawPointer) -> Time
  let utc: @convention(c) () -> UnsafeRawPointer?
  let forEachRecurrence: @convention(c) (Object, Time, Time, Receiver, UnsafeMutableRawPointer?) -> Void

  /// Values of enumerations of libical.
  enum Kind {
    static let categories: UInt32 = 12
    static let start: UInt32 = 32
    static let exceptionRule: UInt32 = 37
    static let extraDate: UInt32 = 62
    static let recurrence: UInt32 = 66
    static let rule: UInt32 = 73
    static let cancelled: UInt32 = 10_905
  }

  /// nil if the library is not installed.
  static let shared = CalendarLibrary()

  private init?() {
    guard let library = unsafe dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
    let names = [
      "icalerror_set_errors_are_fatal", "icalparser_parse_string", "icalcomponent_free", "icalcomponent_add_component",
      "icalcomponent_remove_component", "icalcomponent_get_dtstart", "icalcomponent_get_dtend",
      "icalcomponent_get_status", "icalcomponent_get_uid",
      "icalcomponent_get_summary", "icalcomponent_get_location", "icalcomponent_get_description",
      "icalcomponent_get_first_property", "icalcomponent_get_next_property", "icalcomponent_remove_property",
      "icalproperty_free", "icalproperty_get_value_as_string", "icalproperty_get_parameter_as_string",
      "icalproperty_get_datetime_with_component", "icaltime_as_timet_with_zone", "icaltime_from_timet_with_zone",
      "icaltimezone_get_utc_timezone", "icalcomponent_foreach_recurrence",
    ]
    let found = unsafe names.compactMap { name in unsafe dlsym(library, name) }
    guard unsafe found.count == names.count else { return nil }
    var next = 0
    func symbol<Function>() -> Function {
      defer { next += 1 }
      return unsafe unsafeBitCast(found[next], to: Function.self)
    }
    setErrorsAreFatal = symbol()
    unsafe (parse, free, addComponent, removeComponent) = (symbol(), symbol(), symbol(), symbol())
    unsafe (start, end, status) = (symbol(), symbol(), symbol())
    unsafe (uid, summary, location, description) = (symbol(), symbol(), symbol(), symbol())
    unsafe (firstProperty, nextProperty, removeProperty, freeProperty) = (symbol(), symbol(), symbol(), symbol())
    unsafe (value, parameter, time, seconds) = (symbol(), symbol(), symbol(), symbol())
    unsafe (timeOfSeconds, utc, forEachRecurrence) = (symbol(), symbol(), symbol())
    setErrorsAreFatal(0)
  }
}
