/// The meaning of an entry in the tables of ``LetterFolding``. Any other entry is the position of a text.
enum LetterFoldingEntry {
  static let same: UInt16 = 0
  static let mark: UInt16 = 1
  static let composingMark: UInt16 = 2
  static let separator: UInt16 = 3
  static let firstText = 4
}

/// Reads the generated text of ``LetterFolding`` into tables.
struct LetterFoldingReader {
  /// For each page of 256 scalars, the number of its page in ``entries``.
  private(set) var pages = [UInt8](repeating: 0, count: 0x1100)
  /// For each scalar of the pages, an entry. Page 0 is of scalars that fold to themselves.
  private(set) var entries = [UInt16](repeating: LetterFoldingEntry.same, count: 256)
  /// The texts that scalars fold to: for each, the number of bytes and the bytes, in UTF-8.
  private(set) var texts = [UInt8](repeating: 0, count: LetterFoldingEntry.firstText)

  private var words: HexadecimalReader
  private var scalar = 0

  /// Reads ``LetterFolding/runs``.
  init(runs: String) {
    words = HexadecimalReader(runs)
    entries.reserveCapacity(1 << 16)
    texts.reserveCapacity(1 << 15)
    while !words.isAtEnd { readRun() }
  }

  /// Returns the letter of each composition in ``LetterFolding/compositionList``.
  static func compositions(in list: String) -> [UInt32: UInt32] {
    var words = HexadecimalReader(list)
    var compositions: [UInt32: UInt32] = [:]
    while !words.isAtEnd {
      let (letter, mark) = (words.number(), words.number(after: "+"))
      compositions[compositionKey(letter, mark: mark)] = words.number(after: ":")
      words.skipSpace()
    }
    return compositions
  }

  /// Returns the key of a composition. Letters and marks that compose are below U+10000.
  static func compositionKey(_ letter: UInt32, mark: UInt32) -> UInt32 {
    letter << 16 | mark
  }

  /// Reads a run of scalars, such as `7>1A:61`: after a gap of 7, 26 scalars that fold to the letters from U+0061.
  private mutating func readRun() {
    scalar += Int(words.number())
    let kind = words.next()
    let length = max(1, Int(words.number()))
    switch kind {
    case UInt8(ascii: "="): fill(length, with: readLetters())
    case UInt8(ascii: ">"): countUp(length, from: words.number(after: ":"))
    case UInt8(ascii: "^"): fill(length, with: LetterFoldingEntry.composingMark)
    case UInt8(ascii: "|"): fill(length, with: LetterFoldingEntry.separator)
    default: fill(length, with: LetterFoldingEntry.mark)
    }
    words.skipSpace()
  }

  /// Reads letters such as `:73.73`, and returns the position of their text.
  private mutating func readLetters() -> UInt16 {
    let position = startText()
    texts.append(utf8: words.number(after: ":"))
    while words.skip(".") {
      texts.append(utf8: words.number())
    }
    endText(at: position)
    return position
  }

  private mutating func countUp(_ length: Int, from letter: UInt32) {
    for offset in 0..<UInt32(length) {
      let position = startText()
      texts.append(utf8: letter + offset)
      endText(at: position)
      fill(1, with: position)
    }
  }

  private mutating func startText() -> UInt16 {
    texts.append(0)
    return UInt16(texts.count - 1)
  }

  private mutating func endText(at position: UInt16) {
    texts[Int(position)] = UInt8(texts.count - 1 - Int(position))
  }

  private mutating func fill(_ length: Int, with entry: UInt16) {
    let end = scalar + length
    while scalar < end {
      let count = min(end - scalar, 256 - scalar & 0xFF)
      let start = pageStart(of: scalar) + scalar & 0xFF
      for index in start..<start + count { entries[index] = entry }
      scalar += count
    }
  }

  /// Returns the position of the first entry of a scalar's page. It adds the page if necessary.
  private mutating func pageStart(of scalar: Int) -> Int {
    if pages[scalar >> 8] == 0 {
      pages[scalar >> 8] = UInt8(entries.count >> 8)
      entries.append(contentsOf: repeatElement(LetterFoldingEntry.same, count: 256))
    }
    return Int(pages[scalar >> 8]) << 8
  }
}
