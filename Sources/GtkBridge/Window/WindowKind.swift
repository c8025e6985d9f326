/// What a window is to the desktop.
package enum WindowKind: Equatable, Sendable {
  /// Full screen over everything.
  case overlay
  /// The desktop itself: below all windows, in no list of them.
  case desktop
  /// Logical pixels to begin with.
  case ordinary(width: Int, height: Int)
}
