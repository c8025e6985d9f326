/// What the arena tells the session of a touch.
enum GestureEvent: Equatable, Sendable {
  /// Down on something that may be tapped.
  case pressed
  /// It will not become a tap.
  case released
  /// So many seconds after it came down.
  case tapped(after: Double)
  /// A long press, or a mouse that took hold.
  case held
  /// What is held is at a point now.
  case carried(to: Point)
  /// The hand opened.
  case letGo
  /// The hand was taken away, or its end was lost.
  case lost
  case panBegan
  /// Logical pixels to the right since the last of these.
  case panMoved(Double)
  /// Let go, at so many logical pixels a second to the right.
  case panEnded(velocity: Double)
}
