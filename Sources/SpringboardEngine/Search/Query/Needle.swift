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
  init?(_ words: [[UInt8]], as script: Romanization.Script) {
    let loose = words.map { Romanization.phoneticKey($0[...], as: script) }
    let (length, looseLength) = (words.joined().count, loose.joined().count)
    let least = Self.least(script)
    guard length >= least.letters, looseLength >= max(least.loose, (length + 1) / 2) else { return nil }
    // A hyphen is typed for a long vowel, and separates words otherwise. So the spaces of kana do not count.
    let separator = script == .kana ? [] : [FoldedTexts.space]
    self.init(Array(loose.joined(separator: separator)))
  }
}
