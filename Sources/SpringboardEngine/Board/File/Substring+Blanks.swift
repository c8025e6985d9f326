extension Substring {
  /// The text without white space at both ends.
  var withoutOuterBlanks: Substring {
    if let first = utf8.first, let last = utf8.last, first.isGraphic, last.isGraphic { return self }
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension UInt8 {
  /// Whether it is a visible ASCII character.
  fileprivate var isGraphic: Bool { (0x21..<0x7F).contains(self) }
}
