/// How much of a window a person can see. A Wayland compositor tells no more than mapped and not.
package enum WindowVisibility: Sendable {
  case unmapped
  /// Other windows cover all of it.
  case obscured
  case visible
}
