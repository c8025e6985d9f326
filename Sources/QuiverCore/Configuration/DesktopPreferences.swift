/// The settings of the desktop that the springboard follows.
package struct DesktopPreferences: Equatable, Sendable {
  /// In seconds.
  package var longPress = 0.5
  /// In logical pixels.
  package var dragThreshold = 8.0
  package var animates = true
  package var isRightToLeft = false

  package init() {}
}
