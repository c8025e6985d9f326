/// What a pinch recognizer reports. Lengths are in logical pixels.
enum PinchEvent: Equatable, Sendable {
  case began(center: Point)
  case moved(Pinch)
  /// A finger was lifted; the velocity is that of the distance, per second, positive for fingers that move apart.
  case ended(velocity: Double)
  case cancelled
}

/// How far apart two fingers are.
struct Pinch: Equatable, Sendable {
  /// When the pinch began.
  var startDistance: Double
  /// Now.
  var distance: Double
  /// The midpoint of the fingers.
  var center: Point

  /// The ratio of the distances, as in UIPinchGestureRecognizer.
  var scale: Double { distance / startDistance }
}
