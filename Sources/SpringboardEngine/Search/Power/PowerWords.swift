/// Finds power actions by the words for them.
///
/// They are found by whole words and by beginnings of at least three letters. Nothing is guessed, since a result that was
/// not meant could end the session.
struct PowerWords: Sendable {
  /// All words, folded like a query.
  private let words: [(text: [UInt8], action: PowerAction)]

  static let shared = PowerWords()

  /// The number of letters from which the beginning of a word says enough.
  private static let leastLetters = 3

  private init() {
    words = PowerAction.words.flatMap { action, words in
      words.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { word in
        var buffer = FoldedTexts()
        let range = buffer.append(word.utf8.span)
        return (Array(buffer.bytes[range]), action)
      }
    }
  }

  /// How well a query names an action; nil if it does not. The beginning of a word, of which there are many in all languages,
  /// counts less than a name.
  func match(of query: SearchQuery, with action: PowerAction) -> SearchMatch? {
    let needle = query.typed
    guard !needle.bytes.isEmpty else { return nil }
    let own = words.lazy.filter { $0.action == action }.map(\.text)
    if own.contains(needle.bytes) { return SearchMatch(.exact, .name) }
    guard needle.letterCount >= Self.leastLetters, own.contains(where: { $0.starts(with: needle.bytes) }) else {
      return nil
    }
    return SearchMatch(.prefix, .keyword)
  }
}

extension SearchResults {
  /// Adds the power actions that a query names, behind the applications that match it as well or better.
  mutating func add(_ actions: some Sequence<PowerAction>, for query: SearchQuery) {
    for action in actions {
      guard let match = PowerWords.shared.match(of: query, with: action) else { continue }
      let place = applications.firstIndex { $0.match.cost > match.cost } ?? applications.count
      applications.insert(SearchResult(.power(action), match), at: place)
    }
  }
}
