import SpringboardEngine

extension ItemID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
