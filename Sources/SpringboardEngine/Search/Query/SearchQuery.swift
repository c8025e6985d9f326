/// A text to search for, in the form that the index compares.
public struct SearchQuery: Equatable, Sendable {
  /// The text in lower case, without marks, with one space between words.
  public let folded: String
  /// The text as it was typed, whose keys may be read in another layout.
  let text: String
  /// The folded text, which is compared with texts as they are written.
  let typed: Needle
  /// The loose spellings of the text, which are compared with loosely spelled texts.
  let looseCyrillic: Needle?
  let looseGreek: Needle?
  let looseKana: Needle?
  /// The text in Latin letters, if it is written in others.
  let latin: Needle?
  /// The text without Arabic articles, if it has some.
  let withoutArticles: Needle?
  /// The text with its last word in the singular, if it ends like a plural.
  let singular: Needle?
  /// The English word for what the text names in another language, if entries often have only that.
  let english: Needle?
  /// What is asked of settings, if the text has a word for them and others.
  let ofSettings: SettingsQuery?
  /// The letters that a text must have to match; a single comparison rejects most texts.
  let letters: LetterSet
  /// The letters that a loosely spelled text must have to match; nil if no such text matches.
  let looseLetters: LetterSet?
  /// The words of the folded text.
  let wordFilter: WordFilter

  /// Scalars that are read; the rest of a longer text is ignored.
  private static let limit = 128

  /// Creates a query. Any text is valid.
  public init(_ text: String) {
    var buffer = FoldedTexts()
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.limit)))
    let range = buffer.append(self.text.utf8.span)
    typed = Needle(Array(buffer.bytes[range]))
    folded = String(decoding: typed.bytes, as: UTF8.self)
    let words = folded.unicodeScalars.split(separator: " ").map { Romanization.latin(of: $0) }
    let latin = Needle(Array(words.joined(separator: CollectionOfOne(FoldedTexts.space))))
    self.latin = latin == typed ? nil : latin
    withoutArticles = ArabicArticle.removed(from: typed.bytes[...]).map { Needle($0) }
    singular = Plural.removed(from: typed)
    english = EverydayWords.shared.english(for: typed)
    ofSettings = SettingsWords.shared.settings(in: typed)
    looseCyrillic = Needle(words, as: .cyrillic)
    looseGreek = Needle(words, as: .greek)
    looseKana = Needle(words, as: .kana)
    letters = [self.latin, withoutArticles, singular, english].reduce(into: typed.letters) { common, needle in
      if let needle { common.formIntersection(needle.letters) }
    }
    looseLetters = [looseCyrillic, looseGreek, looseKana].reduce(into: LetterSet?.none) { common, needle in
      guard let needle else { return }
      common = common?.intersection(needle.letters) ?? needle.letters
    }
    wordFilter = [typed, singular].reduce(into: WordFilter()) { filter, needle in
      if let needle { filter.insertWords(of: needle.bytes.span, 0..<needle.bytes.count) }
    }
  }

  /// The same search in other words, for when it is not sure what was meant.
  var rewordings: [SearchQuery] {
    let hasApostrophe = text.unicodeScalars.contains(where: \.isApostrophe)
    let texts = Rewording.all(of: typed, hasApostrophe: hasApostrophe)
    return texts.map { SearchQuery(String(decoding: $0, as: UTF8.self)) }
  }

  /// Whether there is nothing to search for.
  public var isEmpty: Bool { typed.bytes.isEmpty }
}
