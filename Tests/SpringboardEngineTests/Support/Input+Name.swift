import Testing

@testable import SpringboardEngine

extension Input: CustomTestStringConvertible {
  /// Names the case in the output of the tests: the kind of input.
  public var testDescription: String { String("\(self)".prefix { $0 != "(" }) }
}
