/// Reads hexadecimal numbers, in capital letters, and the characters between them from a generated text.
struct HexadecimalReader {
  private let text: [UInt8]
  private var position = 0

  /// Creates a reader at the start of a text.
  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// Whether everything is read.
  var isAtEnd: Bool { position >= text.count }

  /// Reads the number that starts here, which is 0 if there is no digit.
  mutating func number() -> UInt32 {
    var number: UInt32 = 0
    while position < text.count, let digit = Self.digit(text[position]) {
      number = number << 4 | digit
      position += 1
    }
    return number
  }

  /// Reads a character, which has to be here, and the number after it.
  mutating func number(after character: Unicode.Scalar) -> UInt32 {
    precondition(skip(character), "a generated table is damaged")
    return number()
  }

  /// Reads the next character.
  mutating func next() -> UInt8 {
    defer { position += 1 }
    return text[position]
  }

  /// Reads a character if it is here, and returns whether it was.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads the spaces and ends of lines that are here.
  mutating func skipSpace() {
    while skip(" ") || skip("\n") {}
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(character - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
