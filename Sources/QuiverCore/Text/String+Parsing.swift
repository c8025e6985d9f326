extension StringProtocol {
  /// The arguments of a function: a, b(c, d) and e in `name(a, b(c, d), e)`; nil if this is something else.
  package func arguments(of name: String) -> [String]? {
    guard hasPrefix(name + "("), hasSuffix(")") else { return nil }
    var parts = [""]
    var depth = 0
    for character in dropFirst(name.count + 1).dropLast() {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(\.trimmed)
  }

  /// Without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

/// Expands a leading `~/`. nil for a relative path.
func absolutePath(_ path: String, home: String?) -> String? {
  guard !path.utf8.contains(0) else { return nil }
  if path.hasPrefix("~/") { return home.map { $0 + path.dropFirst() } }
  return path.hasPrefix("/") ? path : nil
}

extension Double {
  /// Without a fraction if there is none: `18`, not `18.0`.
  package var plain: String {
    Int(exactly: self).map(String.init) ?? description
  }

  /// Accepts digits, signs, a point and an exponent, but no hexadecimal numbers and no infinity.
  package init?(decimal text: String) {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    self.init(text)
  }
}
