import SpringboardEngine

extension ItemID: ExpressibleByStringLiteral {
  /// An id in tests is a literal.
  public init(stringLiteral value: String) { self.init(value) }
}
