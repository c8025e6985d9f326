extension UInt8 {
  static let nul: UInt8 = 0
  static let newline = UInt8(ascii: "\n")
  static let equals = UInt8(ascii: "=")
  static let hash = UInt8(ascii: "#")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
  var endsLine: Bool { self == .newline || self == .nul }
  var endsKey: Bool { self == .equals || endsLine }
}

extension Span where Element == UInt8 {
  func starts(with prefix: [UInt8]) -> Bool {
    count >= prefix.count && prefix.indices.allSatisfy { self[$0] == prefix[$0] }
  }

  /// The range without the blanks at either end.
  func trimming(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, self[lower].isBlank { lower += 1 }
    while lower < upper, self[upper - 1].isBlank { upper -= 1 }
    return lower..<upper
  }

  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    range.first { self[$0] == byte }
  }

  func hasBracket(in range: Range<Int>) -> Bool {
    range.contains { self[$0] == .openBracket || self[$0] == .closeBracket }
  }
}
