import Testing

@testable import GtkBridge

@Suite("The times of frames")
struct FrameTimesTests {
  private static let interval = 0.01

  @Test("Before the screen has shown a frame, a frame has the time at which it begins")
  func firstFrameIsNow() {
    var times = FrameTimes()
    #expect(times.time(at: 3.7) == 3.7)
  }

  @Test("Frames that begin a little early or late are still even")
  func framesAreEven() {
    var times = FrameTimes()
    _ = times.time(at: 99.991)
    times.add(FrameTimes.Shown(time: 100, interval: Self.interval))
    let begun = [100.001, 100.0135, 100.0204, 100.0299, 100.0476]
    let expected = [100, 100.01, 100.02, 100.03, 100.05]
    for (begin, time) in zip(begun, expected) { #expect(abs(times.time(at: begin) - time) < 1e-9) }
  }

  @Test("Time does not run backwards when the screen corrects it")
  func timeIsMonotonic() {
    var times = FrameTimes()
    let first = times.time(at: 100.008)
    times.add(FrameTimes.Shown(time: 100.003, interval: Self.interval))
    #expect(times.time(at: 100.0085) == first)
    #expect(times.time(at: 100.012) > first)
  }

  @Test("A frame after a pause is not earlier than what it shows")
  func frameAfterPauseIsNow() {
    var times = FrameTimes()
    _ = times.time(at: 99.991)
    times.add(FrameTimes.Shown(time: 100, interval: Self.interval))
    #expect(times.time(at: 101.007) == 101.007)
    #expect(abs(times.time(at: 101.0101) - 101.01) < 1e-9)
  }

  @Test("Without a fixed refresh rate, a frame has the time at which it begins")
  func variableRate() {
    var times = FrameTimes()
    times.add(FrameTimes.Shown(time: 100, interval: Self.interval))
    times.add(FrameTimes.Shown(time: 100.02, interval: 0))
    #expect(times.time(at: 100.0234) == 100.0234)
  }
}
