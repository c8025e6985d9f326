import Listings
import Testing

@Suite("Versions and moved occurrences of appointments")
struct CalendarSeriesTests {
  private static func version(_ title: String, hour: Int, _ lines: String) -> String {
    "UID:1\nSUMMARY:\(title)\nDTSTART:20260511T\(hour < 10 ? "0" : "")\(hour)0000Z\n\(lines)"
  }

  @Test(
    "Only the newest version counts",
    arguments: [
      ("SEQUENCE:2\nDTSTAMP:20260101T000000Z", "SEQUENCE:1\nDTSTAMP:20260201T000000Z", "A"),
      ("SEQUENCE:1", "SEQUENCE:2", "B"), ("SEQUENCE:10", "SEQUENCE:9", "A"), ("sequence:1", "X-A:1", "A"),
      ("DTSTAMP:20260201T000000Z", "DTSTAMP:20260101T000000Z", "A"), ("DTSTAMP:20260101T000000Z", "X-A:1", "A"),
      (
        "DTSTAMP:20260101T000000Z\nLAST-MODIFIED:20251231T000000Z",
        "DTSTAMP:20260101T000000Z\nLAST-MODIFIED:20251230T000000Z", "A"
      ),
      ("LAST-MODIFIED:20260101T000000Z", "LAST-MODIFIED:20260201T000000Z", "B"), ("X-A:1", "X-A:2", "B"),
    ])
  func onlyTheNewestVersionCounts(first: String, second: String, title: String) throws {
    let read = try readCalendar(Self.version("A", hour: 9, first), Self.version("B", hour: 14, second))
    #expect(read.programmes.map(\.title) == [title] && read.problems.isEmpty)
  }

  @Test("The newest version may cancel an appointment")
  func theNewestVersionMayCancelAnAppointment() throws {
    let cancelled = Self.version("A", hour: 9, "SEQUENCE:1\nSTATUS:cancelled")
    #expect(try readCalendar(cancelled, Self.version("A", hour: 9, "SEQUENCE:0")).programmes.isEmpty)
    #expect(try readCalendar(cancelled, Self.version("B", hour: 9, "SEQUENCE:2")).programmes.map(\.title) == ["B"])
    let withoutStart = try readCalendar(Self.version("A", hour: 9, ""), "UID:1\nSEQUENCE:1\nSTATUS:CANCELLED")
    #expect(withoutStart.programmes.isEmpty && withoutStart.problems.isEmpty)
  }

  @Test("A version without a start does not count")
  func aVersionWithoutAStartDoesNotCount() throws {
    let read = try readCalendar(Self.version("A", hour: 9, ""), "UID:1\nSEQUENCE:1\nDTSTART:never")
    #expect(read.programmes.map(\.title) == ["A"] && read.problems.map(\.fault) == [.noStart])
  }

  @Test("Appointments without an identifier are different ones")
  func appointmentsWithoutIdentifierDiffer() throws {
    let same = "SUMMARY:A\nDTSTART:20260511T090000Z"
    #expect(try readCalendar(same, same, "UID:\n\(same)", "UID: \n\(same)").programmes.count == 4)
  }

  /// At 11:00 in Tokyo on each day, which is 02:00 UTC.
  private static let daily =
    "UID:1\nSUMMARY:S\nDTSTART;TZID=Asia/Tokyo:20260511T110000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4"

  /// Replaces the second one by one at 08:00 UTC.
  private static func moved(_ name: String, _ title: String = "M", _ lines: String = "X-A:1") -> String {
    "UID:1\nSUMMARY:\(title)\n\(name)\nDTSTART;TZID=Asia/Tokyo:20260512T170000\nDURATION:PT2H\n\(lines)"
  }

  @Test(
    "An occurrence can be named in several ways",
    arguments: [
      "RECURRENCE-ID:20260512T020000Z", "RECURRENCE-ID;VALUE=DATE:20260512", "RECURRENCE-ID:20260512",
      "RECURRENCE-ID:20260512T110000", "RECURRENCE-ID;TZID=Europe/Berlin:20260512T040000",
      "RECURRENCE-ID;TZID=\"Tokyo Standard Time\":20260512T110000", "recurrence-id;tzid=asia/tokyo:20260512t110000",
    ])
  func anOccurrenceCanBeNamedInSeveralWays(name: String) throws {
    for order in [[Self.daily, Self.moved(name)], [Self.moved(name), Self.daily]] {
      let read = try readCalendar(order[0], order[1])
      #expect(read.programmes.places == ["05-11T02:00 S", "05-12T08:00 M", "05-13T02:00 S", "05-14T02:00 S"])
      #expect(read.problems.isEmpty)
    }
    let cancelled = try readCalendar(Self.daily, Self.moved(name, "M", "STATUS:CANCELLED"))
    #expect(cancelled.programmes.places == ["05-11T02:00 S", "05-13T02:00 S", "05-14T02:00 S"])
    let other = try readCalendar(Self.daily, Self.moved(name).replacing("UID:1", with: "UID:2"))
    #expect(other.programmes.count == 5)
  }

