import GioBridge

/// Makes room for an on-screen keyboard on Wayland. On X11, the work area tells of it.
final class KeyboardController: Feature {
  private let services: Services
  private var keyboard: BusProperties?

  init(_ services: Services) { self.services = services }

  func connect(to bus: Bus) {
    guard services.session.display.backend == .wayland else { return }
    keyboard = KeyboardService.squeekboard.follow(on: bus) { [services] isVisible in
      services.session.squeekboard(isRunning: isVisible != nil)
      services.windows.keyboardChanged(isShown: isVisible ?? false)
    }
  }
}
