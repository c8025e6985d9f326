import GioBridge
import GtkBridge
import Posix
import QuiverCore
import QuiverSession
import SpringboardEngine

/// Whether somebody uses a kiosk. When nobody does, everything is closed, the screens are switched off at night, and something
/// is shown that attracts visitors.
final class AttendanceController: Feature {
  private let services: Services
  private var state = KioskState()
  private let idleReset: IdleReset
  private let screenSleep: ScreenSleep
  private let attractMode: AttractMode
  /// Empties directories after the applications have ended.
  private var wipeTimer: LoopSource?
  private let wipe = KioskWipe()
  /// From which a swipe leads home from an application; nil until there is an application.
  private var homeStrip: EdgeStrip?

  private var windows: Windows { services.windows }

  init(_ services: Services) {
    self.services = services
    let display = services.session.display
    idleReset = IdleReset(on: display)
    screenSleep = ScreenSleep(on: display)
    attractMode = AttractMode(services.environment, on: display, launcher: services.launches.launcher)
    services.launches.whenReady = { [wipe] in wipe.then($0) }
    windows.hooks.intercept = { [weak self] in self?.intercepts($0) ?? false }
    connectIdleReset()
    connectSleep()
    connectAttractMode()
  }

  /// The start of a kiosk. Something may be left of a visitor before a crash or a power failure.
  func begin() { empty(services.configuration.kiosk.wipedDirectories) }

  func confirm() {
    idleReset.follow(services.environment)
    screenSleep.follow(services.environment)
  }

  func follow(_ environment: Environment, since old: Environment) {
    idleReset.follow(environment)
    screenSleep.follow(environment)
    attractMode.follow(environment)
  }

  func receive(_ event: SessionEvent) {
    switch event {
    case .launching: state.launch()
    case .launched(let id, let outcome): attractMode.launched(id, outcome)
    case .running(let ids):
      attractMode.follow(running: ids)
      updateHomeStrip()
    case .raised: updateHomeStrip()
    case .monitorsChanged:
      screenSleep.monitorsChanged()
      attractMode.monitorsChanged()
    case .restacked:
      attractMode.raiseCover()
      screenSleep.raiseCover()
    default: break
    }
  }

  func finish() {
    attractMode.turn(on: false)
    screenSleep.finish()
  }

  /// Whether an event only wakes the screens, ends what attracts visitors, or stops the countdown.
  private func intercepts(_ event: Event) -> Bool {
    screenSleep.receive(event) || attractMode.covers(event) || idleReset.receive(event)
  }

  /// The home screen or the display got input.
  private func displayUsed() {
    if !attractMode.ignoresDisplay { used() }
  }

  private func used() {
    move(state.use())
    stateChanged()
  }

  private func stateChanged() { attractMode.turn(on: state.attracts) }

  private func move(_ move: KioskState.HomeMove?) {
    switch move {
    case .raise: windows.setInFront(true)
    case .lower: windows.setInFront(false)
    case nil: break
    }
  }
}

/// The reset of a kiosk that nobody uses.
extension AttendanceController {
  private func connectIdleReset() {
    idleReset.isNeeded = { [weak self] in self?.needsReset ?? false }
    idleReset.onCountdown = { [weak self] in self?.showCountdown($0) }
    idleReset.onReset = { [weak self] in self?.reset() }
    idleReset.wantsIdle = { [weak self] in self?.canAttract ?? false }
    idleReset.onIdle = { [weak self] in
      self?.state.becomeIdle()
      self?.stateChanged()
    }
    idleReset.onActive = { [weak self] in self?.displayUsed() }
  }

  /// Whether an application is running, or something on the home screen is open.
  private var needsReset: Bool {
    let isAnythingRunning = services.launches.isAnythingRunning
    guard idleReset.knowsAllInput || !isAnythingRunning else { return false }
    return state.needsReset(
      isAnythingOpen: isAnythingRunning || !windows.main.stage.springboard.accessibility.isEmpty
        || windows.all.contains { !$0.stage.springboard.isReset($0.view, at: $0.stage.now) })
  }

