/// What the gesture arena reports about a touch.
enum GestureEvent: Equatable, Sendable {
  /// The touch began, and may become a tap.
  case pressed
  /// The touch can no longer become a tap.
  case released
  /// A tap, this many seconds after the touch began.
  case tapped(after: Double)
  /// A long press, or the start of a drag with the mouse.
  case held
  /// The held touch moved to a point.
  case dragged(to: Point)
  /// The held touch ended.
  case letGo
  /// The held touch was cancelled, or its end was lost.
  case lost
  /// A finger pulled the grid down.
  case pulled
  case panBegan
  /// The movement in logical pixels, to the right and down, since the previous event of the pan.
  case panMoved(Point)
  /// The pan ended; the velocity is in logical pixels per second, to the right and down.
  case panEnded(velocity: Point)
  /// The pan was cancelled.
  case panCancelled
}

/// What the pinch recognizer reports. Lengths are in logical pixels.
enum PinchEvent: Equatable, Sendable {
  case began(center: Point)
  case moved(Pinch)
  /// A finger was lifted. The velocity is that of the distance, per second, and positive for fingers that move apart.
  case ended(velocity: Double)
  case cancelled
}

/// The distance of two fingers.
struct Pinch: Equatable, Sendable {
  /// The distance when the pinch began.
  var startDistance: Double
  /// The present distance.
  var distance: Double
  /// The midpoint of the fingers.
  var center: Point

  /// The ratio of the distances, as in UIPinchGestureRecognizer.
  var scale: Double { distance / startDistance }
}
