/// One turn of a wheel or one step of two fingers on a touchpad.
public struct ScrollSample: Equatable, Sendable {
  public enum Kind: Sendable {
    /// A wheel's notches: one notch is 120 units, as the kernel counts (`REL_WHEEL_HI_RES`).
    case notches
    /// A touchpad's distance in logical pixels.
    case smooth
    /// The fingers left the touchpad.
    case end
  }

  public var kind: Kind
  /// Positive: the content that lies further right is wanted.
  public var dx: Double
  /// Positive: the content that lies further down is wanted.
  public var dy: Double

  public init(kind: Kind, dx: Double, dy: Double) {
    self.kind = kind
    self.dx = dx
    self.dy = dy
  }
}
