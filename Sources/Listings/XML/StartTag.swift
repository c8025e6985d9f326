/// An attribute of a tag: its name and its value without quotes.
struct TagAttribute {
  var name: Range<Int>
  var value: Range<Int>
}

/// A start tag.
struct StartTag {
  var name: Range<Int>
  var end: Int
  /// Whether it ends with `/>`.
  var isEmpty = false
  /// Whether it can be passed on as it is.
  var isPlain = true
  /// Whether it is not well-formed.
  var isMalformed = false
}
