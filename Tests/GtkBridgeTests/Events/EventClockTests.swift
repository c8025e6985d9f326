import GtkBridge
import Testing

@Suite struct EventClockTests {
  @Test("The fastest event determines the offset")
  func theFastestEventDeterminesTheOffset() {
    var clock = EventClock()
    #expect(clock.seconds(serverTime: 1000, now: 51.030) == 51.030)
    #expect(clock.seconds(serverTime: 1100, now: 51.110).isNear(51.110))
    #expect(clock.seconds(serverTime: 1200, now: 51.290).isNear(51.210), "late by 80 ms, and corrected")
  }

  @Test("A burst keeps its intervals")
  func aBurstKeepsItsIntervals() {
    var clock = EventClock()
    _ = clock.seconds(serverTime: 1000, now: 10)
    let burst = [1100, 1108, 1116].map { clock.seconds(serverTime: $0, now: 10.2) }
    #expect((burst[1] - burst[0]).isNear(0.008))
    #expect((burst[2] - burst[1]).isNear(0.008))
  }

  @Test("Times are never in the future")
  func timesAreNeverInTheFuture() {
    var clock = EventClock()
    _ = clock.seconds(serverTime: 1000, now: 10)
    #expect(clock.seconds(serverTime: 5000, now: 11).isNear(11))
  }

  @Test("The time of the server wraps after forty-nine days")
  func serverTimeWrapsAfterFortyNineDays() {
    var clock = EventClock()
    _ = clock.seconds(serverTime: .max, now: 10)
    #expect(clock.seconds(serverTime: 15, now: 10.016).isNear(10.016))
    #expect(clock.seconds(serverTime: 31, now: 10.050).isNear(10.032))
  }

  @Test("A server time of zero means that it is unknown")
  func serverTimeZeroMeansUnknown() {
    var clock = EventClock()
    #expect(clock.seconds(serverTime: 0, now: 10) == 10)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-6 }
}
