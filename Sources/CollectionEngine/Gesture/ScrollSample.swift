/// One event of a mouse wheel or a touchpad.
public struct ScrollSample: Equatable, Sendable {
  /// The device, and the unit of the distances.
  public enum Kind: Sendable {
    /// The notches of a wheel; one notch is 120 units (the kernel's `REL_WHEEL_HI_RES`).
    case notches
    /// The distance of the fingers on a touchpad, in logical pixels.
    case smooth
    /// The fingers left the touchpad; the distances are zero.
    case end
  }

  /// The device, and the unit of the distances.
  public var kind: Kind
  /// The horizontal distance. A positive one scrolls to content on the right.
  public var dx: Double
  /// The vertical distance. A positive one scrolls to content below.
  public var dy: Double
  /// Whether it changes how much is seen at once instead of scrolling, since Control is held: a positive `dy` leads from
  /// the pages to the library.
  public var zooms: Bool
  /// Where the mouse pointer is in the viewport, in logical pixels; nil if that is not known.
  public var position: Point?

  /// Creates a sample from its parts; by default it scrolls.
  public init(kind: Kind, dx: Double, dy: Double, zooms: Bool = false, at position: Point? = nil) {
    self.position = position
    self.kind = kind
    self.dx = dx
    self.dy = dy
    self.zooms = zooms
  }
}
