import Testing

@testable import Posix

@Suite("The alarm of each minute")
struct MinuteAlarmTests {
  @Test(
    "It rings when the next minute begins", arguments: [(0, 60), (59, 60), (60, 120), (1_764_000_001, 1_764_000_060)])
  func next(second: Int, minute: Int) {
    #expect(MinuteAlarm.nextMinute(after: second) == minute)
  }
}
