/// A set of small numbers, each of which is one bit.
struct BitSet: Sendable {
  private var words: [UInt64] = []

  mutating func reserve(_ count: Int) { words.reserveCapacity(count >> 6 + 1) }

  mutating func insert(_ number: Int) {
    while words.count <= number >> 6 { words.append(0) }
    words[number >> 6] |= 1 << UInt64(number & 63)
  }

  func contains(_ number: Int) -> Bool {
    number >> 6 < words.count && words[number >> 6] >> UInt64(number & 63) & 1 != 0
  }

  /// Calls a function with each member in a range.
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (Int) -> Void) {
    _ = first(in: range) { number in
      body(number)
      return false
    }
  }

  /// The first member in a range that satisfies a condition.
  @inline(__always)
  func first(in range: Range<Int>, where condition: (Int) -> Bool) -> Int? {
    guard !range.isEmpty, range.lowerBound >> 6 < words.count else { return nil }
    for index in range.lowerBound >> 6..<min(words.count, (range.upperBound - 1) >> 6 + 1) {
      var word = words[index]
      if index == range.lowerBound >> 6 { word &= ~0 << UInt64(range.lowerBound & 63) }
      while word != 0 {
        let number = index << 6 + word.trailingZeroBitCount
        guard number < range.upperBound else { return nil }
        if condition(number) { return number }
        word &= word - 1
      }
    }
    return nil
  }
}
