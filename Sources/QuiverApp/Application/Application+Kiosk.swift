import Freedesktop
import Glibc
import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The start of a kiosk, and its service menu.
extension Application {
  /// Something may be left of a visitor before a crash or a power failure.
  func beginKiosk() {
    Descendants.adopt()
    keepKeysPrivate()
    wipe(environment.configuration.kiosk.wipedDirectories)
  }

  /// No other program hears what is entered on the keypad.
  private func keepKeysPrivate() {
    PrivateKeys.begin { [weak self] in self?.windows.contains { $0.stage.scene.hasKeypad } ?? false }
  }

  func openedKeypad(in window: SpringboardWindow) {
    if environment.configuration.kiosk.pinKeys == .shuffled {
      var generator = SystemRandomNumberGenerator()
      window.stage.send(.keypadDigits(KeypadKey.shuffledDigits(using: &generator)))
    }
    ask(.keypad, from: window)
  }

  func check(_ pin: PIN, from window: SpringboardWindow) { ask(.pin(pin.text), from: window) }

  private func ask(_ message: Supervision.Message, from window: SpringboardWindow) {
    kiosk.supervision?.ask(message) { [weak self, weak window] answer in
      guard let self, let window else { return }
      switch answer {
      case .right: offerServices(in: window)
      case .wrong(let seconds): window.stage.send(.pin(.wrong(wait: seconds)))
      case .wait(let seconds): window.stage.send(.pin(.wait(seconds)))
      }
    }
  }

  /// The names of the applications are read on another thread.
  private func offerServices(in window: SpringboardWindow) {
    let (ids, sources) = (environment.configuration.kiosk.service, environment.serviceSources)
    BackgroundTask.run {
      ids.compactMap { id in Catalogue.entry(id, in: sources).map { ServiceEntry(.open(.application(id)), $0.name) } }
    } then: { [weak window] applications in
      let own = [
        ServiceEntry(.leave, Strings.leaveKiosk), ServiceEntry(.restart, Strings.restart),
        ServiceEntry(.shutDown, Strings.shutDown),
      ]
      window?.stage.send(.pin(.accepted(applications + own)))
    }
  }

  func perform(_ service: Service) {
    log(.service("\(service)"))
    switch service {
    case .leave: kiosk.supervision?.send(.leave)
    case .restart: call(.restart)
    case .shutDown: call(.shutDown)
    case .open(let id):
      let (launcher, sources) = (launches.launcher, environment.serviceSources)
      kiosk.state.launch()
      kiosk.wipe.then {
        launcher.launch(id, named: id.text) { id.desktopID.flatMap { Catalogue.entry($0, in: sources) } }
      }
    }
  }

  private func call(_ call: BusCall) {
    Bus.system { [weak self] outcome in
      switch outcome {
      case .success(let bus):
        self?.systemBus = bus
        bus.call(call) { answer in
          if case .failure(let error) = answer { self?.report(error) }
        }
      case .failure(let error): self?.report(error)
      }
    }
  }

  private func report(_ error: BusError) {
    Log.error(error.message)
    stage.send(.notice("\(Strings.serviceFailed) \(error.message)"))
  }
}

/// What happens when nobody uses a kiosk.
extension Application {
  func connectIdleReset() {
    kiosk.idleReset.isNeeded = { [weak self] in self?.needsReset ?? false }
    kiosk.idleReset.onCountdown = { [weak self] in self?.count(down: $0) }
    kiosk.idleReset.onReset = { [weak self] in self?.reset() }
    launches.launcher.onSpawn = { [kiosk] in kiosk.supervision?.send(.started($0)) }
  }

  /// Whether an application is running, or something on the home screen is open.
  private var needsReset: Bool {
    guard kiosk.idleReset.knowsAllInput || !launches.isAnythingRunning else { return false }
    return kiosk.state.needsReset(
      isAnythingOpen: launches.isAnythingRunning || !kiosk.accessibility.features.isEmpty
        || windows.contains { !$0.stage.springboard.isReset($0.view, at: $0.stage.now) })
  }

  /// The countdown is seen in front of all applications. If somebody stops it, the application is in front again.
  private func count(down seconds: Int?) {
    windows.forEach { $0.stage.send(.countdown(seconds)) }
    move(seconds == nil ? kiosk.state.use() : kiosk.state.countDown(isHomeInFront: isInFront))
  }

