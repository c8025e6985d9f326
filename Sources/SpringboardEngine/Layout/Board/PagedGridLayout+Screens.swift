extension PagedGridLayout {
  /// What one screen shows of the pages.
  public struct Screen: Equatable, Sendable {
    public var page: Int
    /// The page's items that are on this screen.
    public var items: Range<Int>
  }

  /// At least one: an empty board is an empty screen.
  public var screenCount: Int { firstScreens[firstScreens.count - 1] }

  public func screen(_ number: Int) -> Screen? {
    guard (0..<screenCount).contains(number) else { return nil }
    let page = page(ofScreen: number)
    let first = (number - firstScreens[page]) * capacity
    return Screen(page: page, items: first..<min(first + capacity, pageCounts[page]))
  }

  public func screens(ofPage page: Int) -> Range<Int> {
    guard pageCounts.indices.contains(page) else { return screenCount..<screenCount }
    return firstScreens[page]..<firstScreens[page + 1]
  }

  public func screen(of index: IndexPath) -> Int? {
    guard pageCounts.indices.contains(index.section), (0..<pageCounts[index.section]).contains(index.item) else {
      return nil
    }
    return firstScreens[index.section] + index.item / capacity
  }

  /// Where the viewport lies on the content while it shows a screen; 1.5 is half way from the second screen to the third.
  public func contentOffset(ofScreen screen: Double) -> Point {
    Point(x: (metrics.isRightToLeft ? 0 - screen : screen) * metrics.screen.width, y: 0)
  }

  /// The screen, or what is between two, that an offset shows.
  public func screen(atContentOffset offset: Point) -> Double {
    guard metrics.screen.width > 0 else { return 0 }
    return (metrics.isRightToLeft ? -offset.x : offset.x) / metrics.screen.width
  }

  public func pageDots(at position: Double) -> PageDotsLayout {
    PageDotsLayout(metrics: metrics, count: screenCount, position: position)
  }

  func screens(meeting rect: Rect) -> Range<Int> {
    let first = rect.minX - metrics.origin.x
    let left = screen(atContentOffset: Point(x: first, y: 0))
    let right = screen(atContentOffset: Point(x: first + rect.width - metrics.screen.width, y: 0))
    return .clamped(from: min(left, right).rounded(.down), to: max(left, right).rounded(.up) + 1, within: screenCount)
  }

  /// The last page that begins at or before a screen, by bisection.
  private func page(ofScreen screen: Int) -> Int {
    var pages = pageCounts.startIndex..<pageCounts.endIndex
    while pages.count > 1 {
      let middle = pages.lowerBound + pages.count / 2
      pages = firstScreens[middle] <= screen ? middle..<pages.upperBound : pages.lowerBound..<middle
    }
    return pages.lowerBound
  }
}
