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
  }
}

nonisolated extension Configuration {
  /// The preferences of the springboard, including those that follow the desktop.
  package func preferences(on desktop: DesktopSettings) -> Preferences {
    preferences(on: DesktopPreferences(desktop))
  }
}
