import GioBridge
import SpringboardEngine

/// Shows new users how to arrange icons.
final class HintController: Feature {
  private let services: Services
  private let hints: HintStore
  /// Waits for the first frame.
  private var firstIdle: LoopSource?

  init(_ services: Services) {
    self.services = services
    hints = HintStore(services.environment)
    hints.onHint = { services.send(.hint(InputDevice(of: services.session.display))) }
  }

  /// The user knows it.
  func learned() { hints.learned() }

  func painted() {
    firstIdle = MainLoop.idle { [weak self] in
      if self?.services.windows.main.toplevel.isShown == true { self?.offer() }
    }
  }

  func receive(_ event: SessionEvent) {
    if case .willShow = event, services.session.phase >= .painted { offer() }
  }

  func finish() { hints.finish() }

  /// Offers a hint, unless the user cannot arrange icons.
  private func offer() {
    if !services.windows.main.stage.springboard.restrictions.isLocked { hints.homeScreenShown() }
  }
}
