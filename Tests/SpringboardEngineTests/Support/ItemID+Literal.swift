@testable import SpringboardEngine

extension ItemID: ExpressibleByStringLiteral {
  /// An id in tests is a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Focus: ExpressibleByStringLiteral {
  /// The focus on an item.
  public init(stringLiteral value: String) { self = .item(ItemID(value)) }
}
