extension Double {
  /// As a person writes it: `18`, not `18.0`.
  package var plain: String {
    Int(exactly: self).map(String.init) ?? description
  }

  /// Digits, a sign, a point, an exponent: no hexadecimal, no infinity.
  package init?(decimal text: String) {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    self.init(text)
  }
}
