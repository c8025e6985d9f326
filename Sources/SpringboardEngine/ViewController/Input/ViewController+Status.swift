import CollectionEngine

/// The status area of a kiosk, and its menu.
extension ViewController {
  mutating func adopt(_ status: [StatusItem], at now: Instant) {
    document.status = status
    view.layers.status.follow(status, at: now)
  }

  /// Opens the menu for large text and the screen reader below its button.
  mutating func openAccessibilityMenu(at now: Instant) {
    guard view.animations.appearance.isVisible, !view.layers.hasSheet else { return }
    let button = scene(at: now).elements.first { $0.kind == .button(.accessibility) }
    let center = Rect(origin: view.layout.metrics.regions.grid.center, size: .zero)
    let rows = AccessibilityFeature.allCases.map { feature in
      MenuEntry(.toggle(feature), isChecked: document.accessibility.contains(feature))
    }
    openMenu(rows, of: nil, beside: button?.frame ?? center, .below, at: now)
  }
}
