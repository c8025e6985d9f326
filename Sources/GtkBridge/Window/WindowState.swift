import CGtk

/// What the window manager made of a window.
package struct WindowState: OptionSet, Sendable {
  package let rawValue: UInt32

  package nonisolated init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let withdrawn = WindowState(rawValue: GDK_WINDOW_STATE_WITHDRAWN.rawValue)
  package static let iconified = WindowState(rawValue: GDK_WINDOW_STATE_ICONIFIED.rawValue)
  package static let maximized = WindowState(rawValue: GDK_WINDOW_STATE_MAXIMIZED.rawValue)
  package static let fullscreen = WindowState(rawValue: GDK_WINDOW_STATE_FULLSCREEN.rawValue)
  package static let below = WindowState(rawValue: GDK_WINDOW_STATE_BELOW.rawValue)
  package static let focused = WindowState(rawValue: GDK_WINDOW_STATE_FOCUSED.rawValue)
}
