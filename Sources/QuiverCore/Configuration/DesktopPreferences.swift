/// What the desktop has set for all programs, as far as the springboard follows it.
package struct DesktopPreferences: Equatable, Sendable {
  /// Seconds.
  package var longPress = 0.5
  /// Logical pixels.
  package var dragThreshold = 8.0
  package var animates = true
  package var isRightToLeft = false

  package init() {}
}
