import SpringboardEngine

/// The texts of a kiosk's status area, and of its menu.
extension Strings {
  package static let accessibility = "Accessibility"

  package static func name(of feature: AccessibilityFeature) -> String {
    switch feature {
    case .largeText: "Large text"
    case .screenReader: "Screen reader"
    }
  }

  /// The words of a screen reader for an item.
  package static func name(of item: StatusItem) -> String {
    switch item {
    case .clock(let time): "Time: \(time)"
    case .network(.none): "Network: not connected"
    case .network(.wired): "Network: connected"
    case .network(.wireless(let strength)): "Network: Wi-Fi, signal \(strength) of 4"
    case .battery(let battery): "Battery: \(battery.percent) %\(battery.isCharging ? ", charging" : "")"
    case .accessibility: accessibility
    }
  }
}
