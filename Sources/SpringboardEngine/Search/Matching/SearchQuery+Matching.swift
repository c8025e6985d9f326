/// Compares the query with one term of an index after another.
extension SearchQuery {
  /// How well the query matches a term; nil if it does not. Typing errors are not considered.
  func quality(of term: SearchIndex.Term, in texts: FoldedTexts) -> MatchQuality? {
    switch term.form {
    case .written, .latin:
      typed.quality(in: term, texts) ?? latin?.quality(in: term, texts)?.respelled
        ?? withoutArticles?.quality(in: term, texts) ?? singular?.wholeQuality(in: term, texts)
        ?? english?.wholeQuality(in: term, texts)
    case .looseCyrillic: looseCyrillic?.quality(in: term, texts)?.respelled
    case .looseGreek: looseGreek?.quality(in: term, texts)?.respelled
    case .looseKana: looseKana?.quality(in: term, texts)?.respelled
    }
  }

  /// A single letter is only searched in names; an ideograph is more than a letter.
  var isSearchedInAllTexts: Bool { typed.letterCount > 1 || typed.bytes.count > 2 }

  /// Whether a term may match, because it has the letters that all spellings of the query have.
  func mayMatch(_ term: SearchIndex.Term) -> Bool {
    switch term.form {
    case .written, .latin: term.letters.contains(letters)
    case .looseCyrillic, .looseGreek, .looseKana: looseLetters.map { term.letters.contains($0) } ?? false
    }
  }

  /// Whether an application may match, because it has all letters of the query.
  func mayMatch(_ application: SearchIndex.Filter) -> Bool {
    mayMatch(application.letters, application.looseLetters, missing: 0)
  }

  /// Whether the names of an application may match, because they have all letters of the query but for some.
  func mayMatchNames(_ application: SearchIndex.Filter, missing limit: Int) -> Bool {
    mayMatch(application.nameLetters, application.looseLetters, missing: limit)
  }

  private func mayMatch(_ letters: LetterSet, _ looseLetters: LetterSet, missing limit: Int) -> Bool {
    let mayMatch = letters.missing(of: self.letters) <= limit
    let mayMatchLoosely = self.looseLetters.map { looseLetters.missing(of: $0) <= limit } ?? false
    guard mayMatch || mayMatchLoosely else { return false }
    func hasLetters(of needle: Needle?, _ letters: LetterSet) -> Bool {
      needle.map { letters.missing(of: $0.letters) <= limit } ?? false
    }
    return hasLetters(of: typed, letters) || hasLetters(of: withoutArticles, letters) || hasLetters(of: latin, letters)
      || hasLetters(of: singular, letters) || hasLetters(of: english, letters)
      || hasLetters(of: looseCyrillic, looseLetters) || hasLetters(of: looseGreek, looseLetters)
      || hasLetters(of: looseKana, looseLetters)
  }
}

extension Needle {
  /// Whether a word of the query begins a word of a term.
  func begins(_ word: Word, in term: SearchIndex.Term, _ texts: FoldedTexts) -> Bool {
    term.initials.contains(word.initial) && term.letters.contains(word.letters)
      && texts.firstWord(in: term.range, startingWith: bytes.span, word.range) != nil
  }

  /// How well a term matches the text that stands for the query: it must have the whole words.
  fileprivate func wholeQuality(in term: SearchIndex.Term, _ texts: FoldedTexts) -> MatchQuality? {
    guard term.form == .written, term.letters.contains(letters), term.initials.contains(initial),
      texts.hasPhrase(bytes.span, in: term.range)
    else { return nil }
    let isAll = term.range.count == bytes.count
    return MatchQuality(isAll ? .exact : term.field.isDisplayed ? .wholeWords : .wordPrefixes).respelled
  }

