/// A place in logical pixels, y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// The straight distance to another point, in logical pixels.
  public func distance(to other: Point) -> Double {
    let apart = self - other
    return (apart.x * apart.x + apart.y * apart.y).squareRoot()
  }

  /// Where it comes to when all around a centre is scaled and turned, clockwise on screen, in radians.
  public func turned(by angle: Double, scaled factor: Double, about center: Point) -> Point {
    let away = self - center
    let (s, c) = (sine(angle) * factor, cosine(angle) * factor)
    return center + Point(x: away.x * c - away.y * s, y: away.x * s + away.y * c)
  }
}
