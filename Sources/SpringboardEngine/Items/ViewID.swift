/// Names one of the views of a springboard.
public struct ViewID: Hashable, Sendable {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  /// The view that every springboard begins with.
  public static let main = ViewID(0)
}
