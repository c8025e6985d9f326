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
  case dragged(to: Point)
  /// The pointer was released.
  case letGo
  /// The pointer was cancelled, or its end was lost.
  case lost
  case panBegan
  /// The distance in logical pixels, to the right and down, since the last of these events.
  case panMoved(Point)
  /// The finger was lifted; the velocity is in logical pixels per second, to the right and down.
  case panEnded(velocity: Point)
}
