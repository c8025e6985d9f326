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
  let summary, location, description: @convention(c) (Object) -> Text?
  let firstProperty, nextProperty: @convention(c) (Object, UInt32) -> Object?
  let removeProperty: @convention(c) (Object, Object) -> Void
  let freeProperty: @convention(c) (Object) -> Void
  /// The result is valid until some calls later.
  let value: @convention(c) (Object) -> Text?
  /// The time zone of this name that is defined in a component. It is valid until another one is added.
  let zone: @convention(c) (Object, Text) -> UnsafeRawPointer?
  let seconds: @convention(c) (Time, UnsafeRawPointer) -> time_t
  let timeOfSeconds: @convention(c) (time_t, Int32, UnsafeRawPointer) -> Time
  let utc: @convention(c) () -> UnsafeRawPointer?
  let forEachRecurrence: @convention(c) (Object, Time, Time, Receiver, UnsafeMutableRawPointer?) -> Void

  /// Kinds of properties (`icalproperty_kind`).
  enum Kind {
    static let categories: UInt32 = 12
    static let exceptionRule: UInt32 = 37
    static let recurrenceRule: UInt32 = 73
  }

  /// nil if the library is not installed.
  static let shared = CalendarLibrary()

  private init?() {
    guard let library = unsafe dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
    struct Missing: Error {}
    func symbol<Function>(_ name: String) throws(Missing) -> Function {
      guard let address = unsafe dlsym(library, name) else { throw Missing() }
      return unsafe unsafeBitCast(address, to: Function.self)
    }
    do {
      setErrorsAreFatal = try symbol("icalerror_set_errors_are_fatal")
      unsafe parse = try symbol("icalparser_parse_string")
      unsafe free = try symbol("icalcomponent_free")
      unsafe addComponent = try symbol("icalcomponent_add_component")
      unsafe removeComponent = try symbol("icalcomponent_remove_component")
      unsafe start = try symbol("icalcomponent_get_dtstart")
      unsafe summary = try symbol("icalcomponent_get_summary")
      unsafe location = try symbol("icalcomponent_get_location")
      unsafe description = try symbol("icalcomponent_get_description")
      unsafe firstProperty = try symbol("icalcomponent_get_first_property")
      unsafe nextProperty = try symbol("icalcomponent_get_next_property")
      unsafe removeProperty = try symbol("icalcomponent_remove_property")
      unsafe freeProperty = try symbol("icalproperty_free")
      unsafe value = try symbol("icalproperty_get_value_as_string")
      unsafe zone = try symbol("icalcomponent_get_timezone")
      unsafe seconds = try symbol("icaltime_as_timet_with_zone")
      unsafe timeOfSeconds = try symbol("icaltime_from_timet_with_zone")
      unsafe utc = try symbol("icaltimezone_get_utc_timezone")
      unsafe forEachRecurrence = try symbol("icalcomponent_foreach_recurrence")
    } catch {
      return nil
    }
    setErrorsAreFatal(0)
  }
}
