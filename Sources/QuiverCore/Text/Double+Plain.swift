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
