import Foundation
import Testing

@testable import QuiverCore

@Suite("Dates")
struct CalendarDateTests {
  @Test("Every day has the same date as in Foundation")
  func foundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for day in stride(from: 0.0, through: 2_932_896, by: 367) {
      let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: day * 86400))
      let date = CalendarDate(daysSince1970: day)
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day, "\(day)")
      #expect(CalendarDate(date.description)?.daysSince1970 == day)
    }
  }

  @Test("Months and leap years have their lengths")
  func lengths() {
    for (last, next) in [
      ("1970-01-31", "1970-02-01"), ("2024-02-29", "2024-03-01"), ("2100-02-28", "2100-03-01"),
      ("2000-02-29", "2000-03-01"), ("2025-12-31", "2026-01-01"), ("2026-11-30", "2026-12-01"),
    ] {
      #expect(CalendarDate(last).map { CalendarDate(daysSince1970: $0.daysSince1970 + 1).description } == next)
    }
  }

  @Test(
    "Texts that are no date are refused",
    arguments: [
      "", "9999-99-99", "2026-00-10", "2026-13-10", "2026-02-29", "2026-04-31", "2026-01-00", "2026-1-1", "1969-12-31",
      "10000-01-01", "0000-01-01", "-001-01-01", "2026-01-+1", "2026-01-1\u{301}1", "2026-01-01-01", "2026/01/01",
    ])
  func invalid(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("A day outside the calendar becomes the nearest date")
  func outside() {
    #expect(CalendarDate(daysSince1970: -.infinity).description == "1970-01-01")
    #expect(CalendarDate(daysSince1970: 1e300).description == "9999-12-31")
    #expect(CalendarDate(daysSince1970: .nan).description == "1970-01-01")
  }
}
