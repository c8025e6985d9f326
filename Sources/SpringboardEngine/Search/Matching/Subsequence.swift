/// Queries whose letters are found in order, with gaps. The scores are similar to those of fzf (junegunn/fzf,
/// src/algo/algo.go), with smaller values for gaps and later words, because names are short.
enum Subsequence {
  private static let match = 16
  private static let boundary = 8
  private static let laterBoundary = 4
  private static let consecutive = 4
  private static let gapStart = -3
  private static let gapExtension = -2
  private static let longestGap = 3
  /// The least mean score of a letter (by the golden tests).
  private static let leastMean = 17
  private static let impossible = -10_000
  private static let limit = 32

  /// How far a query without spaces is from the best subsequence of a word of a text, preferably the first one; nil if
  /// it is not a good one. It has to begin where a part of the word begins.
  static func penalty(_ needle: Span<UInt8>, _ range: Range<Int>, _ texts: FoldedTexts) -> Int? {
    guard needle.count <= limit, needle.count <= range.count, isPossible(needle, range, texts) else { return nil }
    var (best, start) = (Int?.none, range.lowerBound)
    for end in range.lowerBound...range.upperBound where texts.endsWord(at: end, in: range) {
      let word = start..<end
      if word.count >= needle.count {
        let isFirst = start == range.lowerBound
        let mean = bestScore(needle, word, texts, firstIn: isFirst ? 0..<1 : 0..<word.count) / needle.count
        if mean >= leastMean { best = min(best ?? .max, match + boundary - mean + (isFirst ? 0 : laterWord)) }
        let part = isFirst ? bestScore(needle, word, texts, firstIn: 1..<word.count) / needle.count : mean
        if part >= leastMean { best = min(best ?? .max, match + boundary - part + laterWord) }
      }
      start = end + 1
    }
    return best
  }

  /// The penalty of a match that begins with a later word.
  private static let laterWord = 8

  /// Whether all letters are found in order. This rejects most texts.
  private static func isPossible(_ needle: Span<UInt8>, _ range: Range<Int>, _ texts: FoldedTexts) -> Bool {
    let text = texts.bytes.span
    var found = 0
    for index in range where text[index] == needle[found] && (found > 0 || texts.starts.contains(index)) {
      found += 1
      if found == needle.count { return true }
    }
    return false
  }

  /// Computes one row of scores for each byte of the query; `scores[n]` belongs to a match of this byte at position n.
  private static func bestScore(
    _ needle: Span<UInt8>, _ range: Range<Int>, _ texts: FoldedTexts, firstIn first: Range<Int>
  ) -> Int {
    let (text, length) = (texts.bytes.span, min(range.count, lengthLimit))
    var scores = Row(repeating: impossible)
    for offset in first
    where offset < length && text[range.lowerBound + offset] == needle[0]
      && texts.starts.contains(range.lowerBound + offset)
    {
      scores[offset] = match + boundary
    }
    for letter in 1..<needle.count {
      var next = Row(repeating: impossible)
      for offset in 1..<max(length, 1) {
        guard text[range.lowerBound + offset] == needle[letter] else { continue }
        let bonus = texts.starts.contains(range.lowerBound + offset) ? laterBoundary : 0
        var best = scores[offset - 1] + max(consecutive, bonus)
        for gap in 1...longestGap where gap < offset {
          best = max(best, scores[offset - 1 - gap] + gapStart + (gap - 1) * gapExtension + bonus)
        }
        if best > 0 { next[offset] = match + best }
      }
      scores = next
    }
    return scores.span.max
  }

  /// The scores of the first bytes of a text.
  private typealias Row = [64 of Int]
  private static let lengthLimit = 64
}

extension Span<Int> {
  fileprivate var max: Int {
    var best = Int.min
    for index in indices { best = Swift.max(best, self[index]) }
    return best
  }
}
