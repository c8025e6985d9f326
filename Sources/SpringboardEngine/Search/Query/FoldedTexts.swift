/// Texts in the form that search compares, one after another: lower case, without marks, with one space between words.
struct FoldedTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  /// For each byte, whether a word, or a part of a word such as `Office` in `LibreOffice`, begins there.
  private(set) var starts: [Bool] = []

  static let space = UInt8(ascii: " ")
  /// The largest length of one text in bytes; the rest of a longer text is ignored.
  static let lengthLimit = 512

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
    starts.reserveCapacity(count)
  }

  /// The letters with which words and their parts begin.
  func initials(in range: Range<Int>) -> LetterSet {
    var letters = LetterSet()
    for index in range where starts[index] { letters.insert(bytes[index]) }
    return letters
  }

  /// Whether a text has letters outside of ASCII.
  func hasOtherAlphabet(in range: Range<Int>) -> Bool {
    for index in range where bytes[index] >= 0x80 { return true }
    return false
  }

  /// Appends a text in UTF-8, and returns its range. If it has no letters, its symbols are kept.
  mutating func append(_ text: Span<UInt8>) -> Range<Int> {
    let start = bytes.count
    appendLetters(of: text)
    if bytes.count == start { appendSymbols(of: text) }
    return start..<bytes.count
  }

  /// Appends bytes that are already folded.
  mutating func append(folded: some Sequence<UInt8>, isStart: Bool) {
    var isStart = isStart
    for byte in folded {
      append(byte, isStart: isStart)
      isStart = false
    }
  }

  private mutating func append(_ byte: UInt8, isStart: Bool) {
    bytes.append(byte)
    starts.append(isStart)
  }

  private mutating func appendLetters(of text: Span<UInt8>) {
    var boundaries = WordBoundaries(at: bytes.count)
    var index = 0
    while index < text.count, bytes.count - boundaries.start < Self.lengthLimit {
      let byte = text[index]
      if byte < 0x80 {
        append(ascii: byte, before: index + 1 < text.count ? text[index + 1] : 0, &boundaries)
        index += 1
      } else {
        let scalar = text.scalar(at: index)
        append(scalar, &boundaries)
        index += max(1, UTF8.width(scalar))
      }
    }
  }

  private mutating func append(ascii byte: UInt8, before next: UInt8, _ boundaries: inout WordBoundaries) {
    let kind = boundaries.isSeparated || !ASCIIKind.isSuffix(byte) ? ASCIIKind(byte) : .lower
    switch kind {
    case .separator: boundaries.separate()
    case .apostrophe: break
    case .lower, .upper, .digit:
      beginWord(boundaries)
      append(kind == .upper ? byte | 0x20 : byte, isStart: boundaries.starts(kind, before: ASCIIKind(next)))
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ boundaries: inout WordBoundaries) {
    guard !scalar.isApostrophe else { return }
    if boundaries.isSeparated {
      appendFirst(scalar, &boundaries)
    } else {
      appendNext(scalar, &boundaries)
    }
  }

  /// Appends the first letter of a word.
  private mutating func appendFirst(_ scalar: Unicode.Scalar, _ boundaries: inout WordBoundaries) {
    var letters: [UInt8] = []
    guard LetterFolding.shared.append(scalar, to: &letters) == .letter else { return }
    beginWord(boundaries)
    append(folded: letters, isStart: boundaries.startsOther(isWord: scalar.isIdeograph))
  }

  /// Appends a further letter of a word, or a mark, which may change the letter before it.
  private mutating func appendNext(_ scalar: Unicode.Scalar, _ boundaries: inout WordBoundaries) {
    switch LetterFolding.shared.append(scalar, to: &bytes) {
    case .mark: starts.removeLast(max(0, starts.count - bytes.count))
    case .separator: boundaries.separate()
    case .letter: starts.append(boundaries.startsOther(isWord: scalar.isIdeograph))
    }
    while starts.count < bytes.count { starts.append(false) }
  }

  private mutating func beginWord(_ boundaries: WordBoundaries) {
    if boundaries.isSeparated, bytes.count > boundaries.start { append(Self.space, isStart: false) }
  }

  private mutating func appendSymbols(of text: Span<UInt8>) {
    for index in 0..<min(text.count, Self.lengthLimit) where text[index] > Self.space && text[index] < 0x7F {
      append(text[index], isStart: index == 0)
    }
  }
}

/// Finds where words and their parts begin.
private struct WordBoundaries {
  /// Where the text begins.
  let start: Int
  /// Whether a separator was read since the last letter.
  private(set) var isSeparated = true
  private var previous = ASCIIKind.separator

  init(at start: Int) {
    self.start = start
  }

  mutating func separate() {
    (isSeparated, previous) = (true, .separator)
  }

  /// A part begins with a capital letter after a small one, with the last capital letter of several before a small one,
  /// and with a digit after a letter.
  mutating func starts(_ kind: ASCIIKind, before next: ASCIIKind) -> Bool {
    defer { (isSeparated, previous) = (false, kind) }
    if isSeparated { return true }
    return switch kind {
    case .upper: previous == .lower || (previous == .upper && next == .lower)
    case .digit: previous != .digit
    case .lower, .separator, .apostrophe: false
    }
  }

  /// Each ideograph counts as a word.
  mutating func startsOther(isWord: Bool) -> Bool {
    defer { (isSeparated, previous) = (false, .lower) }
    return isSeparated || isWord
  }
}

/// The meaning of an ASCII character in a text.
private enum ASCIIKind: UInt8 {
  case separator, lower, upper, digit, apostrophe

  /// Whether it belongs to the word before it, as in C++ and C#.
  static func isSuffix(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#") }

  init(_ byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: "'"): .apostrophe
      default: .separator
      }
  }
}

extension Unicode.Scalar {
  /// Whether it is an apostrophe, which does not separate words: U+2019 and U+02BC.
  fileprivate var isApostrophe: Bool { value == 0x2019 || value == 0x2BC }

  /// Whether it is a Chinese character: CJK Unified Ideographs and extensions.
  var isIdeograph: Bool {
    switch value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// Decodes a scalar of valid UTF-8; U+FFFD for other bytes.
  func scalar(at index: Int) -> Unicode.Scalar {
    let first = UInt32(self[index])
    let (length, bits): (Int, UInt32) =
      switch first {
      case 0xC0..<0xE0: (2, first & 0x1F)
      case 0xE0..<0xF0: (3, first & 0x0F)
      case 0xF0..<0xF8: (4, first & 0x07)
      default: (1, first)
      }
    guard index + length <= count else { return "\u{FFFD}" }
    var value = bits
    for offset in 1..<max(length, 1) { value = value << 6 | UInt32(self[index + offset]) & 0x3F }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
