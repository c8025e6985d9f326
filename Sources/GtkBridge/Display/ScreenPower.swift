import CGtk

/// Switches all screens of a display off and on.
package final class ScreenPower {
  private let set: (_ isOn: Bool) -> Void
  private let restoreScreens: () -> Void

  /// Returns nil if the display cannot do that.
  package init?(of display: Display) {
    switch display.backend {
    case .x11:
      guard let power = DPMSPower(of: display) else { return nil }
      (set, restoreScreens) = ({ power.set(isOn: $0) }, { power.restore() })
    case .wayland:
      guard let power = WlrOutputPower(of: display) else { return nil }
      (set, restoreScreens) = ({ power.set(isOn: $0) }, { power.set(isOn: true) })
    case .other: return nil
    }
  }

  /// Switches screens on that were left off by a process that has crashed.
  package func restore() { restoreScreens() }

  /// Switches all screens on or off. Those that are connected while it is off are off after this is called again.
  package func turn(on isOn: Bool) { set(isOn) }
}
