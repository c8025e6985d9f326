import GioBridge
import SpringboardEngine

/// Restarting, shutting down, suspending and locking the computer, and logging out.
final class PowerController: Feature {
  private let services: Services
  private let control = PowerControl()

  init(_ services: Services) {
    self.services = services
    control.onActions = { services.send(.powerActions($0)) }
    control.onFailure = { services.send(.notice($0)) }
  }

  func carryOut(_ action: PowerAction) { control.perform(action) }

  func connect(to bus: Bus) { control.connect(to: bus) }

  /// The visitors of a kiosk do not have these actions; its staff has the service menu.
  func confirm() {
    if !services.session.isKiosk { control.begin() }
  }
}