  func quality(in term: SearchIndex.Term, _ texts: FoldedTexts) -> MatchQuality? {
    guard term.letters.contains(letters) else { return nil }
    let (range, text) = (term.range, texts.bytes.span)
    if range.count >= bytes.count, text.hasPrefix(bytes.span, at: range.lowerBound) {
      // Other spellings are never exact, so that typing more of a name never moves it down.
      if range.count == bytes.count, term.form == .written {
        return MatchQuality(.exact, tieBreak: term.field == .genericName ? 1 : 0)
      }
      let isWhole = term.field.isDisplayed && beginsWithWholeWords(range, texts)
      return isWhole ? MatchQuality(.wholeWords) : MatchQuality(.prefix, tieBreak: 3)
    }
    if term.field.isDisplayed, term.form == .written, texts.hasSameLetters(in: range, as: withoutSpaces.span) {
      return MatchQuality(.exact)
    }
    if letterCount >= Self.wholeWordLetters, term.field.isName, term.initials.contains(initial),
      texts.hasPhrase(bytes.span, in: range)
    {
      return MatchQuality(.wholeWords, tieBreak: 1)
    }
    if term.initials.contains(initial), let quality = beginnings(in: term, texts) { return quality }
    return parts(in: term, texts)
  }

  /// Whether whole words are at the beginning of a text, apart from one more letter such as that of a plural.
  private func beginsWithWholeWords(_ range: Range<Int>, _ texts: FoldedTexts) -> Bool {
    let end = range.lowerBound + bytes.count
    return texts.endsWord(at: end, in: range)
      || (letterCount >= Self.wholeWordLetters && texts.endsWord(at: end + 1, in: range))
  }

  /// The number of letters from which a whole word behind the first one is better than the beginning of a name.
  private static let wholeWordLetters = 3

  /// Finds the query as beginnings of words.
  private func beginnings(in term: SearchIndex.Term, _ texts: FoldedTexts) -> MatchQuality? {
    if hasAllWords(in: term, texts) { return MatchQuality(.wordPrefixes) }
    guard term.field.isName else {
      let isJoined = letterCount >= Self.insideLetters && texts.hasJoinedWords(withoutSpaces.span, in: term.range)
      return isJoined ? MatchQuality(.initials, penalty: 1) : nil
    }
    guard letterCount > 1 else { return nil }
    return Initials.match(withoutSpaces.span, term.range, texts).map {
      MatchQuality(.initials, penalty: $0 == .fromStart ? 1 : 2)
    }
  }

  private func hasAllWords(in term: SearchIndex.Term, _ texts: FoldedTexts) -> Bool {
    for word in words where !begins(word, in: term, texts) { return false }
    return true
  }

  /// The number of letters from which they may have gaps; with fewer, too many names have them by chance.
  private static let subsequenceLetters = 5

  /// The number of letters that are found inside of words, and without the spaces between them, in other texts than names.
  private static let insideLetters = 5

  /// Finds the query anywhere.
  private func parts(in term: SearchIndex.Term, _ texts: FoldedTexts) -> MatchQuality? {
    switch texts.place(of: bytes.span, in: term.range) {
    case .start: return MatchQuality(.wordPartPrefix)
    case .elsewhere where letterCount >= (term.field.isName ? 2 : Self.insideLetters): return MatchQuality(.inside)
    case .elsewhere, nil: break
    }
    guard term.field.isName, letterCount >= Self.subsequenceLetters, words.count == 1, term.initials.contains(initial)
    else { return nil }
    return Subsequence.penalty(withoutSpaces.span, term.range, texts).map { MatchQuality(.subsequence, penalty: $0) }
  }
}

/// How well a query matches a text.
struct MatchQuality {
  let tier: SearchMatch.Tier
  /// Orders matches of the same tier; lower is better.
  let penalty: Int

  /// Orders matches of the same cost and penalty whose applications are used equally often; lower is better.
  var tieBreak = 0

  init(_ tier: SearchMatch.Tier, penalty: Int = 0, tieBreak: Int = 0) {
    (self.tier, self.penalty, self.tieBreak) = (tier, penalty, tieBreak)
  }

  /// Orders matches of the same cost.
  var order: Int { penalty << 4 | tieBreak }

  /// The quality if the query or the text had to be spelled in other letters. It is never exact, so that typing more of a
  /// name never moves it down.
  var respelled: MatchQuality {
    MatchQuality(tier == .exact ? .prefix : tier, penalty: penalty + Self.respelling, tieBreak: tieBreak)
  }

