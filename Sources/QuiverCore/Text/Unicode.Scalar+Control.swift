extension Unicode.Scalar {
  /// Whether it controls a terminal or ends a line, instead of being a character.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Four hexadecimal digits. The value of a control character is not larger.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text in one line: characters that control a terminal or end a line are shown as `\u{…}`.
  var inOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? "\\u{\($0.hexadecimal)}" : String($0) }.joined()
  }
}
