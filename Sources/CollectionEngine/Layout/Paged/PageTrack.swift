/// Maps the position of a finger that slides along the page dots to a page. Lengths are in logical pixels.
public struct PageTrack: Equatable, Sendable {
  /// A page, from 0.
  public let page: Int
  /// Where it is.
  public let x: Double
  /// The distance from one page to the next before that page. It differs from the one behind it if the viewport has little room
  /// on one side.
  public let stepBefore: Double
  /// The distance from one page to the next behind that page.
  public let stepAfter: Double
  /// Whether the next page is to the left of a page.
  public let isRightToLeft: Bool

  /// Returns the page at a position, or the first or the last one of `count` beyond the ends.
  public func page(at x: Double, of count: Int) -> Int {
    let (last, distance) = (max(0, count - 1), isRightToLeft ? self.x - x : x - self.x)
    let step = distance < 0 ? stepBefore : stepAfter
    guard step > 0 else { return page.clamped(to: 0...last) }
    return Int((Double(page) + distance / step).rounded().clamped(to: 0...Double(last)))
  }
}
