/// Counts the typing errors of a query: letters that are missing, added, wrong or exchanged with their neighbour. The
/// text may continue after the query, because the user is still typing.
///
/// It computes the optimal string alignment distance with one bit for each byte of the query (Hyyrö, “A bit-vector
/// algorithm for computing Levenshtein and Damerau edit distances”, 2003).
struct TypingErrors {
  /// How many errors are forgiven.
  let limit: Int
  /// Whether the query must be a whole word, because there are too many words that begin like it.
  private let needsWholeWord: Bool
  private let length: Int
  private let letters: LetterSet
  private let first: UInt8
  private let second: UInt8
  /// For each byte, its positions in the query.
  private let positions: [UInt64]

  /// nil if no error is forgiven: the query is too short, or too long to be compared.
  init?(in needle: Needle) {
    limit = needle.letterCount < Self.lettersForOne ? 0 : needle.letterCount < Self.lettersForTwo ? 1 : 2
    guard limit > 0, needle.bytes.count <= UInt64.bitWidth else { return nil }
    needsWholeWord = needle.letterCount < Self.lettersForBeginning
    (length, letters) = (needle.bytes.count, needle.letters)
    (first, second) = (needle.bytes[0], needle.bytes[1])
    var positions = [UInt64](repeating: 0, count: 256)
    for (number, byte) in needle.bytes.enumerated() { positions[Int(byte)] |= 1 << UInt64(number) }
    self.positions = positions
  }

  /// The numbers of letters from which one and two errors are forgiven.
  private static let (lettersForOne, lettersForTwo) = (5, 8)
  /// The number of letters from which only the beginning of a word may have been typed.
  private static let lettersForBeginning = 6

  /// The smallest number of errors with which the query begins where a word begins, and whether that is at the start of
  /// the text; nil if there are too many.
  func count(in term: SearchIndex.Term, _ texts: FoldedTexts) -> (errors: Int, isPrefix: Bool)? {
    guard term.letters.missing(of: letters) <= limit else { return nil }
    let range = term.range
    let text = texts.bytes.span
    var best: (errors: Int, isPrefix: Bool)?
    texts.starts.forEach(in: range.prefix(max(0, range.count - max(2, length - limit) + 1))) { index in
      let (a, b) = (text[index], text[index + 1])
      guard index == range.lowerBound || limit > 1 ? mayBegin(a, b) : beginsSame(a, b) else { return }
      let end = min(range.upperBound, index + length + limit)
      let errors = needsWholeWord ? countInWord(at: index, texts) : count(at: index..<end, text).fewest
      if errors <= limit, errors < best?.errors ?? .max { best = (errors, index == range.lowerBound) }
    }
    return best
  }

  /// Whether a text with these first letters may begin with the query. One error leaves one of the first two letters where
  /// it is, or next to it.
  private func mayBegin(_ a: UInt8, _ b: UInt8) -> Bool { a == first || a == second || b == first || b == second }

  /// Whether a later word with these first letters may be a short query: with another first letter, too many words are like it.
  private func beginsSame(_ a: UInt8, _ b: UInt8) -> Bool { a == first || (a == second && b == first) }

  /// The smallest number of errors between the query and any prefix of a text. The names are those of the paper.
  /// `atEnd` is the number for the whole text.
  private func count(at range: Range<Int>, _ text: Span<UInt8>) -> (fewest: Int, atEnd: Int) {
    var (vp, vn, d0, previous) = (~UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    var (errors, fewest) = (length, length)
    let last = UInt64(1) << UInt64(length - 1)
    for index in range {
      let present = positions[Int(text[index])]
      let exchanged = ((~d0 & present) << 1) & previous
      d0 = (((present & vp) &+ vp) ^ vp) | present | vn | exchanged
      var (hp, hn) = (vn | ~(d0 | vp), d0 & vp)
      errors += (hp & last != 0 ? 1 : 0) - (hn & last != 0 ? 1 : 0)
      fewest = min(fewest, errors)
      (hp, hn) = (hp << 1 | 1, hn << 1)
      (vp, vn, previous) = (hn | ~(d0 | hp), hp & d0, present)
    }
    return (fewest, errors)
  }

  /// The number of errors between the query and the word, or the part of a word, that begins at an index; more than the
  /// limit if their first letters differ.
  private func countInWord(at index: Int, _ texts: FoldedTexts) -> Int {
    let (a, b) = (texts.bytes[index], texts.bytes[index + 1])
    guard beginsSame(a, b) else { return limit + 1 }
    var end = index + 1
    while end < texts.bytes.count, end - index <= length + limit, !texts.starts.contains(end),
      texts.bytes[end] != FoldedTexts.space
    {
      end += 1
    }
    return count(at: index..<end, texts.bytes.span).atEnd
  }
}

/// The typing errors of a query in each of its spellings.
struct QueryErrors {
  private let typed: TypingErrors
  private let latin: TypingErrors?
  private let looseCyrillic: TypingErrors?
  private let looseGreek: TypingErrors?
  private let looseKana: TypingErrors?

  /// nil if no error is forgiven.
  init?(_ query: SearchQuery) {
    guard let typed = TypingErrors(in: query.typed) else { return nil }
    self.typed = typed
    latin = query.latin.flatMap { TypingErrors(in: $0) }
    looseCyrillic = query.looseCyrillic.flatMap { TypingErrors(in: $0) }
    looseGreek = query.looseGreek.flatMap { TypingErrors(in: $0) }
    looseKana = query.looseKana.flatMap { TypingErrors(in: $0) }
  }

  /// How many errors are forgiven in any spelling.
  var limit: Int {
    [latin, looseCyrillic, looseGreek, looseKana].reduce(typed.limit) { max($0, $1?.limit ?? 0) }
  }

  func count(in term: SearchIndex.Term, _ texts: FoldedTexts) -> (errors: Int, isPrefix: Bool)? {
    switch term.form {
    case .written, .latin: typed.count(in: term, texts) ?? latin?.count(in: term, texts)
    case .looseCyrillic: looseCyrillic?.count(in: term, texts)
    case .looseGreek: looseGreek?.count(in: term, texts)
    case .looseKana: looseKana?.count(in: term, texts)
    }
  }
}
