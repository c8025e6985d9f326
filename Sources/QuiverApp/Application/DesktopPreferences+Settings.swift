import GtkBridge
import QuiverCore

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
