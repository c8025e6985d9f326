import GtkBridge
import QuiverCore

/// The screens of a kiosk at night.
extension Application {
  func connectSleep() {
    kiosk.screenSleep.mayBeUsed = { [weak self] timer in
      !timer.knowsAllInput && self?.launches.isAnythingRunning == true
    }
    kiosk.screenSleep.isKnownIdle = { [weak self] in self?.kiosk.state.attendance == .unattended }
    kiosk.screenSleep.onActivity = { [weak self] in self?.displayUsed() }
    kiosk.screenSleep.onChange = { [weak self] in self?.screensChanged(areOff: $0) }
  }

  private func screensChanged(areOff: Bool) {
    log(.screens(areOn: !areOff))
    move(kiosk.state.switchScreens(areOn: !areOff))
    kioskChanged()
    updateStatus()
  }
}
