import CGtk

/// Switches all screens of a display off and on.
package final class ScreenPower {
  private let set: (_ isOn: Bool) -> Void

  /// Returns nil if the display cannot do that.
  package init?(of display: Display) {
    let set: ((Bool) -> Void)? =
      switch display.backend {
      case .x11: ServerPower(of: display).map { power in { power.set(isOn: $0) } }
      case .wayland: OutputPower(of: display).map { power in { power.set(isOn: $0) } }
      case .other: nil
      }
    guard let set else { return nil }
    self.set = set
  }

  /// Screens that are connected while it is off are off after it is set again.
  package var isOn = true {
    didSet { set(isOn) }
  }
}
