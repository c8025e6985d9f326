/// One step of a wheel or of a touchpad. Positive is right and down.
package struct ScrollEvent: Equatable, Sendable {
  package enum Amount: Equatable, Sendable {
    /// Notches of a wheel; fractions for high-resolution wheels.
    case notches(dx: Double, dy: Double)
    /// Logical pixels, from a touchpad.
    case pixels(dx: Double, dy: Double)
    /// The fingers left the touchpad.
    case end
  }

  package var amount: Amount
  package var x: Double
  package var y: Double
  package var stamp: EventStamp
}
