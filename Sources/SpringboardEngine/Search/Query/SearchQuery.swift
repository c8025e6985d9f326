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
    looseCyrillic = Needle(words, as: .cyrillic)
    looseGreek = Needle(words, as: .greek)
    looseKana = Needle(words, as: .kana)
    letters = [self.latin, withoutArticles].reduce(into: typed.letters) { common, needle in
      if let needle { common.formIntersection(needle.letters) }
    }
    looseLetters = [looseCyrillic, looseGreek, looseKana].reduce(into: LetterSet?.none) { common, needle in
      guard let needle else { return }
      common = common?.intersection(needle.letters) ?? needle.letters
    }
    wordFilter = WordFilter(typed)
  }

  /// Whether there is nothing to search for.
  public var isEmpty: Bool { typed.bytes.isEmpty }
}

/// Bytes to search for.
struct Needle: Equatable, Sendable {
  let bytes: [UInt8]
  let letters: LetterSet
  /// The first letter.
  let initial: LetterSet
  let words: [Word]
  /// The bytes without spaces.
  let withoutSpaces: [UInt8]
  /// The number of letters, as opposed to bytes, without spaces.
  let letterCount: Int

  /// A word of the needle.
  struct Word: Equatable, Sendable {
    let range: Range<Int>
    let letters: LetterSet
    let initial: LetterSet

    init(_ bytes: [UInt8], _ range: Range<Int>) {
      self.range = range
      letters = LetterSet(bytes.span, range)
      initial = LetterSet(bytes.span, range.prefix(1))
    }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    letters = LetterSet(bytes.span, 0..<bytes.count)
    initial = LetterSet(bytes.span, 0..<min(1, bytes.count))
    words = bytes.split(separator: FoldedTexts.space).map { Word(bytes, $0.indices) }
    withoutSpaces = bytes.filter { $0 != FoldedTexts.space }
    letterCount = withoutSpaces.count { $0 & 0xC0 != 0x80 }
  }
}

extension Needle {
  /// The numbers of letters from which a text and its loose spelling say enough. A syllable of kana has two.
  private static func least(_ script: Romanization.Script) -> (letters: Int, loose: Int) {
    script == .kana ? (2, 2) : (3, 0)
  }

  /// The loose spelling of a text in Latin letters; nil if it is short, or becomes so.
  fileprivate init?(_ words: [[UInt8]], as script: Romanization.Script) {
    let loose = words.map { Romanization.phoneticKey($0[...], as: script) }
    let (length, looseLength) = (words.joined().count, loose.joined().count)
    let least = Self.least(script)
    guard length >= least.letters, looseLength >= max(least.loose, (length + 1) / 2) else { return nil }
    // A hyphen is typed for a long vowel, and separates words otherwise. So the spaces of kana do not count.
    let separator = script == .kana ? [] : [FoldedTexts.space]
    self.init(Array(loose.joined(separator: separator)))
  }
}
