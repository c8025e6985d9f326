extension Substring {
  /// Without the blanks at both ends.
  var withoutOuterBlanks: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
