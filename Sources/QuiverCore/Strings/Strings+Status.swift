import SpringboardEngine

/// The texts of a kiosk's status area, and of its menu.
extension Strings {
  package static let accessibility = tr("Accessibility")
  package static let keyboard = tr("On-screen keyboard")

  package static func name(of feature: AccessibilityFeature) -> String {
    switch feature {
    case .largeText: tr("Large text")
    case .screenReader: tr("Screen reader")
    case .onScreenKeyboard: keyboard
    }
  }

  /// The words of a screen reader for an item.
  package static func name(of item: StatusItem) -> String {
    switch item {
    case .clock(let time): tr("Time: %1$s", time)
    case .network(.none): tr("Network: not connected")
    case .network(.wired): tr("Network: connected")
    case .network(.wireless(let strength)): tr("Network: Wi-Fi, signal %1$d of 4", strength)
    case .battery(let battery):
      battery.isCharging
        ? tr("Battery: %1$d %%, charging", battery.percent) : tr("Battery: %1$d %%", battery.percent)
    case .accessibility: accessibility
    case .keyboard: keyboard
    }
  }
}
