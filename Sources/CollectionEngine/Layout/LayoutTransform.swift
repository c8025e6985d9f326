/// A transform of an element. It is scaled, tilted and rotated about its anchor point, in this order, and then moved.
/// What is computed from it is finite, whatever its numbers are.
public struct LayoutTransform: Equatable, Sendable {
  /// The factor of the width and the height.
  public var scale: Double
  /// A further factor of the width, as for a tile that is rotated about its vertical axis.
  public var narrowing: Double
  /// The rotation in radians, clockwise.
  public var rotation: Double
  /// The angle in radians, clockwise, by which horizontal edges are inclined while vertical ones stay upright, as for a tile
  /// that is seen from the side. It is less than a right angle.
  public var tilt: Double
  /// The vector by which the element is moved, in logical pixels.
  public var translation: Point
  /// The point that scaling, tilting and rotating leave where it is, as a share of the width and the height of the frame:
  /// (0, 0) is the upper left corner, (1, 1) the lower right one.
  public var anchor: Point

  /// Creates a transform; the default is the identity.
  @inlinable public init(
    scale: Double = 1, narrowing: Double = 1, rotation: Double = 0, tilt: Double = 0, translation: Point = .zero,
    anchor: Point = Point(x: 0.5, y: 0.5)
  ) {
    (self.scale, self.narrowing, self.rotation, self.tilt) = (scale, narrowing, rotation, tilt)
    (self.translation, self.anchor) = (translation, anchor)
  }
}

extension LayoutTransform {
  /// Returns a vector scaled, tilted and rotated.
  public func applied(to vector: Point) -> Point {
    let scaled = Point(x: vector.x * scale * narrowing, y: vector.y * scale)
    let tilted = tilt == 0 ? scaled : Point(x: scaled.x, y: scaled.y + scaled.x * sine(tilt) / cosine(tilt))
    return (rotation == 0 ? tilted : tilted.turned(by: rotation, scaled: 1, about: .zero)).bounded
  }

  /// Returns the vector by which the centre of an element of this size moves.
  public func displacement(ofCenterIn size: Size) -> Point {
    let arm = Point(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
    return (applied(to: arm) - arm + translation).bounded
  }

  /// Returns the smallest rectangle that contains a frame that is transformed.
  public func coverage(of frame: Rect) -> Rect {
    guard self != LayoutTransform() else { return frame }
    let across = applied(to: Point(x: frame.width / 2, y: frame.height / 2))
    let along = applied(to: Point(x: frame.width / 2, y: -frame.height / 2))
    let size = Size(
      width: 2 * max(abs(across.x), abs(along.x)), height: 2 * max(abs(across.y), abs(along.y)))
    return Rect(center: frame.center + displacement(ofCenterIn: frame.size), size: size)
  }

  /// Interpolates towards another transform. Beyond both ends, no factor is negative.
  func interpolated(to other: LayoutTransform, _ progress: Double) -> LayoutTransform {
    LayoutTransform(
      scale: max(0, interpolate(scale, other.scale, progress).bounded),
      narrowing: max(0, interpolate(narrowing, other.narrowing, progress).bounded),
      rotation: interpolate(rotation, other.rotation, progress).bounded,
      tilt: interpolate(tilt, other.tilt, progress).bounded,
      translation: translation.interpolated(to: other.translation, progress).bounded,
      anchor: anchor.interpolated(to: other.anchor, progress).bounded)
  }
}