  /// The countdown is seen in front of all applications. If somebody stops it, the application is in front again.
  private func showCountdown(_ seconds: Int?) {
    windows.all.forEach { $0.stage.send(.countdown(seconds)) }
    move(seconds == nil ? state.use() : state.countDown(isHomeInFront: windows.isInFront))
  }

  private func reset() {
    let preferences = services.configuration.kiosk
    services.post(.reset)
    for window in windows.all {
      window.stage.send(.countdown(nil))
      window.stage.send(.act(.reset))
    }
    move(state.reset())
    windows.display.clearClipboards()
    endApplications(preferences)
    wipe.expect()
    // An application that ends may still write its files.
    let endsAny = preferences.closesApplications || !preferences.onlyForStaff.isEmpty
    wipeTimer = MainLoop.timer(after: endsAny ? RunningChild.endLimit + 1 : 0) { [weak self] in
      // By now the window may have the keyboard, and programs have ended that would own the clipboard again.
      self?.windows.display.clearClipboards()
      self?.empty(preferences.wipedDirectories)
      self?.state.finishReset()
      self?.stateChanged()
    }
  }

  /// Ends all applications if that is configured, and otherwise those that only the staff can open.
  private func endApplications(_ preferences: KioskPreferences) {
    let launcher = services.launches.launcher
    if preferences.closesApplications {
      launcher.endAll()
    } else {
      launcher.end(Set(preferences.onlyForStaff.map(ItemID.application)))
    }
  }

  /// Empties directories. The home directory of the environment may be another than that of the password file, by which the
  /// configuration is checked.
  private func empty(_ wanted: [String]) {
    let homes = [services.environment.launchVariables["HOME"], Account.home()].compactMap(\.self)
    let directories = WipedDirectories(wanted, homes: homes)
    for path in directories.refused { Log.warning("\(path) is left alone: it is too important to be emptied") }
    wipe.begin(directories.paths, homes: homes)
  }
}

/// The screens at night.
extension AttendanceController {
  private func connectSleep() {
    screenSleep.mayBeUsed = { [services] timer in !timer.knowsAllInput && services.launches.isAnythingRunning }
    screenSleep.isKnownIdle = { [weak self] in self?.state.attendance == .unattended }
    screenSleep.onActivity = { [weak self] in self?.displayUsed() }
    screenSleep.onChange = { [weak self] in self?.screensChanged(areOff: $0) }
  }

  private func screensChanged(areOff: Bool) {
    services.session.screensSwitched(areOn: !areOff)
    services.post(.kiosk(.screens(areOn: !areOff)))
    move(state.switchScreens(areOn: !areOff))
    stateChanged()
    services.post(.visibilityChanged)
  }
}

/// The attract mode, and the way home from an application.
extension AttendanceController {
  private func connectAttractMode() {
    attractMode.knowsAllInput = { [weak self] in self?.idleReset.knowsAllInput ?? false }
    attractMode.animates = { [services] in
      services.configuration.session(on: DesktopPreferences(services.session.settings.current)).animates
    }
    attractMode.onChange = { [weak self] in self?.attractModeChanged() }
    attractMode.onActivity = { [weak self] in self?.used() }
  }

  /// Whether something is to be shown, and nobody can be using an application.
  private var canAttract: Bool {
    attractMode.wanted != nil && (idleReset.knowsAllInput || !services.launches.isAnythingRunning)
  }

  /// The home screen is behind what is shown, and in front when that ends.
  private func attractModeChanged() {
    services.session.attractModeChanged(isShown: attractMode.isShown)
    updateHomeStrip()
    services.post(.visibilityChanged)
    if !attractMode.isShown { move(state.raiseHome()) }
  }

  /// Shows the strip at the bottom edge while an application may be in front of the home screen.
  private func updateHomeStrip() {
    let isWanted =
      windows.main.toplevel.isLayered && !windows.isRaised && services.launches.isAnythingRunning
      && !attractMode.isShown
    guard isWanted || homeStrip != nil else { return }
    if homeStrip == nil {
      homeStrip = EdgeStrip(title: Strings.applicationName)
      homeStrip?.onSwipe = { [weak self] in self?.windows.bringToFront(token: nil) }
    }
    homeStrip?.isShown = isWanted
  }
}
