/// Queries that consist of the beginnings of successive words: `gimp` for GNU Image Manipulation Program, `fdr` for
/// F-Droid, `lico` for LibreOffice Calc. Parts of words may be skipped; whole words may not.
enum Initials {
  /// Whether the query begins with the first word or with a later one.
  enum Match { case fromStart, fromLater }

  /// The longest query in bytes; each byte is a bit of a set.
  private static let limit = 62

  /// Matches a query without spaces with the words of a text.
  static func match(_ needle: Span<UInt8>, _ range: Range<Int>, _ texts: FoldedTexts) -> Match? {
    guard needle.count <= limit, !needle.isEmpty, !range.isEmpty else { return nil }
    let text = texts.bytes.span
    let goal = UInt64(1) << UInt64(needle.count)
    // Bit n of a set: the first n bytes of the query can be matched by now.
    var fromStart = advance(1, needle, text, range)
    var fromLater: UInt64 = 0
    for index in range.lowerBound + 1..<range.upperBound where texts.starts.contains(index) {
      let (isWord, rest) = (text[index - 1] == FoldedTexts.space, index..<range.upperBound)
      guard isWord || fromStart | fromLater != 0 else { continue }
      let (skippedStart, skippedLater) = isWord ? (0, 0) : (fromStart, fromLater)
      fromStart = advance(fromStart, needle, text, rest) | skippedStart
      fromLater = advance(fromLater | (isWord ? 1 : 0), needle, text, rest) | skippedLater
      if fromStart & goal != 0 { return .fromStart }
      if fromLater & goal != 0 { return .fromLater }
    }
    return nil
  }

  /// Matches one or more bytes of the query with the bytes of a word, from each position of a set.
  private static func advance(
    _ positions: UInt64, _ needle: Span<UInt8>, _ text: Span<UInt8>, _ word: Range<Int>
  ) -> UInt64 {
    var (rest, result) = (positions, UInt64(0))
    while rest != 0 {
      let position = rest.trailingZeroBitCount
      rest &= rest - 1
      var length = 0
      while position + length < needle.count, word.lowerBound + length < word.upperBound,
        text[word.lowerBound + length] == needle[position + length]
      {
        length += 1
        result |= 1 << UInt64(position + length)
      }
    }
    return result
  }
}
