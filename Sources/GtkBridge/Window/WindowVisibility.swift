/// How much of a window is visible. A Wayland compositor only tells whether it is mapped.
package enum WindowVisibility: Sendable {
  case unmapped
  /// Other windows cover it completely.
  case obscured
  case visible
}
