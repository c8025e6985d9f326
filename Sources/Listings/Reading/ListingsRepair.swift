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
