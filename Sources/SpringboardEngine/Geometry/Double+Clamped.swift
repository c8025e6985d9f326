extension Double {
  /// Not a number becomes the lower bound.
  func clamped(to bounds: ClosedRange<Double>) -> Double { min(bounds.upperBound, max(bounds.lowerBound, self)) }
}
