extension Double {
  /// Returns the nearest value in the bounds; NaN becomes the lower bound.
  package func clamped(to bounds: ClosedRange<Double>) -> Double {
    min(bounds.upperBound, max(bounds.lowerBound, self))
  }
}

extension Int {
  /// Returns the nearest value in the bounds.
  package func clamped(to bounds: ClosedRange<Int>) -> Int {
    Swift.min(bounds.upperBound, Swift.max(bounds.lowerBound, self))
  }
}
