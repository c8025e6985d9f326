/// Texts in the form that search compares, one after another: lower case, without marks, with one space between words.
struct FoldedTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The bytes with which a word, or a part of a word such as `Office` in `LibreOffice`, begins.
  private(set) var starts = BitSet()

  static let space = UInt8(ascii: " ")
  /// The largest length of one text in bytes; the rest of a longer text is ignored.
  static let lengthLimit = 512

  /// One text in that form.
  static func fold(_ text: Span<UInt8>) -> [UInt8] {
    var texts = FoldedTexts()
    let range = texts.append(text)
    return Array(texts.bytes[range])
  }

  /// The words of a table in that form. Commas and ends of lines separate them.
  static func foldedWords(of table: String) -> [[UInt8]] {
    table.split { $0 == "," || $0 == "\n" }.map { fold($0.utf8.span) }.filter { !$0.isEmpty }
  }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
    starts.reserve(count)
  }

  /// The letters of a text, and those with which its words and their parts begin.
  func letters(in range: Range<Int>) -> (all: LetterSet, initials: LetterSet) {
    let bytes = bytes.span
    var initials = LetterSet()
    starts.forEach(in: range) { initials.insert(bytes[$0]) }
    return (LetterSet(bytes, range), initials)
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
    let start = bytes.count
    bytes.append(contentsOf: folded)
    if isStart, bytes.count > start { starts.insert(start) }
  }

  private mutating func appendLetters(of text: Span<UInt8>) {
    var boundaries = WordBoundaries(at: bytes.count)
    var index = 0
    while index < text.count, bytes.count - boundaries.start < Self.lengthLimit {
      let limit = min(text.count, index + Self.lengthLimit - (bytes.count - boundaries.start))
      var end = index
      while end < limit, text[end] < 0x80 { end += 1 }
      if end > index {
        Self.append(ascii: text.extracting(index..<end), to: &bytes, starts: &starts, &boundaries)
        index = end
      } else {
        let scalar = text.scalar(at: index)
        append(scalar, &boundaries)
        index += max(1, UTF8.width(scalar))
      }
    }
  }

  /// Appends ASCII characters. Most texts have no others, so there is room for all of them at once.
  private static func append(
    ascii text: Span<UInt8>, to bytes: inout [UInt8], starts: inout BitSet, _ boundaries: inout WordBoundaries
  ) {
    let start = bytes.count
    // One more for the space between the first word and the one before.
    bytes.append(addingCapacity: text.count + 1) { folded in
      for index in text.indices {
        let byte = text[index]
        let kind = boundaries.isSeparated || !ASCIIKind.isSuffix(byte) ? ASCIIKind(byte) : .lower
        switch kind {
        case .separator: boundaries.separate()
        case .apostrophe: break
        case .lower, .upper, .digit:
          if boundaries.isSeparated, start + folded.count > boundaries.start { folded.append(space) }
          if boundaries.starts(kind, before: index + 1 < text.count ? text[index + 1] : 0) {
            starts.insert(start + folded.count)
          }
          folded.append(kind == .upper ? byte | 0x20 : byte)
        }
      }
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
    if bytes.count > boundaries.start { bytes.append(Self.space) }
    append(folded: letters, isStart: boundaries.startsOther(isWord: scalar.isIdeograph))
  }

  /// Appends a further letter of a word, or a mark, which may change the letter before it.
  private mutating func appendNext(_ scalar: Unicode.Scalar, _ boundaries: inout WordBoundaries) {
    let start = bytes.count
    switch LetterFolding.shared.append(scalar, to: &bytes) {
    case .mark: break
    case .separator: boundaries.separate()
    case .letter: if boundaries.startsOther(isWord: scalar.isIdeograph) { starts.insert(start) }
    }
  }

  private mutating func appendSymbols(of text: Span<UInt8>) {
    let start = bytes.count
    for index in 0..<min(text.count, Self.lengthLimit) where text[index] > Self.space && text[index] < 0x7F {
      bytes.append(text[index])
    }
    if bytes.count > start { starts.insert(start) }
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
  mutating func starts(_ kind: ASCIIKind, before next: UInt8) -> Bool {
    defer { (isSeparated, previous) = (false, kind) }
    if isSeparated { return true }
    return switch kind {
    case .upper: previous == .lower || (previous == .upper && ASCIIKind(next) == .lower)
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
  /// Whether it is an apostrophe, which does not separate words: U+0027, U+2019 and U+02BC.
  var isApostrophe: Bool { value == 0x27 || value == 0x2019 || value == 0x2BC }

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
