extension Int {
  func clamped(to bounds: ClosedRange<Int>) -> Int {
    Swift.min(bounds.upperBound, Swift.max(bounds.lowerBound, self))
  }
}
