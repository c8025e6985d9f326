import Testing

@testable import QuiverCore

@Suite("Parts of each day")
struct DailyTimesTests {
  private func minute(_ hours: Int, _ minutes: Int = 0) -> Int { hours * 60 + minutes }

  @Test(
    "A part contains its first minute and not its last, also across midnight",
    arguments: [
      ("22:00-07:00", [(21, 59, false), (22, 0, true), (0, 0, true), (6, 59, true), (7, 0, false)]),
      ("1:30-13:00", [(1, 29, false), (1, 30, true), (12, 59, true), (13, 0, false), (0, 0, false)]),
      ("00:00-24:00", [(0, 0, true), (12, 0, true), (23, 59, true)]),
      ("23:00-24:00", [(22, 59, false), (23, 59, true), (0, 0, false)]),
    ])
  func parts(_ text: String, _ expected: [(Int, Int, Bool)]) throws {
    let times = try #require(DailyTimes([text]))
    for (hours, minutes, isInside) in expected { #expect(times.contains(minute(hours, minutes)) == isInside) }
  }

  @Test("The next change is the nearest beginning or end of a part, possibly on the next day")
  func changes() throws {
    let times = try #require(DailyTimes(["22:00-07:00", "12:30-13:00"]))
    let expected = [(0, 7 * 60), (7 * 60, 750), (750, 780), (780, 22 * 60), (22 * 60, 7 * 60), (1439, 7 * 60)]
    for (minute, change) in expected { #expect(times.change(after: minute) == change) }
    #expect(DailyTimes(["00:00-24:00"])?.change(after: 0) == 0)
    #expect(DailyTimes(["23:00-24:00"])?.change(after: 23 * 60) == 0)
  }

  @Test("A text is as it was written")
  func texts() throws {
    #expect(try #require(DailyTimes(["22:00-7:05", "00:00-24:00"])).texts == ["22:00-07:05", "00:00-24:00"])
  }

  @Test(
    "Anything else is no part of a day",
    arguments: [
      "", "22:00", "22:00-", "22-7", "22:00-22:00", "24:00-07:00", "22:60-07:00", "25:00-07:00", "22:00-07:00-08:00",
      "22:0-07:00", "-1:00-07:00", "22:00 - 07:00", "022:00-07:00", "２２:00-07:00",
    ])
  func faults(_ text: String) {
    #expect(DailyTimes([text]) == nil)
    #expect(DailyTimes(["22:00-07:00", text]) == nil)
  }

  @Test("No part is no value")
  func empty() { #expect(DailyTimes([]) == nil) }
}
