/// The sentences that describe applications are searched by whole words.
extension SearchIndex {
  /// The number of letters from which comments are searched.
  private static let commentLetters = 3

  /// Each word of the query is a word of the comment, or begins a word of another text.
  func commentMatch(_ number: Int, _ query: SearchQuery) -> Candidate? {
    guard applications[number].commentWords.mayOverlap(query.wordFilter), query.typed.letterCount >= Self.commentLetters
    else { return nil }
    for index in applications[number].comments where matches(terms[Int(index)], number, query.typed) {
      return candidate(number, SearchMatch(.wholeWords, terms[Int(index)].field), 0)
    }
    return nil
  }

  private func matches(_ comment: Term, _ number: Int, _ needle: Needle) -> Bool {
    var isInComment = false
    for word in needle.words {
      if texts.hasWord(needle.bytes.span, word.range, in: comment.range) {
        isInComment = true
      } else if word.range.count < Self.acrossLength || !hasTerm(number, with: word, needle) {
        return false
      }
    }
    return isInComment
  }

  private func hasTerm(_ number: Int, with word: Needle.Word, _ needle: Needle) -> Bool {
    for index in applications[number].terms where needle.begins(word, in: terms[Int(index)], texts) { return true }
    return false
  }
}

extension FoldedTexts {
  /// Whether a text has a word, or the word with a short ending.
  fileprivate func hasWord(_ needle: Span<UInt8>, _ word: Range<Int>, in range: Range<Int>) -> Bool {
    let text = bytes.span
    var index = range.lowerBound
    while index + word.count <= range.upperBound {
      if text[index] == needle[word.lowerBound], index == range.lowerBound || text[index - 1] == Self.space,
        text.hasPrefix(needle, word, at: index)
      {
        var end = index + word.count
        let limit = min(range.upperBound, end + (word.count >= WordFilter.leastStem ? WordFilter.endingLength : 0))
        while end < limit, text[end] != Self.space { end += 1 }
        if end == range.upperBound || text[end] == Self.space { return true }
      }
      index += 1
    }
    return false
  }
}
