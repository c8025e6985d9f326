extension Range<Int> {
  /// The first number for which `isBehind` is true, by bisection; the upper bound if there is none. All numbers after
  /// one for which it is true must also be true.
  @inlinable package func bisection(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The part of `0..<count` between two numbers, which may be out of range, infinite or NaN.
  package static func clamped(from low: Double, to high: Double, within count: Int) -> Range<Int> {
    let first = number(low, within: count)
    let end = number(high, within: count)
    return first..<Swift.max(first, end)
  }

  /// The nearest integer below a number, in `0...count`. The number of all may be too large for an exact `Double`.
  private static func number(_ value: Double, within count: Int) -> Int {
    value >= Double(count) ? count : Int(value.clamped(to: 0...Double(count)))
  }
}
