import CollectionEngine
import TestSupport

/// Numbers that no caller should pass, and a few that are allowed.
enum RobustValues {
  static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 1e308, -1e308, 1e300, -1e300, 1e15, -1, -0.0, 0, 1e-300,
    .leastNonzeroMagnitude, 0.5, 1, 2, 37, 250,
  ]
  static let counts = [Int.min, -1, 0, 1, 7, 1_000_000, Int.max]
  static let indices = [Int.min, Int.min + 1, -1, 0, 1, 5, 1 << 40, Int.max - 1, Int.max]
}

extension SeededGenerator {
  mutating func value() -> Double { pick(RobustValues.numbers) }
  mutating func point() -> Point { Point(x: value(), y: value()) }
  mutating func size() -> Size { Size(width: value(), height: value()) }
  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }
  mutating func insets() -> Insets { Insets(top: value(), left: value(), bottom: value(), right: value()) }
  mutating func instant() -> Instant { Instant(seconds: value().bounded) }

  /// A range must not have NaN for a bound.
  mutating func range() -> ClosedRange<Double> {
    let (a, b) = (value(), value())
    return a.isNaN || b.isNaN ? 0...1 : min(a, b)...max(a, b)
  }

  mutating func index() -> ItemIndex {
    ItemIndex(section: pick(RobustValues.indices), item: pick(RobustValues.indices))
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite && maxX.isFinite && maxY.isFinite }
}

extension LayoutAttributes {
  var isFinite: Bool {
    frame.isFinite && icon.isFinite && (label?.isFinite ?? true) && alpha.isFinite && z.isFinite
      && transform.coverage(of: frame).isFinite
  }
}