  /// The penalty of other letters; it is greater than those of ``Initials``.
  private static let respelling = 5
}

extension SearchField {
  /// Whether it names the application, so that weak matches of it are useful too.
  var isName: Bool {
    switch self {
    case .name, .untranslatedName, .program: true
    case .genericName, .keyword, .untranslatedGenericName, .untranslatedKeyword, .action, .purpose, .comment,
      .untranslatedComment:
      false
    }
  }

  /// Whether it is a name that people see.
  var isDisplayed: Bool { self == .name || self == .untranslatedName }

  /// Whether it is a sentence.
  var isComment: Bool { self == .comment || self == .untranslatedComment }
}

extension Span<UInt8> {
  /// Whether `other` is at an index.
  func hasPrefix(_ other: Span<UInt8>, at index: Int) -> Bool {
    hasPrefix(other, 0..<other.count, at: index)
  }

  /// Whether a part of `other` is at an index. The index plus the length must not exceed the count.
  @inline(__always)
  func hasPrefix(_ other: Span<UInt8>, _ part: Range<Int>, at index: Int) -> Bool {
    var offset = 0
    while offset < part.count, self[index + offset] == other[part.lowerBound + offset] { offset += 1 }
    return offset == part.count
  }
}

extension FoldedTexts {
  /// The first word in a range that begins with a part of `needle` and satisfies a condition.
  @inline(__always)
  func firstWord(
    in range: Range<Int>, startingWith needle: Span<UInt8>, _ part: Range<Int>,
    where condition: (Int) -> Bool = { _ in true }
  ) -> Int? {
    guard !part.isEmpty, range.count >= part.count else { return nil }
    let (text, first) = (bytes.span, needle[part.lowerBound])
    return starts.first(in: range.lowerBound..<range.upperBound - part.count + 1) { index in
      text[index] == first && (index == range.lowerBound || text[index - 1] == Self.space)
        && text.hasPrefix(needle, part, at: index) && condition(index)
    }
  }

  /// Whether successive whole words in a range are equal to `needle`.
  func hasPhrase(_ needle: Span<UInt8>, in range: Range<Int>) -> Bool {
    firstWord(in: range, startingWith: needle, 0..<needle.count) { endsWord(at: $0 + needle.count, in: range) } != nil
  }

  /// Whether `letters` are successive whole words in a range that were written as one: `dropdown` for a drop-down terminal.
  func hasJoinedWords(_ letters: Span<UInt8>, in range: Range<Int>) -> Bool {
    let text = bytes.span
    return firstWord(in: range, startingWith: letters, 0..<1) { start in
      var (index, matched) = (start, 0)
      while index < range.upperBound, matched < letters.count {
        if text[index] != Self.space {
          guard text[index] == letters[matched] else { return false }
          matched += 1
        }
        index += 1
      }
      return matched == letters.count && endsWord(at: index, in: range)
    } != nil
  }

  /// Whether a word ends before an index, or the text.
  func endsWord(at index: Int, in range: Range<Int>) -> Bool {
    index >= range.upperBound || bytes[index] == Self.space
  }

  /// Whether a text has only these letters, apart from its spaces: `Wi-Fi` and `wifi`.
  func hasSameLetters(in range: Range<Int>, as letters: Span<UInt8>) -> Bool {
    guard range.count >= letters.count, range.count <= 2 * letters.count else { return false }
    var matched = 0
    for index in range where bytes[index] != Self.space {
      guard matched < letters.count, bytes[index] == letters[matched] else { return false }
      matched += 1
    }
    return matched == letters.count
  }

  enum Place { case start, elsewhere }

  /// Where a query is found: at the start of a word or of its part, elsewhere, or nowhere.
  func place(of needle: Span<UInt8>, in range: Range<Int>) -> Place? {
    guard !needle.isEmpty, range.count >= needle.count else { return nil }
    let text = bytes.span
    var (found, index) = (Place?.none, range.lowerBound)
    while index <= range.upperBound - needle.count {
      if text[index] == needle[0], text.hasPrefix(needle, at: index) {
        if starts.contains(index) { return .start }
        found = .elsewhere
      }
      index += 1
    }
    return found
  }
}
