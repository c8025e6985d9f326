/// Counts the typing errors of a query: letters that are missing, added, wrong or exchanged with their neighbour. The
/// text may continue after the query, because the user is still typing.
///
/// It computes the optimal string alignment distance with one bit for each byte of the query (Hyyrö, “A bit-vector
/// algorithm for computing Levenshtein and Damerau edit distances”, 2003).
struct TypingErrors {
  /// How many errors are forgiven.
  let limit: Int
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
    (length, letters) = (needle.bytes.count, needle.letters)
    (first, second) = (needle.bytes[0], needle.bytes[1])
    var positions = [UInt64](repeating: 0, count: 256)
    for (number, byte) in needle.bytes.enumerated() { positions[Int(byte)] |= 1 << UInt64(number) }
    self.positions = positions
  }

  /// The numbers of letters from which one and two errors are forgiven.
  private static let (lettersForOne, lettersForTwo) = (4, 8)

  /// The smallest number of errors with which the query begins where a word begins, and whether that is at the start of
  /// the text; nil if there are too many.
  func count(in term: SearchIndex.Term, _ texts: FoldedTexts) -> (errors: Int, isPrefix: Bool)? {
    guard term.letters.missing(of: letters) <= limit else { return nil }
    let range = term.range
    var best: (errors: Int, isPrefix: Bool)?
    for index in range where texts.starts[index] {
      guard range.upperBound - index >= max(2, length - limit) else { break }
      guard mayBegin(texts.bytes[index], texts.bytes[index + 1]) else { continue }
      let errors = count(at: index..<min(range.upperBound, index + length + limit), texts.bytes.span)
      if errors <= limit, errors < best?.errors ?? .max { best = (errors, index == range.lowerBound) }
    }
    return best
  }

  /// Whether a text with these first letters may begin with the query. One error leaves one of the first two letters where
  /// it is, or next to it.
  private func mayBegin(_ a: UInt8, _ b: UInt8) -> Bool { a == first || a == second || b == first || b == second }

  /// The smallest number of errors between the query and any prefix of a text. The names are those of the paper.
  private func count(at range: Range<Int>, _ text: Span<UInt8>) -> Int {
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
    return fewest
  }
}

/// The typing errors of a query in each of its spellings.
struct QueryErrors {
  let typed: TypingErrors
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

  func count(in term: SearchIndex.Term, _ texts: FoldedTexts) -> (errors: Int, isPrefix: Bool)? {
    switch term.form {
    case .written, .latin: typed.count(in: term, texts) ?? latin?.count(in: term, texts)
    case .looseCyrillic: looseCyrillic?.count(in: term, texts)
    case .looseGreek: looseGreek?.count(in: term, texts)
    case .looseKana: looseKana?.count(in: term, texts)
    }
  }
}
