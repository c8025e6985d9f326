/// The pages of a collection side by side, each a grid that is filled row by row. A page is a section.
///
/// A page with more items than slots continues on further screens, so there are at least as many screens as pages.
/// Screen `n` begins `n` screen widths to the right of the first one, or to the left in layouts from right to left, so
/// that pages added at the end move nothing.
public struct PagedGridLayout: CollectionLayout, PagedLayout, Equatable {
  /// The measures of the screens and the slots.
  public let metrics: PagedGridMetrics
  /// The number of items of each page.
  public let pageCounts: [Int]
  /// The number of screens before those of the pages, which have no items.
  public let screensBefore: Int
  /// The number of screens after those of the pages, which have no items.
  public let screensAfter: Int
  /// The first screen of each page, followed by the end of the screens of the last one.
  let firstScreens: [Int]

  /// Creates the grid of pages with these numbers of items. If there are no screens at all, there is an empty page.
  public init(metrics: PagedGridMetrics, pageCounts: [Int], screensBefore: Int = 0, screensAfter: Int = 0) {
    let (before, after) = (max(0, screensBefore), max(0, screensAfter))
    let counts = pageCounts.isEmpty && before + after == 0 ? [0] : pageCounts.map { $0.clamped(to: 0...1 << 31) }
    let capacity = metrics.columns.count * metrics.rows.count
    (self.metrics, self.pageCounts, self.screensBefore, self.screensAfter) = (metrics.bounded, counts, before, after)
    firstScreens = counts.reduce(into: [before]) { screens, count in
      screens.append(screens[screens.count - 1] + max(1, (count + capacity - 1) / capacity))
    }
  }

  /// The number of columns of a screen.
  public var columnCount: Int { metrics.columns.count }
  /// The number of rows of a screen.
  public var rowCount: Int { metrics.rows.count }
  /// The number of slots of a screen.
  public var capacity: Int { columnCount * rowCount }
  /// The rows and columns of a screen.
  public var screenGrid: ScreenGrid? { ScreenGrid(columnCount: columnCount, rowCount: rowCount) }

  /// All screens, side by side.
  public var contentBounds: Rect {
    let (screen, width) = (metrics.screen, Double(screenCount) * metrics.screen.width)
    return Rect(
      x: screen.minX + (metrics.isRightToLeft ? screen.width - width : 0), y: screen.minY, width: width,
      height: screen.height)
  }

  /// Returns the attributes of a cell; nil for other elements.
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, let screen = screen(of: index) else { return nil }
    return attributes(for: index, slot: index.item % capacity, onScreen: screen)
  }

  /// Returns the cells that intersect a rectangle, in reading order.
  public func attributes(in rect: Rect) -> [LayoutAttributes] {
    screens(meeting: rect).flatMap { screen in
      let left = contentOffset(ofScreen: Double(screen)).x
      let columns = logical(metrics.columns.slots(from: rect.minX - left, to: rect.maxX - left))
      let rows = metrics.rows.slots(from: rect.minY, to: rect.maxY)
      return cells(inRows: rows, columns, onScreen: screen)
    }
  }
}
