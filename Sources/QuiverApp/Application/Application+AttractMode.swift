import GtkBridge
import QuiverCore

/// What a kiosk shows while nobody uses it.
extension Application {
  func connectAttractMode() {
    kiosk.attractMode.knowsAllInput = { [weak self] in self?.kiosk.idleReset.knowsAllInput ?? false }
    kiosk.attractMode.animates = { [weak self] in
      self.map { $0.environment.configuration.preferences(on: $0.settings.current).animates } ?? false
    }
    kiosk.attractMode.onChange = { [weak self] in self?.attractModeChanged() }
    kiosk.attractMode.onActivity = { [weak self] in self?.kioskUsed() }
    kiosk.idleReset.wantsIdle = { [weak self] in self?.canAttract ?? false }
    kiosk.idleReset.onIdle = { [weak self] in
      self?.kiosk.state.becomeIdle()
      self?.kioskChanged()
    }
    kiosk.idleReset.onActive = { [weak self] in self?.displayUsed() }
  }

  /// Whether something is to be shown, and nobody can be using an application.
  private var canAttract: Bool {
    kiosk.attractMode.wanted != nil && (kiosk.idleReset.knowsAllInput || !launches.isAnythingRunning)
  }

  /// The home screen or the display got input.
  func displayUsed() {
    if !kiosk.attractMode.ignoresDisplay { kioskUsed() }
  }

  func kioskUsed() {
    move(kiosk.state.use())
    kioskChanged()
  }

  /// Call this after a change of the state of the kiosk.
  func kioskChanged() {
    kiosk.attractMode.isOn = kiosk.state.attracts
  }

  func move(_ move: KioskState.HomeMove?) {
    switch move {
    case .raise: setInFront(true)
    case .lower: setInFront(false)
    case nil: break
    }
  }

  /// The home screen is behind what is shown, and in front when that ends.
  private func attractModeChanged() {
    updateHomeStrip()
    updateStatus()
    if !kiosk.attractMode.isShown { move(kiosk.state.raiseHome()) }
  }
}
