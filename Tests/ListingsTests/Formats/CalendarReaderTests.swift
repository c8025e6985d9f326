import Foundation
import Listings
import Testing

@Suite("Reading calendars")
struct CalendarReaderTests {
  private static func starts(_ programmes: [Programme]) -> [Int] { programmes.map(\.start) }

  @Test("A calendar is a channel")
  func aCalendarIsAChannel() throws {
    let text = calendar(
      """
      X-WR-CALNAME:Rooms\\, north
      BEGIN:VEVENT
      UID:1
      SUMMARY:Planning\\, part 1
      LOCATION:Room 4
      DESCRIPTION:A long
        text
      CATEGORIES:Team,Weekly
      DTSTART:20260105T090000Z
      DTEND:20260105T103000Z
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT5M
      END:VALARM
      END:VEVENT
      """)
    let file = try ScratchFile(text, named: "x.ics")
    let read = file.read()
    let programme = Programme(
      start: utc("2026-01-05T09:00"), stop: utc("2026-01-05T10:30"), title: "Planning, part 1", subtitle: "Room 4",
      summary: "A long text", categories: ["Team", "Weekly"])
    #expect(read.listings.channels == [Channel(id: file.path, name: "Rooms, north", programmes: [programme])])
    #expect(read.problems.isEmpty)
  }

  @Test("A calendar without a name has that of the file", arguments: ["Aspen.ics", "Aspen.ics.gz", "Aspen"])
  func aCalendarWithoutANameHasThatOfTheFile(name: String) throws {
    let file = try ScratchFile(calendar("X-A:1"), named: name)
    #expect(file.read().listings.channels.map(\.name) == ["Aspen"])
  }

  @Test(
    "The name of a calendar may have parameters and several lines",
    arguments: [
      ("X-WR-CALNAME;LANGUAGE=de:Raum", "Raum"), ("x-wr-calname;X-A=\"a:b\";X-B=c:Room\\; 4", "Room; 4"),
      ("NAME:New", "New"), ("X-WR-CALNAME:Old\nNAME:New", "Old"), ("NAME:Two\\nlines", "Two lines"),
      ("X-WR-CALNAME:A long na\n me that is\n\t folded", "A long name that is folded"),
    ])
  func theNameMayHaveSeveralLines(line: String, name: String) throws {
    let file = try ScratchFile(calendar("\(line)\n\(appointment("UID:1\nDTSTART:20260505T090000Z"))"))
    #expect(file.read().listings.channels.map(\.name) == [name] && file.read().problems.isEmpty)
  }

  @Test("Each calendar of a file is a channel")
  func eachCalendarOfAFileIsAChannel() throws {
    let file = try ScratchFile(calendar("X-WR-CALNAME:A") + calendar("X-WR-CALNAME:B"))
    let channels = file.read().listings.channels
    #expect(channels.map(\.name) == ["A", "B"] && channels.map(\.id) == [file.path, "\(file.path) 2"])
  }

  /// Summer time in Berlin begins on 29 March 2026 and ends on 25 October.
  @Test("An appointment keeps its local time when clocks change")
  func anAppointmentKeepsItsLocalTime() throws {
    let read = try readCalendar(
      "UID:1\nSUMMARY:A\nDTSTART;TZID=Europe/Berlin:20260326T090000\nDURATION:PT45M\nRRULE:FREQ=DAILY;COUNT=5")
    let expected = ["26T08:00", "27T08:00", "28T08:00", "29T07:00", "30T07:00"].map { utc("2026-03-\($0)") }
    #expect(Self.starts(read.programmes) == expected && read.problems.isEmpty)
    #expect(read.programmes.allSatisfy { $0.stop - $0.start == 2700 })
  }

