/// A Bloom filter of words (Bloom, “Space/time trade-offs in hash coding with allowable errors”, 1970), with one bit for each
/// word. It rejects most texts that do not have a word, or the word with a short ending.
struct WordFilter: Equatable, Sendable {
  private var bits: UInt64 = 0

  /// How many bytes may follow a word, so that a plural is found by its singular.
  static let endingLength = 2
  /// The number of bytes from which a word may have an ending. So longer words are told apart by these bytes only.
  static let leastStem = 4

  init() {}

  /// Inserts all words of a folded text.
  mutating func insertWords(of text: Span<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound
    where index == range.upperBound || text[index] == FoldedTexts.space {
      if index > start { bits |= Self.bit(of: text, start..<index) }
      start = index + 1
    }
  }

  /// Whether there may be a word that is in both.
  func mayOverlap(_ other: WordFilter) -> Bool { bits & other.bits != 0 }

  /// The bit of a word by a multiplicative hash of its first bytes (Knuth, “The Art of Computer Programming”, 6.4).
  private static func bit(of text: Span<UInt8>, _ word: Range<Int>) -> UInt64 {
    var key: UInt32 = 0
    for index in word.prefix(leastStem) { key = key << 8 | UInt32(text[index]) }
    return 1 << UInt64((key &* 0x9E37_79B1) >> 26)
  }
}
