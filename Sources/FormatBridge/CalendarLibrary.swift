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
    guard let library = LoadedLibrary("libical.so.3") else { return nil }
    do {
      setErrorsAreFatal = try library.function("icalerror_set_errors_are_fatal")
      unsafe parse = try library.function("icalparser_parse_string")
      unsafe free = try library.function("icalcomponent_free")
      unsafe addComponent = try library.function("icalcomponent_add_component")
      unsafe removeComponent = try library.function("icalcomponent_remove_component")
      unsafe start = try library.function("icalcomponent_get_dtstart")
      unsafe summary = try library.function("icalcomponent_get_summary")
      unsafe location = try library.function("icalcomponent_get_location")
      unsafe description = try library.function("icalcomponent_get_description")
      unsafe firstProperty = try library.function("icalcomponent_get_first_property")
      unsafe nextProperty = try library.function("icalcomponent_get_next_property")
      unsafe removeProperty = try library.function("icalcomponent_remove_property")
      unsafe freeProperty = try library.function("icalproperty_free")
      unsafe value = try library.function("icalproperty_get_value_as_string")
      unsafe zone = try library.function("icalcomponent_get_timezone")
      unsafe seconds = try library.function("icaltime_as_timet_with_zone")
      unsafe timeOfSeconds = try library.function("icaltime_from_timet_with_zone")
      unsafe utc = try library.function("icaltimezone_get_utc_timezone")
      unsafe forEachRecurrence = try library.function("icalcomponent_foreach_recurrence")
    } catch {
      return nil
    }
    setErrorsAreFatal(0)
  }
}
