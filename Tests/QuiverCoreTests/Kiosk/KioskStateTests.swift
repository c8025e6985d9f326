import Testing

@testable import QuiverCore

@Suite("The state of a kiosk")
struct KioskStateTests {
  @Test("The countdown raises the home screen once, and a touch lowers it again")
  func countdown() {
    var state = KioskState()
    #expect(state.countDown(isHomeInFront: false) == .raise)
    #expect(state.countDown(isHomeInFront: true) == nil)
    #expect(state.attendance == .countingDown(isHomeRaised: true))
    #expect(state.use() == .lower)
    #expect(state.attendance == .inUse)
    #expect(state.use() == nil)
  }

  @Test("A home screen that was in front before the countdown stays in front")
  func countdownInFront() {
    var state = KioskState()
    #expect(state.countDown(isHomeInFront: true) == nil)
    #expect(state.use() == nil)
  }

  @Test("An application that opens during the countdown does not hide it")
  func countdownBehind() {
    var state = KioskState()
    #expect(state.countDown(isHomeInFront: true) == nil)
    #expect(state.countDown(isHomeInFront: false) == .raise)
  }

  @Test("Visitors are attracted after the reset, unless somebody has come meanwhile")
  func reset() {
    var state = KioskState()
    #expect(state.reset() == .raise)
    #expect(!state.attracts)
    state.finishReset()
    #expect(state.attracts)

    _ = state.use()
    _ = state.reset()
    _ = state.use()
    state.finishReset()
    #expect(!state.attracts && state.attendance == .inUse)
  }

  @Test("A reset is needed after a launch or while something is open, but not when nobody has come since the last one")
  func need() {
    var state = KioskState()
    #expect(!state.needsReset(isAnythingOpen: false) && state.needsReset(isAnythingOpen: true))
    state.launch()
    #expect(state.needsReset(isAnythingOpen: false))
    _ = state.reset()
    #expect(!state.needsReset(isAnythingOpen: false))
    state.finishReset()
    #expect(!state.needsReset(isAnythingOpen: true))
    _ = state.use()
    #expect(state.needsReset(isAnythingOpen: true))
  }

  @Test("While the screens are off nothing is shown, and the home screen comes to the front afterwards")
  func screens() {
    var state = KioskState()
    state.becomeIdle()
    #expect(state.switchScreens(areOn: false) == nil)
    #expect(!state.attracts && !state.areScreensOn)
    #expect(state.countDown(isHomeInFront: false) == nil)
    #expect(state.reset() == nil)
    #expect(state.switchScreens(areOn: false) == nil)
    #expect(state.switchScreens(areOn: true) == .raise)
    #expect(state.areScreensOn)
    #expect(state.switchScreens(areOn: true) == nil)
  }
}

@Suite("The delay of a restart")
struct RestartDelayTests {
  @Test("It doubles up to five minutes")
  func doubling() {
    var delay = RestartDelay()
    let delays = (0..<40).map { _ in delay.next(afterRunning: 1) }
    #expect(delays.prefix(5) == [1, 2, 4, 8, 16])
    #expect(delays.suffix(30).allSatisfy { $0 == 300 })
  }

  @Test("It is short again after a minute")
  func enough() {
    var delay = RestartDelay()
    _ = (delay.next(afterRunning: 1), delay.next(afterRunning: 1))
    #expect(delay.next(afterRunning: 60) == 1)
    #expect(delay.next(afterRunning: 1) == 2)
  }
}
