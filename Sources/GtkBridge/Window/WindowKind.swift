/// The role of a window on the desktop.
package enum WindowKind: Equatable, Sendable {
  /// A full-screen window above all others.
  case overlay
  /// The desktop itself: below all windows, and not listed among them.
  case desktop
  /// The initial size in logical pixels.
  case ordinary(width: Int, height: Int)
}
