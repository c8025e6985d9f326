extension PagedGridLayout {
  /// The part of a page that a screen shows.
  public struct Screen: Equatable, Sendable {
    /// The number of the page, from 0.
    public var page: Int
    /// The indices of the items in the page.
    public var items: Range<Int>
  }

  /// The number of screens; an empty collection has one, too.
  public var screenCount: Int { itemScreens.upperBound + screensAfter }

  /// The screens of the pages.
  public var itemScreens: Range<Int> { firstScreens[0]..<firstScreens[firstScreens.count - 1] }

  /// Returns nil if this is no screen of a page.
  public func screen(_ number: Int) -> Screen? {
    guard itemScreens.contains(number) else { return nil }
    let page = page(ofScreen: number)
    let first = (number - firstScreens[page]) * capacity
    return Screen(page: page, items: first..<min(first + capacity, pageCounts[page]))
  }

  /// Returns the screens that show a page; none if there is no such page.
  public func screens(ofPage page: Int) -> Range<Int> {
    guard pageCounts.indices.contains(page) else { return itemScreens.upperBound..<itemScreens.upperBound }
    return firstScreens[page]..<firstScreens[page + 1]
  }

  /// Returns the screen that an item is on; nil if there is no such item.
  public func screen(of index: ItemIndex) -> Int? {
    guard pageCounts.indices.contains(index.section), (0..<pageCounts[index.section]).contains(index.item) else {
      return nil
    }
    return firstScreens[index.section] + index.item / capacity
  }

  /// Returns the content offset at which a screen is shown; 1.5 is midway between the second screen and the third.
  public func contentOffset(ofScreen screen: Double) -> Point {
    Point(x: (metrics.isRightToLeft ? 0 - screen : screen) * metrics.screen.width, y: 0)
  }

  /// Returns the screen that is shown at a content offset; a fraction between two screens.
  public func screen(atContentOffset offset: Point) -> Double {
    guard metrics.screen.width > 0 else { return 0 }
    return (metrics.isRightToLeft ? -offset.x : offset.x) / metrics.screen.width
  }

  func screens(meeting rect: Rect) -> Range<Int> {
    let first = rect.minX - metrics.screen.minX
    let left = screen(atContentOffset: Point(x: first, y: 0))
    let right = screen(atContentOffset: Point(x: first + rect.width - metrics.screen.width, y: 0))
    return .clamped(from: min(left, right).rounded(.down), to: max(left, right).rounded(.up) + 1, within: screenCount)
  }

  /// The last page that begins at or before a screen. It bisects the pages.
  private func page(ofScreen screen: Int) -> Int {
    var pages = pageCounts.startIndex..<pageCounts.endIndex
    while pages.count > 1 {
      let middle = pages.lowerBound + pages.count / 2
      pages = firstScreens[middle] <= screen ? middle..<pages.upperBound : pages.lowerBound..<middle
    }
    return pages.lowerBound
  }
}
