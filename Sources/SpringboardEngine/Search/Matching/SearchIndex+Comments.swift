/// The sentences that describe applications are searched by whole words.
extension SearchIndex {
  /// The number of letters from which comments are searched.
  private static let commentLetters = 3

  /// Each word of the query is a word of the comment, or begins a word of another text.
  func commentMatch(_ number: Int, _ query: SearchQuery) -> Candidate? {
    guard filters[number].commentWords.mayOverlap(query.wordFilter), query.typed.letterCount >= Self.commentLetters
    else { return nil }
    return commentMatch(number, query.typed) ?? query.singular.flatMap { commentMatch(number, $0) }
  }

  private func commentMatch(_ number: Int, _ needle: Needle) -> Candidate? {
    for index in applications[number].comments where matches(terms[Int(index)], number, needle) {
      return candidate(number, SearchMatch(.wholeWords, terms[Int(index)].field), 0)
    }
    return nil
  }

  private func matches(_ comment: Term, _ number: Int, _ needle: Needle) -> Bool {
    guard needle.words.contains(where: { isWord($0, of: comment, needle) }) else { return false }
    return needle.words.allSatisfy { word in
      isWord(word, of: comment, needle) || word.range.count >= Self.acrossLength && hasTerm(number, with: word, needle)
    }
  }

  private func isWord(_ word: Needle.Word, of comment: Term, _ needle: Needle) -> Bool {
    comment.letters.contains(word.letters) && texts.hasWord(needle.bytes.span, word.range, in: comment.range)
  }

  private func hasTerm(_ number: Int, with word: Needle.Word, _ needle: Needle) -> Bool {
    firstTerm(of: number) { needle.begins(word, in: $0, texts) } != nil
  }
}

extension FoldedTexts {
  /// Whether a text has a word, or the word with a short ending.
  fileprivate func hasWord(_ needle: Span<UInt8>, _ word: Range<Int>, in range: Range<Int>) -> Bool {
    let text = bytes.span
    let found = firstWord(in: range, startingWith: needle, word) { index in
      var end = index + word.count
      let limit = min(range.upperBound, end + (word.count >= WordFilter.leastStem ? WordFilter.endingLength : 0))
      while end < limit, text[end] != Self.space { end += 1 }
      return end == range.upperBound || text[end] == Self.space
    }
    return found != nil
  }
}
