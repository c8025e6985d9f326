extension Double {
  func limited(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// Onto whole device pixels.
  func rounded(toPixelsAt scale: Double) -> Double {
    (self * scale).rounded() / scale
  }
}

extension Int {
  func limited(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
