extension Double {
  /// Returns the nearest value in the bounds; NaN becomes the lower bound.
  @inlinable package func clamped(to bounds: ClosedRange<Double>) -> Double {
    min(bounds.upperBound, max(bounds.lowerBound, self))
  }
}

extension Double {
  /// The value itself, except that NaN becomes zero and that the magnitude is limited to 10¹². Arithmetic with such
  /// values stays finite, and 10¹² seconds or logical pixels are more than any input has.
  @inlinable package var bounded: Double { isNaN ? 0 : clamped(to: -1e12...1e12) }

  /// The value as a length in logical pixels: from 0 to 65,536. NaN becomes zero.
  @inlinable package var boundedLength: Double { clamped(to: 0...65_536) }
}

extension Point {
  /// The point with finite coordinates.
  @inlinable package var bounded: Point { Point(x: x.bounded, y: y.bounded) }
}

extension Size {
  /// The size with sides that are valid lengths.
  @inlinable package var boundedLengths: Size { Size(width: width.boundedLength, height: height.boundedLength) }
}

extension Rect {
  /// The rectangle with a finite origin and finite sides that are not negative.
  @inlinable package var bounded: Rect {
    Rect(
      x: minX.bounded, y: minY.bounded, width: max(0, width.bounded), height: max(0, height.bounded))
  }
}

extension Int {
  /// Returns the nearest value in the bounds.
  @inlinable package func clamped(to bounds: ClosedRange<Int>) -> Int {
    Swift.min(bounds.upperBound, Swift.max(bounds.lowerBound, self))
  }
}