  private func reset() {
    let preferences = environment.configuration.kiosk
    log(.reset)
    for window in windows {
      window.stage.send(.countdown(nil))
      window.stage.send(.act(.reset))
    }
    kiosk.accessibility.reset()
    move(kiosk.state.reset())
    display.clearClipboards()
    endApplications(preferences)
    kiosk.wipe.expect()
    // An application that ends may still write its files.
    let endsAny = preferences.closesApplications || !preferences.onlyForStaff.isEmpty
    kiosk.wipeTimer = MainLoop.timer(after: endsAny ? RunningChild.endLimit + 1 : 0) { [weak self] in
      // By now the window may have the keyboard, and programs have ended that would own the clipboard again.
      self?.display.clearClipboards()
      self?.wipe(preferences.wipedDirectories)
      self?.kiosk.state.finishReset()
      self?.kioskChanged()
    }
  }

  /// What only the staff can open is ended in any case.
  private func endApplications(_ preferences: KioskPreferences) {
    if preferences.closesApplications {
      launches.launcher.endAll()
      kiosk.supervision?.send(.endApplications)
    } else {
      launches.launcher.end(Set(preferences.onlyForStaff.map(ItemID.application)))
    }
  }

  /// Empties the directories. The home directory of the environment may be another than that of the password file, by which
  /// the configuration is checked.
  func wipe(_ wanted: [String]) {
    let homes = [environment.launchVariables["HOME"], Account.home()].compactMap(\.self)
    let directories = WipedDirectories(wanted, homes: homes)
    for path in directories.refused { Log.warning("\(path) is left alone: it is too important to be emptied") }
    kiosk.wipe.begin(directories.paths, homes: homes)
  }
}

/// The way home from an application of a kiosk.
extension Application {
  /// Shows the strip at the bottom edge while an application may be in front of the home screen.
  func updateHomeStrip() {
    let isWanted =
      environment.kioskFile != nil && main.toplevel.isLayered && !isRaised && launches.isAnythingRunning
      && !kiosk.attractMode.isShown
    guard isWanted || kiosk.homeStrip != nil else { return }
    if kiosk.homeStrip == nil {
      kiosk.homeStrip = EdgeStrip(title: Strings.applicationName)
      kiosk.homeStrip?.onSwipe = { [weak self] in self?.bringToFront(token: nil) }
    }
    kiosk.homeStrip?.isShown = isWanted
  }
}

extension Application {
  /// Another program has changed the window of a kiosk, which is put back.
  func restore(after change: ExternalWindowChange) {
    guard environment.kioskFile != nil else { return }
    switch change {
    case .moved, .hidden:
      guard kiosk.restoreTimer == nil else { return }
      kiosk.restoreTimer = MainLoop.timer(after: Self.restoreDelay) { [weak self] in self?.restoreWindow() }
    case .destroyed:
      // The supervisor starts the home screen again.
      Log.error("another program has destroyed the window")
      _exit(ExitStatus.windowLost)
    }
  }

  private func restoreWindow() {
    kiosk.restoreTimer = nil
    place()
    for window in windows where window.toplevel.isHiddenByOthers {
      log(.windowChanged("the window was hidden"))
      window.toplevel.hide()
      if window === main { show() } else { window.toplevel.show() }
    }
    for window in secondaryWindows where window.toplevel.isHiddenByOthers {
      window.toplevel.hide()
      window.toplevel.show()
    }
  }

  /// Seconds before the window is put back, so that it does not fight with the window manager.
  private static let restoreDelay = 0.3
}

extension Environment {
  /// The sources of the applications that only the service menu opens.
  fileprivate var serviceSources: CatalogueSources { catalogueSources(allowing: configuration.kiosk.service) }
}

extension BusCall {
  /// The argument says that visitors are not asked for a password.
  fileprivate static let restart = logind("Reboot", [.bool(false)])
  fileprivate static let shutDown = logind("PowerOff", [.bool(false)])
}

extension Scene {
  /// Whether a keypad is open, whose keys are nobody else's.
  fileprivate var hasKeypad: Bool { elements.contains { if case .keypad = $0.kind { $0.touch != nil } else { false } } }
}
