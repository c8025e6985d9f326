import Testing

@testable import QuiverCore

@Suite("The format of the clock of a kiosk")
struct ClockFormatTests {
  /// The values of `T_FMT` and `T_FMT_AMPM` of glibc's locales.
  @Test(
    "It is that of the locale, without seconds",
    arguments: [
      ("%T", "", "%H:%M"), ("%H:%M:%S", "%I:%M:%S %p", "%H:%M"), ("%r", "%I:%M:%S %p", "%-I:%M %p"),
      ("%H.%M.%S", "", "%H.%M"), ("%k:%M:%S", "", "%-H:%M"), ("%H時%M分%S秒", "%p%I時%M分%S秒", "%H時%M分"),
      ("%H시 %M분 %S초", "", "%H시 %M분"), ("%Z %I:%M:%S %p", "", "%-I:%M %p"), ("%r", "", "%-I:%M %p"),
      ("%l:%M:%S %P %Z", "", "%-I:%M %P"), ("", "", "%H:%M"), ("%c", "", "%H:%M"),
    ])
  func format(time: String, twelveHours: String, format: String) {
    #expect(ClockFormat.withoutSeconds(time, twelveHours: twelveHours) == format)
  }
}