  @Test("Only the newest replacement of an occurrence counts")
  func onlyTheNewestReplacementCounts() throws {
    let read = try readCalendar(
      Self.daily, Self.moved("RECURRENCE-ID:20260512T020000Z", "M", "SEQUENCE:2"),
      Self.moved("RECURRENCE-ID;VALUE=DATE:20260512", "Old", "SEQUENCE:1"),
      Self.moved("RECURRENCE-ID:20260513T110000", "N", "SEQUENCE:1"))
    #expect(read.programmes.map(\.title).sorted() == ["M", "N", "S", "S"])
  }

  @Test("An occurrence of a local time can be named in any way")
  func anOccurrenceOfALocalTime() throws {
    let daily = "UID:1\nSUMMARY:S\nDTSTART:20260511T110000\nRRULE:FREQ=DAILY;COUNT=2"
    let moment = Programme.timestamp(of: local(day: 12, hour: 11)).filter { !"-:".contains($0) }
    for name in [":20260512T110000", ";VALUE=DATE:20260512", ":\(moment)"] {
      let read = try readCalendar(daily, "UID:1\nSUMMARY:M\nRECURRENCE-ID\(name)\nDTSTART:20260512T150000")
      #expect(read.programmes.map(\.start) == [local(day: 11, hour: 11), local(day: 12, hour: 15)])
    }
  }

  @Test(
    "A whole day can be named as a time",
    arguments: [
      ";VALUE=DATE:20260512", ":20260512T000000", ":20260512T000000Z", ";TZID=Asia/Tokyo:20260512T000000",
    ])
  func aWholeDayCanBeNamedAsATime(name: String) throws {
    let daily = "UID:1\nSUMMARY:S\nDTSTART;VALUE=DATE:20260511\nRRULE:FREQ=DAILY;COUNT=2"
    let read = try readCalendar(daily, "UID:1\nSUMMARY:M\nRECURRENCE-ID\(name)\nDTSTART;VALUE=DATE:20260513")
    #expect(read.programmes.map(\.start) == [local(day: 11, hour: 0), local(day: 13, hour: 0)])
  }

  @Test("A replacement of an unknown occurrence is another appointment")
  func aReplacementOfAnUnknownOccurrence() throws {
    let alone = try readCalendar(Self.moved("RECURRENCE-ID;VALUE=DATE:20260512"))
    #expect(alone.programmes.map(\.title) == ["M"] && alone.problems.isEmpty)
    for name in ["RECURRENCE-ID:never", "RECURRENCE-ID:20260520T020000Z"] {
      let read = try readCalendar(Self.daily, Self.moved(name))
      #expect(read.programmes.map(\.title) == ["S", "S", "M", "S", "S"])
    }
  }

  @Test("Cancelling all occurrences cancels those that were moved before")
  func movedOccurrencesAreCancelledToo() throws {
    let moved = Self.moved("RECURRENCE-ID:20260512T020000Z", "M", "SEQUENCE:1")
    let cancelled = Self.daily + "\nSTATUS:CANCELLED\nSEQUENCE:"
    #expect(try readCalendar(cancelled + "1", moved).programmes.isEmpty)
    #expect(try readCalendar(cancelled + "0", moved).programmes.map(\.title) == ["M"])
  }

  @Test("Later occurrences are moved as well")
  func laterOccurrencesAreMovedAsWell() throws {
    let read = try readCalendar(
      Self.daily, Self.moved("RECURRENCE-ID;RANGE=THISANDFUTURE:20260512T020000Z"),
      "UID:1\nSUMMARY:N\nRECURRENCE-ID;VALUE=DATE:20260513\nDTSTART:20260513T200000Z")
    #expect(read.programmes.places == ["05-11T02:00 S", "05-12T08:00 M", "05-13T20:00 N", "05-14T08:00 M"])
    #expect(read.programmes.map { ($0.stop - $0.start) / 3600 } == [1, 2, 1, 2])
    let cancelled = try readCalendar(
      Self.daily, Self.moved("RECURRENCE-ID;RANGE=ThisAndFuture:20260513T110000", "M", "STATUS:CANCELLED"))
    #expect(cancelled.programmes.places == ["05-11T02:00 S", "05-12T02:00 S"])
  }

  /// Summer time in Berlin begins on 29 March 2026. The window is after the occurrence that is named.
  @Test("Later occurrences keep their time of day")
  func laterOccurrencesKeepTheirTimeOfDay() throws {
    let read = try readCalendar(
      "UID:1\nDTSTART;TZID=Europe/Berlin:20260302T090000\nRRULE:FREQ=WEEKLY",
      "UID:1\nSUMMARY:M\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260316T090000\n"
        + "DTSTART;TZID=Europe/Berlin:20260319T100000",
      window: utc("2026-03-25T00:00")..<utc("2026-04-08T00:00"))
    #expect(read.programmes.places == ["03-26T09:00 M", "04-02T08:00 M"])
  }

  @Test("Later occurrences can follow another rule")
  func laterOccurrencesCanFollowAnotherRule() throws {
    let moved = Self.moved("RECURRENCE-ID;RANGE=THISANDFUTURE:20260513T020000Z", "M", "RRULE:FREQ=DAILY;COUNT=2")
    let read = try readCalendar(Self.daily, moved.replacing("20260512T17", with: "20260513T17"))
    #expect(read.programmes.places == ["05-11T02:00 S", "05-12T02:00 S", "05-13T08:00 M", "05-14T08:00 M"])
  }
}
