import CollectionEngine

/// Maps the position of a finger that slides along the page dots to a page. Lengths are in logical pixels.
struct PageTrack: Equatable, Sendable {
  /// A page, from 0, and where it is.
  let page: Int
  let x: Double
  /// The distances from one page to the next before and after that page. They differ if the viewport has little room on
  /// one side.
  let stepBefore: Double
  let stepAfter: Double
  let isRightToLeft: Bool

  /// Returns the page at a position, or the first or the last one of `count` beyond the ends.
  func page(at x: Double, of count: Int) -> Int {
    let distance = isRightToLeft ? self.x - x : x - self.x
    let step = distance < 0 ? stepBefore : stepAfter
    guard step > 0 else { return page.clamped(to: 0...count - 1) }
    return Int((Double(page) + distance / step).rounded().clamped(to: 0...Double(count - 1)))
  }
}
