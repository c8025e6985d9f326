/// One turn of a wheel or one step of fingers on a touchpad. Positive is right and down.
package struct ScrollEvent: Equatable, Sendable {
  package enum Amount: Equatable, Sendable {
    /// A wheel's notches, in parts for a fine wheel.
    case notches(dx: Double, dy: Double)
    /// A touchpad's logical pixels.
    case pixels(dx: Double, dy: Double)
    /// The fingers left the touchpad.
    case end
  }

  package var amount: Amount
  package var x: Double
  package var y: Double
  package var stamp: EventStamp
}
