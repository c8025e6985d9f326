import GtkBridge
import QuiverCore

/// What a kiosk has in addition to a home screen. Most of it does nothing unless the configuration is that of a kiosk.
final class Kiosk {
  var state = KioskState()
  let log = KioskLogWriter()
  let idleReset: IdleReset
  let screenSleep: ScreenSleep
  let attractMode: AttractMode
  let status = StatusWatch()
  let accessibility = KioskAccessibility()
  /// nil if this is no kiosk.
  let supervision: Supervision?
  /// nil if there is no supervisor.
  let heartbeat: Heartbeat?
  /// From which a swipe leads home from an application; nil until there is an application.
  var homeStrip: EdgeStrip?
  /// Empties directories after the applications have ended.
  var wipeTimer: LoopSource?
  let wipe = KioskWipe()
  /// Puts the window back after another program has moved or hidden it.
  var restoreTimer: LoopSource?

  init(
    _ environment: Environment, under supervision: Supervision?, on display: Display, launcher: Launcher
  ) {
    self.supervision = supervision
    idleReset = IdleReset(on: display)
    screenSleep = ScreenSleep(on: display)
    attractMode = AttractMode(environment, on: display, launcher: launcher)
    heartbeat = Heartbeat(environment, on: display)
  }

  /// Adopts a changed configuration.
  func follow(_ environment: Environment) {
    idleReset.follow(environment)
    status.follow(environment)
    accessibility.follow(environment)
    screenSleep.follow(environment)
    attractMode.follow(environment)
  }

  /// Ends what is shown, and switches the screens on.
  func finish() {
    accessibility.reset()
    attractMode.isOn = false
    screenSleep.finish()
    log.finish()
  }
}
