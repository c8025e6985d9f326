import SpringboardEngine

/// What the desktop says about matters the dotfile leaves to it.
nonisolated package struct DesktopSettings: Equatable, Sendable {
  /// GtkSettings `gtk-enable-animations`.
  package var animates = true
  /// Seconds: GtkSettings `gtk-long-press-time` is in milliseconds.
  package var longPress = 0.5
  /// Logical pixels: GtkSettings `gtk-dnd-drag-threshold`.
  package var dragThreshold = 8.0
  /// Logical pixels that one line of a label takes in its font.
  package var labelLineHeight = 18.0
  package var rightToLeft = false

  package init() {}
}

nonisolated extension Configuration {
  /// What the springboard is to know, the desktop's say included.
  package func preferences(on desktop: DesktopSettings) -> Preferences {
    var preferences = springboard
    preferences.labelHeight = desktop.labelLineHeight * Double(labelLines)
    preferences.animates = behaviour.animations.isOn(ifAutomatic: desktop.animates)
    preferences.rightToLeft = desktop.rightToLeft
    preferences.gestures.longPress = behaviour.longPress.map { $0 / 1000 } ?? desktop.longPress
    preferences.gestures.mouseSlop = desktop.dragThreshold
    return preferences
  }
}

nonisolated extension BehaviourPreferences.Animations {
  fileprivate func isOn(ifAutomatic automatic: Bool) -> Bool {
    switch self {
    case .automatic: automatic
    case .on: true
    case .off: false
    }
  }
}
