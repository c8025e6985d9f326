import Listings
import Testing

@Suite("Times of calendars")
struct CalendarTimeTests {
  /// The start and end of an appointment with these lines, in hours from the beginning of 11 May where the tests run.
  private static func hours(_ lines: String) throws -> [Double] {
    let read = try readCalendar(lines)
    #expect(read.problems.isEmpty)
    return read.programmes.flatMap { [$0.start, $0.stop] }.map { Double($0 - local(day: 11, hour: 0)) / 3600 }
  }

  @Test(
    "A date is a whole day in local time",
    arguments: [
      "DTSTART;VALUE=DATE:20260511\nDTEND;VALUE=DATE:20260511", "DTSTART;VALUE=DATE:20260511",
      "DTSTART;VALUE=DATE:20260511\nDURATION:P1D", "DTSTART;VALUE=DATE:20260511\nDURATION:P0D",
      "DTSTART:20260511\nDTEND:20260512", "DTSTART;TZID=Asia/Tokyo;VALUE=DATE:20260511",
      "DTSTART;VALUE=DATE:20260511T000000", "dtstart;value=date:20260511\ndtend;value=date:20260512",
    ])
  func aDateIsAWholeDayInLocalTime(lines: String) throws {
    #expect(try Self.hours(lines) == [0, 24])
  }

  @Test("Whole days end at midnight when clocks change")
  func wholeDaysEndAtMidnightWhenClocksChange() throws {
    let days = try readCalendar(
      "DTSTART;VALUE=DATE:20260101\nDURATION:P1W\nRRULE:FREQ=WEEKLY;COUNT=52", window: 0..<Int(Int32.max)
    ).programmes
    #expect(days.count == 52 && zip(days, days.dropFirst()).allSatisfy { $0.stop == $1.start })
  }

  @Test(
    "A time without a zone is local",
    arguments: [
      ("DTSTART:20260511T090000\nDTEND:20260511T103000", [9, 10.5]),
      ("DTSTART:20260511T0900\nDURATION:PT90M", [9, 10.5]),
      ("DTSTART:20260511T090000\nDTEND;VALUE=DATE:20260512", [9, 24]),
      ("DTSTART;VALUE=DATE:20260511\nDTEND:20260511T120000", [0, 12]),
      ("DTSTART:20260511T090000\nDURATION:P1DT1H", [9, 34]),
      ("DTSTART:20260511T090000\nDURATION:never", [9, 10]), ("DTSTART:20260511T090000\nDTEND:never", [9, 10]),
    ])
  func aTimeWithoutAZoneIsLocal(lines: String, hours: [Double]) throws {
    #expect(try Self.hours(lines) == hours)
  }

  @Test(
    "A time in UTC has no other zone",
    arguments: ["DTSTART;TZID=Asia/Tokyo:20260511T090000Z", "DTSTART;TZID=\"Asia/Tokyo\":20260511t090000z"])
  func aTimeInUTCHasNoOtherZone(line: String) throws {
    let read = try readCalendar("UID:1\n\(line)\nSUMMARY:S")
    #expect(read.programmes.places == ["05-11T09:00 S"] && read.problems.isEmpty)
  }

  @Test("An end without a zone is in that of the start")
  func anEndWithoutAZoneIsInThatOfTheStart() throws {
    let read = try readCalendar("DTSTART;TZID=Asia/Tokyo:20260511T090000\nDTEND:20260511T093000")
    #expect(read.programmes.map { $0.stop - $0.start } == [1800] && read.problems.isEmpty)
  }

  @Test("An end before the start is reported", arguments: ["DTEND:20260511T080000Z", "DURATION:-PT1H"])
  func anEndBeforeTheStartIsReported(line: String) throws {
    let read = try readCalendar("SUMMARY:N\nDTSTART:20260511T090000Z\n\(line)")
    #expect(read.problems.map(\.fault) == [.negativeDuration("N")])
    #expect(read.programmes.map { $0.stop - $0.start } == [3600])
  }

  @Test(
    "An exception can be a date, or a time in any zone",
    arguments: [
      "EXDATE;VALUE=DATE:20260512", "EXDATE:20260512T080000", "EXDATE:20260511T230000Z",
      "EXDATE;TZID=Europe/Berlin:20260512T010000", "exdate;tzid=\"asia/tokyo\":20200101T000000,20260512T080000",
    ])
  func anExceptionCanBeADateOrATime(line: String) throws {
    let read = try readCalendar(
      "SUMMARY:S\nDTSTART;TZID=Asia/Tokyo:20260511T080000\nRRULE:FREQ=DAILY;COUNT=3\n\(line)")
    #expect(read.programmes.places == ["05-10T23:00 S", "05-12T23:00 S"] && read.problems.isEmpty)
  }

  @Test(
    "An addition can be a date, or a time in any zone",
    arguments: ["RDATE;VALUE=DATE:20260514", "RDATE:20260514T080000", "RDATE:20260513T230000Z"])
  func anAdditionCanBeADateOrATime(line: String) throws {
    let read = try readCalendar("SUMMARY:S\nDTSTART;TZID=Asia/Tokyo:20260511T080000\n\(line)")
    #expect(read.programmes.places == ["05-10T23:00 S", "05-13T23:00 S"] && read.problems.isEmpty)
  }

  @Test("Exceptions of whole days can be times")
  func exceptionsOfWholeDaysCanBeTimes() throws {
    let read = try readCalendar(
      "DTSTART;VALUE=DATE:20260511\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20260512T000000\nEXDATE;VALUE=DATE:20260513")
    #expect(read.programmes.map(\.start) == [local(day: 11, hour: 0), local(day: 14, hour: 0)])
  }
}
