import CollectionEngine

/// Finds the purposes that a query names, in any of the languages of ``Purpose/words``.
struct PurposeWords: Sendable {
  /// All words, folded like a query and sorted.
  private let words: [(text: [UInt8], purposes: PurposeSet)]

  static let shared = PurposeWords()

  private init() {
    var found: [[UInt8]: PurposeSet] = [:]
    for (purpose, words) in Purpose.words {
      for word in words.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        var buffer = FoldedTexts()
        let range = buffer.append(word.utf8.span)
        let text = Array(buffer.bytes[range])
        if !text.isEmpty {
          found[ArabicArticle.removed(from: text[...]) ?? text, default: []].insert(PurposeSet(purpose))
        }
      }
    }
    words = found.map { ($0.key, $0.value) }.sorted { $0.text.lexicographicallyPrecedes($1.text) }
  }

  /// The purposes that a query names, and those whose names begin with it.
  func purposes(of needle: Needle) -> (named: PurposeSet, begun: PurposeSet) {
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
