import GioBridge
import QuiverCore
import SpringboardEngine

/// The status area of a kiosk, and what its visitors switch there.
final class StatusController: Feature {
  private let services: Services
  private let status = StatusWatch()
  private let accessibility = KioskAccessibility()

  init(_ services: Services) {
    self.services = services
    status.onChange = { services.send(.status($0)) }
    accessibility.onChange = { [weak self] in self?.accessibilityChanged() }
    accessibility.onFailure = { services.send(.notice($0)) }
  }

  func carryOut(toggle feature: AccessibilityFeature) { accessibility.toggle(feature, in: services.environment) }

  func adjust(_ session: inout Preferences.Session) { session.textScale *= accessibility.textScale }

  func connect(to bus: Bus) { accessibility.connect(to: bus) }

  func confirm() {
    status.follow(services.environment)
    update()
  }

  func follow(_ environment: Environment, since old: Environment) {
    status.follow(environment)
    accessibility.follow(environment)
  }

  func receive(_ event: SessionEvent) {
    switch event {
    case .visibilityChanged, .frameConfirmed: update()
    case .reset: accessibility.reset()
    default: break
    }
  }

  func finish() { accessibility.reset() }

  /// The status area appears after the first frame, because the cache does not know what it shows. It is followed while somebody
  /// can see it.
  private func update() {
    let (session, windows) = (services.session, services.windows)
    let isConfirmed = if case .painted = windows.main.stage.firstFrame { session.phase >= .painted } else { false }
    let isVisible =
      isConfirmed && session.areScreensOn && !session.isAttracting
      && windows.all.contains { $0.toplevel.isShown && !$0.stage.isCovered }
    status.follow(isVisible: isVisible)
  }

  private func accessibilityChanged() {
    services.send(.accessibility(accessibility.features))
    services.session.enlargeText(by: accessibility.textScale)
    services.post(.preferencesChanged)
  }
}
