/// What the arena tells the session of a touch.
enum GestureEvent: Equatable, Sendable {
  /// Down on something that may be tapped.
  case pressed
  /// It will not become a tap.
  case released
  case tapped
  /// A long press.
  case held
  case panBegan
  /// Logical pixels to the right since the last of these.
  case panMoved(Double)
  /// Let go, at so many logical pixels a second to the right.
  case panEnded(velocity: Double)
}
