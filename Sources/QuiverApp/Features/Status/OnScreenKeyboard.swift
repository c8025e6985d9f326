import Freedesktop
import GioBridge
import QuiverCore
import SpringboardEngine

/// Shows and hides the on-screen keyboard of a kiosk: one that is running and has an interface for it, or else the program of
/// `[Kiosk] keyboard`, which counts as shown while it runs.
final class OnScreenKeyboard {
  /// Called when the keyboard was shown or hidden here, or the program has ended.
  var onChange: (_ isShown: Bool) -> Void = { _ in }
  /// Called if the program cannot be started.
  var onFailure: (LaunchFailure) -> Void = { _ in }
  /// The session bus; nil if there is no connection, so that no running keyboard is found.
  private var bus: Bus?
  private let program = AssistiveProgram(AccessibilityFeature.onScreenKeyboard.rawValue)
  /// Waits until squeekboard, which was started as the program, is on the bus.
  private var arrival: BusProperties?
  /// Whether a running keyboard is being looked for. ``hide()`` ends that.
  private var isAsking = false
  private var isShown = false { didSet { if isShown != oldValue { onChange(isShown) } } }

  init() {
    program.onEnd = { [weak self] in self?.ended($0) }
  }

  func connect(to bus: Bus) { self.bus = bus }

  func toggle(in environment: Environment) {
    guard !isAsking else { return }
    isAsking = true
    toggle(KeyboardService.all[...], in: environment)
  }

  /// Hides the keyboard if it was shown here, and ends the program that was started here.
  func hide() {
    isAsking = false
    let wasShown = isShown
    endProgram()
    guard wasShown else { return }
    for service in KeyboardService.all { bus?.call(service.show(false)) { _ in } }
  }

  /// Asks one service after the other, since at most one keyboard is running.
  private func toggle(_ services: ArraySlice<KeyboardService>, in environment: Environment) {
    guard let service = services.first, let bus else {
      isAsking = false
      return toggleProgram(in: environment)
    }
    bus.call(service.isVisible) { [weak self] answer in
      guard let self, isAsking else { return }
      guard case .success(let values) = answer, let isVisible = values.first?.bool else {
        return toggle(services.dropFirst(), in: environment)
      }
      (isAsking, arrival) = (false, nil)
      bus.call(service.show(!isVisible)) { _ in }
      isShown = !isVisible
    }
  }

  private func toggleProgram(in environment: Environment) {
    guard !program.isOn else { return endProgram() }
    let isOnWayland = environment.variables["WAYLAND_DISPLAY"]?.isEmpty == false
    let usual = isOnWayland ? "squeekboard" : "onboard"
    isShown = true
    program.begin(environment.configuration.kiosk.keyboard ?? usual, in: environment)
    // Squeekboard is hidden at first.
    arrival = bus.map { bus in
      let squeekboard = KeyboardService.squeekboard
      return BusProperties(of: squeekboard.interface, at: squeekboard.path, from: squeekboard.program, on: bus) {
        [weak self] in if $0 != nil { self?.arrived(on: bus) }
      }
    }
  }

  private func arrived(on bus: Bus) {
    arrival = nil
    bus.call(KeyboardService.squeekboard.show(true)) { _ in }
  }

  private func endProgram() {
    arrival = nil
    program.end()
    isShown = false
  }

  private func ended(_ failure: LaunchFailure?) {
    (arrival, isShown) = (nil, false)
    if let failure { onFailure(failure) }
  }
}
