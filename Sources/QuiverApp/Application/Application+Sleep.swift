import GtkBridge
import QuiverCore

/// The screens of a kiosk at night.
extension Application {
  func connectSleep() {
    screenSleep.mayBeUsed = { [weak self] timer in !timer.knowsAllInput && self?.launches.isAnythingRunning == true }
    screenSleep.isKnownIdle = { [weak self] in self?.attraction.isShown ?? false }
    screenSleep.onUse = { [weak self] in self?.usedKiosk() }
    screenSleep.onChange = { [weak self] in self?.screensChanged(areOff: $0) }
  }

  private func screensChanged(areOff: Bool) {
    log(.screens(areOn: !areOff))
    attraction.isPaused = areOff
    guard !areOff, isRaisedAfterSleep else { return }
    isRaisedAfterSleep = false
    setInFront(true)
  }

  /// Brings the home screen in front of all windows. While the screens are off, this waits, because it would come in front
  /// of what covers them.
  func raiseWhenAwake() {
    if screenSleep.isAsleep { isRaisedAfterSleep = true } else { setInFront(true) }
  }
}
