import GtkBridge
import QuiverCore

/// What a kiosk shows while nobody uses it.
extension Application {
  func connectAttraction() {
    attraction.knowsAllInput = { [weak self] in self?.idleReset.knowsAllInput ?? false }
    attraction.animates = { [weak self] in
      self.map { $0.environment.configuration.preferences(on: $0.settings.current).animates } ?? false
    }
    attraction.onChange = { [weak self] in self?.attractionChanged() }
    idleReset.isIdleOfInterest = { [weak self] in self?.canAttract ?? false }
    idleReset.onIdle = { [weak self] in self?.attraction.begin() }
    idleReset.onActive = { [weak self] in self?.usedKiosk() }
  }

  /// Whether something is to be shown, and nobody can be using an application.
  private var canAttract: Bool {
    attraction.wanted != nil && (idleReset.knowsAllInput || !launches.isAnythingRunning)
  }

  func usedKiosk() {
    isIdleSinceReset = false
    attraction.used()
  }

  /// The home screen is behind what is shown, and in front when that ends.
  private func attractionChanged() {
    updateHomeStrip()
    if !attraction.isShown { raiseWhenAwake() }
  }
}
