import Foundation
import Listings
import Testing

/// Lines of a `VCALENDAR`, with line breaks as in RFC 5545.
func calendar(_ lines: String) -> String {
  "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)\nEND:VCALENDAR\n".replacing("\n", with: "\r\n")
}

func appointment(_ lines: String) -> String { "BEGIN:VEVENT\n\(lines)\nEND:VEVENT" }

/// What is read of a calendar with these appointments, each of which is given by its lines.
func readCalendar(_ appointments: String..., before: String = "", window: Range<Int>? = nil) throws -> (
  programmes: [Programme], problems: [ListingsProblem]
) {
  let text = calendar(before + appointments.map(appointment).joined(separator: "\n"))
  let read = try ScratchFile(text).read(window: window ?? utc("2026-01-01T00:00")..<utc("2027-01-01T00:00"))
  return (try #require(read.listings.channels.first).programmes, read.problems)
}

/// A time in May 2026 where the tests run.
func local(day: Int, hour: Int, minute: Int = 0) -> Int {
  let moment = DateComponents(calendar: .current, year: 2026, month: 5, day: day, hour: hour, minute: minute).date
  return Int(moment?.timeIntervalSince1970 ?? .nan)
}

extension [Programme] {
  /// The starts in UTC, as `05-11T09:00` in 2026, and the titles.
  var places: [String] {
    map { "\(Programme.timestamp(of: $0.start).dropFirst(5).prefix(11)) \($0.title)" }
  }
}
