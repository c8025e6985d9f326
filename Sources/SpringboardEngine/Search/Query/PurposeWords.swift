import CollectionEngine

/// Finds the purposes that a query names, in any of the languages of ``Purpose/words``.
struct PurposeWords: Sendable {
  /// All words, folded like a query and sorted.
  private let words: [(text: [UInt8], purposes: PurposeSet)]

  static let shared = PurposeWords()

  private init() {
    var found: [[UInt8]: PurposeSet] = [:]
    for (purpose, words) in Purpose.words {
      for word in FoldedTexts.foldedWords(of: words) {
        let text = ArabicArticle.removed(from: word[...]) ?? word
        found[text, default: []].insert(PurposeSet(purpose))
        // Many write two words as one: `파일관리자`, `filemanager`.
        found[text.filter { $0 != FoldedTexts.space }, default: []].insert(PurposeSet(purpose))
      }
    }
    words = found.map { ($0.key, $0.value) }.sorted { $0.text.lexicographicallyPrecedes($1.text) }
  }

  /// The purposes that a query names, and those whose names begin with it.
  func purposes(of query: SearchQuery) -> (named: PurposeSet, begun: PurposeSet) {
    let found = purposes(of: query.withoutArticles ?? query.typed)
    guard found.named.isEmpty, let singular = query.singular else { return found }
    let named = purposes(of: singular).named
    return (named, found.begun.subtracting(named))
  }

  private func purposes(of needle: Needle) -> (named: PurposeSet, begun: PurposeSet) {
    var (named, begun) = (PurposeSet(), PurposeSet())
    let query = needle.bytes
    var index = (0..<words.count).bisection { !words[$0].text.lexicographicallyPrecedes(query) }
    while index < words.count, words[index].text.starts(with: query) {
      if words[index].text.count == query.count { named = words[index].purposes }
      begun.formUnion(words[index].purposes)
      index += 1
    }
    return (named, needle.saysEnough ? begun.subtracting(named) : [])
  }
}

extension Needle {
  /// Whether words may be completed: it has five letters, or two of a script with thousands of them.
  fileprivate var saysEnough: Bool {
    letterCount >= 5 || (letterCount >= 2 && bytes.count >= 3 * letterCount)
  }
}
