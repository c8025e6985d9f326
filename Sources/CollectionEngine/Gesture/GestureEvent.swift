/// A report of the gesture arena about a touch.
public enum GestureEvent: Equatable, Sendable {
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
  /// The touch moves content from now on.
  case panBegan
  /// The movement in logical pixels, to the right and down, since the previous event of the pan.
  case panMoved(Point)
  /// The pan ended; the velocity is in logical pixels per second, to the right and down.
  case panEnded(velocity: Point)
  /// The pan was cancelled.
  case panCancelled
}

/// A report of the pinch recognizer. Lengths are in logical pixels.
public enum PinchEvent: Equatable, Sendable {
  /// Two fingers began to pinch about a point.
  case began(center: Point)
  /// The fingers moved.
  case moved(Pinch)
  /// A finger was lifted. The velocity is that of the distance, per second, and positive for fingers that move apart.
  case ended(velocity: Double)
  /// The touches were cancelled.
  case cancelled
}

/// The distance of two fingers.
public struct Pinch: Equatable, Sendable {
  /// The distance when the pinch began.
  public var startDistance: Double
  /// The present distance.
  public var distance: Double
  /// The midpoint of the fingers.
  public var center: Point

  /// Creates a pinch.
  public init(startDistance: Double, distance: Double, center: Point) {
    (self.startDistance, self.distance, self.center) = (startDistance, distance, center)
  }

  /// The ratio of the distances, as in UIPinchGestureRecognizer.
  public var scale: Double { distance / startDistance }
}
