/// Words that say that some settings are wanted: `display settings`, `Netzwerkeinstellungen`, `paramètres réseau`, `声音设置`.
struct SettingsWords: Sendable {
  /// Single words for settings, folded like a query.
  private let words: [[UInt8]]

  static let shared = SettingsWords()

  /// The number of bytes from which the beginning of such a word is enough, because it is still being typed.
  private static let leastBeginning = 3
  /// The number of bytes from which such a word may be the end of a longer one.
  private static let leastEnding = 6

  private init() {
    let table = Purpose.words.first { $0.key == .settings }?.value ?? ""
    words = FoldedTexts.foldedWords(of: table).filter { !$0.contains(FoldedTexts.space) }
  }

  /// The other words of a query; nil if it has no word for settings, or no other word.
  func removed(from needle: Needle) -> Needle? {
    guard let first = needle.words.first?.range, let last = needle.words.last?.range else { return nil }
    let bytes = needle.bytes
    if needle.words.count > 1 {
      if begins(bytes[last]) { return rest(bytes[..<last.lowerBound]) }
      if words.contains(where: { $0[...] == bytes[first] }) { return rest(bytes[first.upperBound...]) }
    }
    let endings = words.filter { $0.count >= Self.leastEnding && $0[...] == bytes.suffix($0.count) }
    return endings.max { $0.count < $1.count }.flatMap { rest(bytes.dropLast($0.count)) }
  }

  private func begins(_ word: ArraySlice<UInt8>) -> Bool {
    word.count >= Self.leastBeginning && words.contains { $0.starts(with: word) }
  }

  private func rest(_ bytes: ArraySlice<UInt8>) -> Needle? {
    let words = bytes.split(separator: FoldedTexts.space).filter { !SmallWords.shared.contains($0) }
    let needle = Needle(Array(words.joined(separator: CollectionOfOne(FoldedTexts.space))))
    return needle.bytes.count > 1 ? needle : nil
  }
}
