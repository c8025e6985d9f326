/// Folds letters to the form in which search compares them: in lower case, without marks, and with compatibility forms
/// replaced.
///
/// - Letters that a language counts as letters of their own stay: й, ї, ў, ѓ and ќ, and kana with a voiced sound mark.
///   A letter and a combining mark after it give the same result as the composed letter.
/// - Katakana become hiragana. Digits of all scripts become ASCII digits.
/// - Hangul is spelled with the conjoining letters that the common keyboard has, and a final consonant is spelled like
///   an initial one. So what an input method shows while a word is typed is a prefix of the word: 한 of 하나, 고 of 과.
/// - Marks vanish in Latin, Greek, Cyrillic, Arabic and Hebrew, and the nukta does in Indian scripts. Other marks of other scripts
///   are vowels, and stay.
/// - A scalar that stands for letters and punctuation, such as ⑴, becomes the letters. A fraction is a separator.
///
/// Folding what is folded already changes nothing. A folded letter is either an ASCII letter or digit, or not ASCII.
struct LetterFolding: Sendable {
  /// The folding of all scalars. It is loaded when it is first used.
  static let shared = LetterFolding()

  /// The role of a scalar in a search.
  enum Kind {
    /// The scalar contributes text.
    case letter
    /// The scalar vanishes: a combining mark, a variation selector, or a control character from U+0080.
    case mark
    /// The scalar separates words: a space, punctuation or a symbol, except emoji; and an ASCII control character.
    case separator
  }

  /// For each page of 256 scalars, the number of its page in ``entries``. Pages that fold to themselves share page 0.
  private let pages: [UInt8]
  /// For each scalar of the pages, a ``LetterFoldingEntry``.
  private let entries: [UInt16]
  /// The texts that scalars fold to: for each, the number of bytes and the bytes, in UTF-8.
  private let texts: [UInt8]
  /// The letter that a letter and a mark after it make, by ``LetterFoldingReader/compositionKey(_:mark:)``.
  private let compositions: [UInt32: UInt32]

  private init() {
    let reader = LetterFoldingReader(runs: Self.runs)
    (pages, entries, texts) = (reader.pages, reader.entries, reader.texts)
    compositions = LetterFoldingReader.compositions(in: Self.compositionList)
  }

  /// Appends the folded form of a scalar, in UTF-8, and returns what the scalar is. Nothing is appended for marks and
  /// separators, but some marks change the letter at the end of `bytes`: they make й of и, or が of か.
  func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) -> Kind {
    switch scalar.value {
    case 0x4E00...0x9FFF:
      bytes.append(utf8: scalar.value)
      return .letter
    case 0xAC00...0xD7A3:
      appendHangul(scalar.value - 0xAC00, to: &bytes)
      return .letter
    default:
      return appendEntry(of: scalar.value, to: &bytes)
    }
  }

  private func appendEntry(of scalar: UInt32, to bytes: inout [UInt8]) -> Kind {
    let entry = entries[Int(pages[Int(scalar >> 8)]) << 8 | Int(scalar & 0xFF)]
    switch entry {
    case LetterFoldingEntry.same: bytes.append(utf8: scalar)
    case LetterFoldingEntry.mark: return .mark
    case LetterFoldingEntry.composingMark:
      compose(mark: scalar, in: &bytes)
      return .mark
    case LetterFoldingEntry.separator: return .separator
    default: appendText(at: Int(entry), to: &bytes)
    }
    return .letter
  }

  private func appendText(at position: Int, to bytes: inout [UInt8]) {
    for index in position + 1...position + Int(texts[position]) {
      bytes.append(texts[index])
    }
  }

  /// Appends the letters of a Hangul syllable, which is numbered as in chapter 3.12 of the Unicode Standard.
  private func appendHangul(_ syllable: UInt32, to bytes: inout [UInt8]) {
    let (leading, vowel, trailing) = (syllable / 588, syllable % 588 / 28, syllable % 28)
    _ = appendEntry(of: 0x1100 + leading, to: &bytes)
    _ = appendEntry(of: 0x1161 + vowel, to: &bytes)
    guard trailing > 0 else { return }
    _ = appendEntry(of: 0x11A7 + trailing, to: &bytes)
  }

  private func compose(mark: UInt32, in bytes: inout [UInt8]) {
    let start = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    guard let letter = Self.letter(bytes[start...]),
      let composed = compositions[LetterFoldingReader.compositionKey(letter, mark: mark)]
    else { return }
    bytes.removeSubrange(start...)
    bytes.append(utf8: composed)
  }

  /// Returns the letter that two or three bytes of UTF-8 encode. No other letter composes.
  private static func letter(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    guard (2...3).contains(bytes.count) else { return nil }
    let first = UInt32(bytes[bytes.startIndex]) & (bytes.count == 2 ? 0x1F : 0x0F)
    return bytes.dropFirst().reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
  }
}
