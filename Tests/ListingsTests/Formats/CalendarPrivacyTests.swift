import Listings
import Testing

@Suite("Private appointments of calendars")
struct CalendarPrivacyTests {
  private static let texts =
    "SUMMARY:Dismissal\nLOCATION:Room 4\nDESCRIPTION:With the lawyer\nCATEGORIES:Legal\nDTSTART:20260511T090000Z\nDURATION:PT2H"

  private static func read(_ appointments: String..., title: String? = "Private") throws -> (
    programmes: [Programme], problems: [ListingsProblem]
  ) {
    let file = try ScratchFile(calendar(appointments.map(appointment).joined(separator: "\n")))
    let window = utc("2026-01-01T00:00")..<utc("2027-01-01T00:00")
    let read = Listings.read(file.path, window: window, privateTitle: title)
    return (try #require(read.listings.channels.first).programmes, read.problems)
  }

  /// Unknown classes count as private (RFC 5545, 3.8.1.3).
  @Test(
    "Only their times and a title are read",
    arguments: ["CLASS:PRIVATE", "CLASS:CONFIDENTIAL", "class:private", "CLASS;X-A=b:Private ", "CLASS:X-SECRET"])
  func onlyTheirTimesAndATitleAreRead(line: String) throws {
    let hidden = Programme(start: utc("2026-05-11T09:00"), stop: utc("2026-05-11T11:00"), title: "Private")
    for lines in ["\(line)\n\(Self.texts)", "\(Self.texts)\n\(line)"] {
      let read = try Self.read(lines)
      #expect(read.programmes == [hidden] && read.problems.isEmpty)
    }
    let shown = try Self.read("\(line)\n\(Self.texts)", title: nil).programmes
    #expect(shown.map(\.title) == ["Dismissal"] && shown.map(\.categories) == [["Legal"]])
    #expect(try readCalendar("\(line)\n\(Self.texts)").programmes.map(\.title) == [""])
  }

  @Test("Other appointments are read", arguments: ["CLASS:PUBLIC", "class:public", "CLASS:", "X-A:1"])
  func otherAppointmentsAreRead(line: String) throws {
    #expect(try Self.read("\(line)\n\(Self.texts)").programmes.map(\.title) == ["Dismissal"])
  }

  @Test("Problems do not name them")
  func problemsDoNotNameThem() throws {
    for line in ["DTEND:20260511T080000Z", "RRULE:FREQ=OFTEN", "RRULE:FREQ=SECONDLY"] {
      let read = try Self.read("CLASS:PRIVATE\n\(line)\n\(Self.texts)")
      #expect(read.problems.count == 1 && read.problems.allSatisfy { "\($0.fault)".contains("Private") })
    }
  }

  @Test("Moved occurrences are as private as the others")
  func movedOccurrencesAreAsPrivateAsTheOthers() throws {
    let series = "UID:1\nCLASS:PRIVATE\n\(Self.texts)\nRRULE:FREQ=DAILY;COUNT=3"
    func moved(_ day: Int, _ line: String) -> String {
      "UID:1\n\(line)\nRECURRENCE-ID:202605\(day)T090000Z\nSUMMARY:Moved\nDTSTART:202605\(day)T120000Z"
    }
    let read = try Self.read(series, moved(12, "X-A:1"), moved(13, "CLASS:PUBLIC"))
    #expect(read.programmes.map(\.title) == ["Private", "Private", "Moved"])
  }
}
