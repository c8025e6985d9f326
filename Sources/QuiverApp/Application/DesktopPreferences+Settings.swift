import GtkBridge
import QuiverCore
import SpringboardEngine

nonisolated extension DesktopPreferences {
  init(_ settings: DesktopSettings) {
    self.init()
    longPress = settings.longPress
    dragThreshold = settings.dragThreshold
    animates = settings.animates
    isRightToLeft = settings.isRightToLeft
    textScale = settings.textScale
  }
}

nonisolated extension DesktopAppearance {
  package init(_ settings: DesktopSettings) {
    self.init(
      gtkTheme: settings.theme, prefersDark: settings.prefersDark, colorScheme: settings.colorScheme,
      highContrast: settings.highContrast)
  }
}

nonisolated extension Configuration {
  /// The preferences of the springboard, including those that follow the desktop.
  package func preferences(on desktop: DesktopSettings) -> Preferences {
    preferences(on: DesktopPreferences(desktop))
  }
}

extension Environment {
  /// The preferences of a springboard that can ask search providers.
  func preferences(on desktop: DesktopSettings) -> Preferences {
    var preferences = configuration.preferences(on: desktop)
    preferences.asksSearchProviders = searchProviders != .none
    return preferences
  }
}
