import Foundation
import Listings
import Testing

/// The window of these tests is from 2025-11-24 16:00 to 2025-12-06 05:46 in UTC.
@Suite("iCalendar files")
struct CalendarTests {
  private let scratch: ListingsScratch

  init() throws { scratch = try ListingsScratch() }

  private func appointments(_ events: String, name: String = "X-WR-CALNAME:Blue Room\n") throws -> Channel {
    let calendar = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//y//EN\n\(name)\(events)\nEND:VCALENDAR\n"
    let (listings, problems) = read(try scratch.write("room.ics", calendar.replacing("\n", with: "\r\n")))
    #expect(problems == [])
    return try #require(listings.channels.first)
  }

  private func event(_ lines: String, id: String = "1") -> String {
    "BEGIN:VEVENT\nUID:\(id)\nDTSTAMP:20251101T000000Z\n\(lines)\nEND:VEVENT\n"
  }

  private func starts(_ channel: Channel) -> [String] { channel.programmes.map { Programme.timestamp(of: $0.start) } }

  @Test("An appointment has a title, a place, a description and a duration")
  func reading() throws {
    let room = try appointments(
      event(
        "DTSTART:20251125T090000Z\nDURATION:PT90M\nSUMMARY:Review\\, part 2\nLOCATION:2nd floor\nDESCRIPTION:Bring tea")
    )
    #expect(room.name == "Blue Room")
    #expect(
      room.programmes == [
        Programme(
          start: 1_764_061_200, stop: 1_764_066_600, title: "Review, part 2", subtitle: "2nd floor",
          summary: "Bring tea")
      ])
    #expect(try appointments(event("DTSTART:20251125T090000Z"), name: "").name == "room")
  }

  @Test("Recurring appointments keep the local time over a change of summer time, except on excluded days")
  func recurrence() throws {
    let room = try appointments(
      event(
        "DTSTART;TZID=Europe/Berlin:20251020T090000\nDTEND;TZID=Europe/Berlin:20251020T100000\n"
          + "RRULE:FREQ=WEEKLY;BYDAY=MO,TH\nEXDATE;TZID=Europe/Berlin:20251127T090000\nSUMMARY:Weekly"))
    #expect(starts(room) == ["2025-12-01T08:00:00Z", "2025-12-04T08:00:00Z"])
    let summer = try appointments(event("DTSTART;TZID=Europe/Berlin:20250620T090000\nRRULE:FREQ=DAILY\nSUMMARY:Daily"))
    #expect(starts(summer).first == "2025-11-25T08:00:00Z")
    #expect(starts(summer).count == 11)
  }

  @Test("A changed occurrence replaces its own, and cancelled ones are left out")
  func exceptions() throws {
    let room = try appointments(
      event("DTSTART:20251125T090000Z\nDTEND:20251125T100000Z\nRRULE:FREQ=DAILY;COUNT=4\nSUMMARY:Daily")
        + event("RECURRENCE-ID:20251126T090000Z\nDTSTART:20251126T150000Z\nDTEND:20251126T160000Z\nSUMMARY:Moved")
        + event("RECURRENCE-ID:20251127T090000Z\nDTSTART:20251127T090000Z\nSTATUS:CANCELLED\nSUMMARY:Off")
        + event("DTSTART:20251125T120000Z\nSTATUS:CANCELLED\nSUMMARY:Never", id: "2"))
    #expect(
      zip(room.programmes.map(\.title), starts(room)).map { "\($0) \($1)" } == [
        "Daily 2025-11-25T09:00:00Z", "Moved 2025-11-26T15:00:00Z", "Daily 2025-11-28T09:00:00Z",
      ])
  }

  @Test("A day and a time without a zone are local")
  func floating() throws {
    let room = try appointments(
      event("DTSTART;VALUE=DATE:20251125\nSUMMARY:Holiday") + event("DTSTART:20251126T090000\nSUMMARY:Local", id: "2"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let midnight = try #require(calendar.date(from: DateComponents(year: 2025, month: 11, day: 25)))
    #expect(room.programmes[0].start == Int(midnight.timeIntervalSince1970))
    #expect(room.programmes[0].stop - room.programmes[0].start == 86_400)
    #expect(room.programmes[1].start - room.programmes[0].start == 33 * 3600)
  }

  @Test("A damaged calendar is read as far as possible")
  func damaged() throws {
    let (listings, problems) = read(
      try scratch.write(
        "broken.ics",
        "BEGIN:VCALENDAR\n\(event("DTSTART:20251125T090000Z\nSUMMARY:Fine"))BEGIN:VEVENT\nDTSTART:soon\nRRULE:FREQ=NEVER\n"
      ))
    #expect(listings.channels.first?.programmes.map(\.title) == ["Fine"])
    #expect(problems.map(\.fault) == [.unfinishedCalendar])
    #expect(read(try scratch.write("garbage.ics", "BEGIN:VCALENDAR\n\u{0}\u{1}")).listings.channels.count <= 1)
  }
}
