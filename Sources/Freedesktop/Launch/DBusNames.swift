/// The syntax of names on a message bus (D-Bus Specification 0.43).
public enum DBusNames {
  /// Whether a text is a well-known bus name: at least two elements, none of which starts with a digit.
  public static func isBusName(_ text: String) -> Bool {
    let elements = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return text.utf8.count <= 255 && elements.count >= 2 && elements.allSatisfy(isElementOfName)
  }

  /// Whether a text is an object path: elements that each follow a slash, or a single slash.
  public static func isObjectPath(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "/") else { return false }
    let elements = text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return text == "/" || elements.allSatisfy { !$0.isEmpty && $0.allSatisfy(isInWord) }
  }

  private static func isElementOfName(_ element: Substring.UTF8View) -> Bool {
    guard let first = element.first, !isDigit(first) else { return false }
    return element.allSatisfy { isInWord($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
