/// A point or a vector in logical pixels; y increases downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, to the right.
  public var x: Double
  /// The vertical coordinate, downwards.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, and the zero vector.
  public static let zero = Point(x: 0, y: 0)

  /// Adds two vectors.
  @inlinable public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// The vector from `b` to `a`.
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// The Euclidean distance to another point, in logical pixels.
  @inlinable public func distance(to other: Point) -> Double {
    let difference = self - other
    return (difference.x * difference.x + difference.y * difference.y).squareRoot()
  }

  /// Returns the point rotated by `angle` radians, clockwise on screen, and scaled by `factor`, both about `center`.
  public func turned(by angle: Double, scaled factor: Double, about center: Point) -> Point {
    let offset = self - center
    let (s, c) = (sine(angle) * factor, cosine(angle) * factor)
    return center + Point(x: offset.x * c - offset.y * s, y: offset.x * s + offset.y * c)
  }
}
