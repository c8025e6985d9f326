import Glibc
import Testing

@testable import Posix

@Suite("The wall clock")
struct WallClockTests {
  /// 2026-01-15T12:00Z, when no time zone changes its offset within a day.
  private let noon = 1_768_478_400

  @Test("The next moment with a time of day is within a day", arguments: [0, 1, 7 * 60, 12 * 60, 12 * 60 + 1, 1439])
  func moments(minute: Int) {
    let moment = WallClock.second(ofNext: minute, after: noon)
    #expect(moment > noon && moment <= noon + 86400)
    #expect(moment % 60 == 0)
    #expect(WallClock.localMinute(of: moment) == minute)
  }

  @Test("The moment after one with this time of day is a day later")
  func again() {
    let first = WallClock.second(ofNext: 22 * 60, after: noon)
    #expect(WallClock.second(ofNext: 22 * 60, after: first) == first + 86400)
  }
}

@Suite("The alarm of the wall clock")
struct WallClockAlarmTests {
  @Test("It rings when its moment has come, and is silent when it is set again")
  func ringing() throws {
    let alarm = WallClockAlarm()
    let descriptor = try #require(alarm.descriptor)
    alarm.set(atSecond: Int(WallClock.seconds) - 1)
    #expect(isReadable(descriptor, within: 5000))
    alarm.set(atSecond: Int(WallClock.seconds) + 1000)
    #expect(!isReadable(descriptor, within: 0))
  }

  @Test(
    "The next minute begins within a minute",
    arguments: [(0, 60), (59, 60), (60, 120), (1_764_000_001, 1_764_000_060)])
  func next(second: Int, minute: Int) {
    #expect(WallClockAlarm.nextMinute(after: second) == minute)
  }

  private func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) == 1
  }

  @Test(
    "A date that does not exist is no time", arguments: ["2026-02-30T10:00", "2026-13-01T10:00", "2026-04-31T00:00"])
  func impossibleDates(_ text: String) {
    #expect(WallClock.second(ofLocal: text) == nil)
    #expect(WallClock.second(ofLocal: "2026-02-28T10:00") != nil)
  }
}
