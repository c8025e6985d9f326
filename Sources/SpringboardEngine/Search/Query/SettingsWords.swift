/// Words that say that some settings are wanted: `display settings`, `Netzwerkeinstellungen`, `paramètres réseau`, `声音设置`.
struct SettingsWords: Sendable {
  /// Single words for settings, folded like a query.
  private let words: [[UInt8]]

  static let shared = SettingsWords()

  /// The number of letters from which the beginning of such a word is enough, because it is still being typed.
  private static let leastBeginning = 3
  /// The number of bytes from which such a word may be the end of a longer one.
  private static let leastEnding = 6

  private init() {
    let table = Purpose.words.first { $0.key == .settings }?.value ?? ""
    words = FoldedTexts.foldedWords(of: table).filter { !$0.contains(FoldedTexts.space) }
  }

  /// What a query asks of settings; nil if it has no word for them, or no other word.
  func settings(in needle: Needle) -> SettingsQuery? {
    guard let first = needle.words.first?.range, let last = needle.words.last?.range else { return nil }
    let bytes = needle.bytes
    if needle.words.count > 1 {
      if contains(bytes[last]) { return query(bytes[..<last.lowerBound]) }
      if contains(bytes[first]) { return query(bytes[first.upperBound...]) }
      if begins(bytes[last]) { return query(bytes[..<last.lowerBound], isComplete: false) }
    }
    let endings = words.filter { $0.count >= Self.leastEnding && $0[...] == bytes.suffix($0.count) }
    return endings.max { $0.count < $1.count }.flatMap { query(bytes.dropLast($0.count)) }
  }

  private func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains { $0[...] == word } }

  private func begins(_ word: ArraySlice<UInt8>) -> Bool {
    word.count(where: { $0 & 0xC0 != 0x80 }) >= Self.leastBeginning && words.contains { $0.starts(with: word) }
  }

  private func query(_ rest: ArraySlice<UInt8>, isComplete: Bool = true) -> SettingsQuery? {
    let words = rest.split(separator: FoldedTexts.space).filter { !SmallWords.shared.contains($0) }
    let needle = Needle(Array(words.joined(separator: CollectionOfOne(FoldedTexts.space))))
    return needle.bytes.count > 1 ? SettingsQuery(rest: needle, isComplete: isComplete) : nil
  }
}

/// A query that asks for settings.
struct SettingsQuery: Equatable, Sendable {
  /// The query without the word for settings.
  let rest: Needle
  /// Whether that word was typed completely.
  let isComplete: Bool
}
