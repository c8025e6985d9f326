/// Something in a file that is not right, but was read as it was probably meant.
public enum ListingsRepair: Equatable, Sendable {
  /// The encoding that the file names is unknown, or cannot be that of the file, which is read as UTF-8.
  case encoding(String)
  /// The file is not UTF-8 and is read in this encoding.
  case guessed(String)
  /// A byte is not UTF-8 and is read as this character.
  case byte(UInt8, as: String)
  /// A character with this number in Unicode is not allowed, and is left out.
  case control(UInt32)
  /// Some characters should have been escaped, and are text.
  case unescaped(String)
  /// The entity is one of HTML and not of XML, and is read as in HTML.
  case htmlEntity(String)
  /// The entity is unknown, and is text.
  case entity(String)
  /// The number of a character is that of Windows-1252, in which it is this character.
  case number(String, as: String)
  /// A tag is not well-formed. What can be recognized of it is used.
  case tag(String)
  /// An element is not closed, and ends with the element around it.
  case unclosed(String)
  /// An end tag has no start tag, and is left out.
  case unopened(String)
  /// Something is before the XML declaration, and is left out.
  case declaration
  /// Something is outside of the outermost element. Text is left out, and elements are read.
  case outside
  /// Another document follows, and is read too.
  case secondDocument
}

extension ListingsRepair: CustomStringConvertible {
  /// A message in English.
  public var description: String {
    switch self {
    case .encoding(let name): "the encoding is not “\(name.shortened)”; the file is read as UTF-8"
    case .guessed(let name): "this is not UTF-8; it is read as \(name)"
    case .byte(let byte, let text):
      "the byte \(Self.hexadecimal(byte, digits: 2)) is not UTF-8; it is read as “\(text)”"
    case .control(let number): "the character U+\(Self.hexadecimal(number, digits: 4)) is not allowed; it is left out"
    case .unescaped(let text): "“\(text)” is not escaped; it is read as text"
    case .htmlEntity(let name): "the entity “\(name)” is one of HTML; it is read as its character"
    case .entity(let name): "the entity “\(name)” is unknown; it is read as text"
    case .number(let name, let text): "“&\(name);” is a control character; it is read as “\(text)”"
    case .tag(let name): "the tag “\(name.shortened)” is not well-formed; what is right in it is used"
    case .unclosed(let name): "“\(name.shortened)” is not closed before this; it ends here"
    case .unopened(let name): "“\(name.shortened)” is closed but not open; this is left out"
    case .declaration: "something is before the XML declaration; it is left out"
    case .outside: "something is outside of the document; text there is left out"
    case .secondDocument: "another document begins here; it is read too"
    }
  }

  private static func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