  /// A zone of this name exists nowhere else, and it is two hours ahead from 1 June on.
  @Test("A calendar can define its own time zones")
  func aCalendarCanDefineItsOwnTimeZones() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Invented
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0130
      TZOFFSETTO:+0130
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20260601T000000
      TZOFFSETFROM:+0130
      TZOFFSETTO:+0200
      END:DAYLIGHT
      END:VTIMEZONE
      """
    let event = appointment("UID:1\nDTSTART;TZID=Invented:20260531T120000\nRRULE:FREQ=DAILY;COUNT=2")
    let read = try ScratchFile(calendar("\(zone)\n\(event)")).read()
    #expect(
      Self.starts(read.listings.channels[0].programmes) == [utc("2026-05-31T10:30"), utc("2026-06-01T10:00")])
    #expect(read.problems.isEmpty)
  }

  @Test("An unknown time zone is reported")
  func anUnknownTimeZoneIsReported() throws {
    let read = try readCalendar("UID:1\nDTSTART;TZID=Nowhere/Else:20260526T090000")
    #expect(Self.starts(read.programmes) == [local(day: 26, hour: 9)])
    #expect(read.problems.places == ["3:1 localZone(Nowhere/Else)"])
  }

  @Test("Exceptions are left out, replaced and added")
  func exceptionsAreLeftOutReplacedAndAdded() throws {
    let read = try readCalendar(
      """
      UID:1
      SUMMARY:Usual
      DTSTART;TZID=Europe/Berlin:20260504T090000
      DTEND;TZID=Europe/Berlin:20260504T100000
      RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260520T220000Z
      EXDATE;TZID=Europe/Berlin:20260506T090000,20260511T090000
      RDATE;TZID=Europe/Berlin:20260508T110000
      """,
      """
      UID:1
      SUMMARY:Moved
      RECURRENCE-ID;TZID=Europe/Berlin:20260513T090000
      DTSTART;TZID=Europe/Berlin:20260514T120000
      DTEND;TZID=Europe/Berlin:20260514T130000
      """,
      """
      UID:1
      STATUS:CANCELLED
      RECURRENCE-ID;TZID=Europe/Berlin:20260518T090000
      DTSTART;TZID=Europe/Berlin:20260518T090000
      """)
    let expected = ["04T07:00", "08T09:00", "14T10:00", "20T07:00"].map { utc("2026-05-\($0)") }
    #expect(Self.starts(read.programmes) == expected && read.problems.isEmpty)
    #expect(read.programmes.map(\.title) == ["Usual", "Usual", "Moved", "Usual"])
    #expect(read.programmes.allSatisfy { $0.stop - $0.start == 3600 })
  }

  @Test("Cancelled appointments are left out")
  func cancelledAppointmentsAreLeftOut() throws {
    let read = try readCalendar("UID:1\nDTSTART:20260504T090000Z\nSTATUS:CANCELLED")
    #expect(read.programmes.isEmpty && read.problems.isEmpty)
    let event = appointment("UID:1\nDTSTART:20260504T090000Z")
    let cancelling = try ScratchFile(calendar("METHOD:CANCEL\n\(event)")).read()
    #expect(cancelling.listings.channels.map(\.programmes) == [[]])
  }

  @Test("An appointment of whole days lasts until the end of the last one")
  func wholeDaysLastUntilTheirEnd() throws {
    func day(_ day: Int) -> Int { local(day: day, hour: 0) }
    let read = try readCalendar(
      "UID:1\nDTSTART;VALUE=DATE:20260511", "UID:2\nDTSTART;VALUE=DATE:20260512\nDTEND;VALUE=DATE:20260515")
    #expect(Self.starts(read.programmes) == [day(11), day(12)])
    #expect(read.programmes.map(\.stop) == [day(12), day(15)])
  }

  @Test("A time without a zone is local")
  func aTimeWithoutAZoneIsLocal() throws {
    let read = try readCalendar("UID:1\nDTSTART:20260511T090000\nDTEND:20260511T100000")
    let start = local(day: 11, hour: 9)
    #expect(Self.starts(read.programmes) == [start] && read.programmes.map(\.stop) == [start + 3600])
  }

  @Test("An appointment without an end lasts an hour")
  func anAppointmentWithoutAnEndLastsAnHour() throws {
    let read = try readCalendar(
      "UID:1\nDTSTART:20260504T090000Z", "UID:2\nSUMMARY:N\nDTSTART:20260505T090000Z\nDTEND:20260505T080000Z")
    #expect(read.programmes.map { $0.stop - $0.start } == [3600, 3600])
    #expect(read.problems.places == ["7:1 negativeDuration(N)"])
  }

  @Test("Only appointments in the window are read")
  func onlyAppointmentsInTheWindowAreRead() throws {
    let window = utc("2026-05-10T00:00")..<utc("2026-05-12T00:00")
    let read = try readCalendar(
      "UID:1\nDTSTART:20260101T223000Z\nDURATION:PT2H\nRRULE:FREQ=DAILY", "UID:2\nDTSTART:20260512T000000Z",
      window: window)
    #expect(Self.starts(read.programmes) == ["09", "10", "11"].map { utc("2026-05-\($0)T22:30") })
  }

  @Test("A faulty appointment affects only itself")
  func aFaultyAppointmentAffectsOnlyItself() throws {
    let read = try readCalendar(
      "UID:1\nSUMMARY:No start", "UID:2\nDTSTART:never",
      "UID:3\nSUMMARY:Odd\nDTSTART:20260504T090000Z\nRRULE:FREQ=OFTEN",
      "UID:4\nSUMMARY:Right\nLOCATION:\nDTSTART:20260505T090000Z")
    #expect(read.programmes.map(\.title) == ["Odd", "Right"])
    #expect(
      read.problems.places == [
        "3:1 noStart",
        "7:1 noStart",
        "11:1 recurrence(Odd)",
      ])
  }

  @Test(
    "A calendar that is not balanced is used until the fault",
    arguments: [
      ("BEGIN:VEVENT\nDTSTART:20260506T090000Z", 8, ListingsProblem.Fault.unfinishedCalendar),
      ("END:VEVENT", 7, .calendar), ("BEGIN:X\nEND:Y", 8, .calendar), ("BEGIN:VCALENDAR", 7, .calendar),
      ("BEGIN:VEVENT\nBEGIN:VALARM\nEND:VEVENT", 9, .calendar),
    ])
  func anUnbalancedCalendarIsUsed(lines: String, line: Int, fault: ListingsProblem.Fault) throws {
    let first = appointment("UID:1\nDTSTART:20260505T090000Z")
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(first)\n\(lines)\n"
    let read = try ScratchFile(text).read()
    #expect(Self.starts(read.listings.channels[0].programmes) == [utc("2026-05-05T09:00")])
    #expect(read.problems.map(\.fault) == [fault] && read.problems[0].line == line)
  }

  @Test("Limits are reported")
  func limitsAreReported() throws {
    let deep = try ScratchFile("BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:X\n", count: 1_000_000)).read()
    #expect(deep.problems.map(\.fault) == [.tooDeep] && deep.problems[0].line == 33)
    var limits = ReadingLimits()
    limits.programmes = 3
    let often = appointment("UID:1\nDTSTART:20260101T000000Z\nRRULE:FREQ=HOURLY")
    let read = try ScratchFile(calendar(often)).read(limits: limits)
    #expect(read.problems.map(\.fault) == [.tooMuch(.programmes, limit: 3)])
    let large = appointment("UID:1\nDTSTART:20260101T000000Z\nATTACH:\(String(repeating: "x", count: 2 << 20))")
    let small = appointment("UID:2\nSUMMARY:S\nDTSTART:20260101T000000Z")
    let sized = try ScratchFile(calendar("\(large)\n\(small)")).read()
    #expect(sized.listings.channels[0].programmes.map(\.title) == ["S"])
    #expect(sized.problems.map(\.line) == [3])
  }

  /// libical would count tens of millions of occurrences, or look for one until the year 2582.
  @Test(
    "Rules for each minute or second are ignored",
    arguments: [
      "RRULE:FREQ=MINUTELY;COUNT=100000000", "RRULE:FREQ=SECONDLY;INTERVAL=7",
      "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "rrule:interval=2;freq=minutely",
      "RRULE:FREQ=DAILY\nEXRULE:FREQ=SECONDLY;INTERVAL=7",
    ])
  func rulesForEachMinuteOrSecondAreIgnored(rules: String) throws {
    let read = try readCalendar(
      "UID:1\nSUMMARY:N\nDTSTART:19700101T000000Z\n\(rules)", "UID:2\nDTSTART:20260505T090000Z")
    #expect(Self.starts(read.programmes).contains(utc("2026-05-05T09:00")))
    #expect(read.programmes.count == (rules.contains("DAILY") ? 366 : 1))
    #expect(read.problems.places == ["3:1 tooFrequent(N)"])
  }

  @Test(
    "A calendar may begin with a mark, and in lower case", arguments: ["\u{FEFF}", "\u{FEFF}\n", "\n"], [true, false])
  func aCalendarMayBeginWithAMark(beginning: String, isUpper: Bool) throws {
    var text = calendar(appointment("UID:1\nDTSTART:20260505T090000Z"))
    if !isUpper { text = text.replacing("BEGIN:V", with: "begin:v").replacing("END:V", with: "end:v") }
    let read = try ScratchFile(beginning + text).read()
    #expect(read.listings.channels.map(\.programmes.count) == [1] && read.problems.isEmpty)
  }

  @Test("A line that continues another one begins and ends nothing")
  func aContinuedLineBeginsNothing() throws {
    let read = try readCalendar(
      "UID:1\nDESCRIPTION:See\n BEGIN:VEVENT\n\tEND:VEVENT\nSUMMARY:S\nDTSTART:20260505T090000Z")
    #expect(read.programmes.map(\.title) == ["S"] && read.problems.isEmpty)
    #expect(read.programmes.map(\.summary) == ["SeeBEGIN:VEVENTEND:VEVENT"])
  }

  @Test("A truncated compressed calendar is used until its end")
  func aTruncatedCalendarIsUsed() throws {
    let events = (0..<2000).map {
      appointment("UID:\(UUID())\nSUMMARY:\(UUID())\nDTSTART:20260101T\(100_000 + $0 % 60)Z")
    }
    let data = try gzip(Data(calendar(events.joined(separator: "\n")).utf8))
    let read = try ScratchFile(data.prefix(data.count / 2)).read()
    #expect((900..<1100).contains(read.listings.channels[0].programmes.count))
    #expect(read.problems.map(\.fault) == [.truncated])
  }
}
