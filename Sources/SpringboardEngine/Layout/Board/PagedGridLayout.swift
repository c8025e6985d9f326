import CollectionEngine

/// The pages of the board side by side, each a grid that is filled row by row.
///
/// A page with more items than slots continues on further screens, so there are at least as many screens as pages.
/// Screen `n` begins `n` screen widths to the right of the origin, or to the left in layouts from right to left, so
/// that pages added at the end move nothing.
public struct PagedGridLayout: PagedLayout, Equatable {
  /// The measures of the screens and the slots.
  public let metrics: LayoutMetrics
  /// The number of items of each page; there is always at least one page.
  public let pageCounts: [Int]
  /// Where the screen of the programme guide is; nil if there is none.
  public let guide: GuidePosition?
  /// The first screen of each page, followed by the end of the screens of the last one.
  let firstScreens: [Int]

  /// Creates the grid of pages with these numbers of items. If there is only the guide, the pages have no screens.
  public init(metrics: LayoutMetrics, pageCounts: [Int], guide: GuidePosition? = nil) {
    (self.metrics, self.guide) = (metrics, guide)
    self.pageCounts = pageCounts.isEmpty || guide == .only ? [0] : pageCounts
    let capacity = metrics.columns.count * metrics.rows.count
    firstScreens = self.pageCounts.reduce(into: [guide == .first ? 1 : 0]) { screens, count in
      let screenCount = guide == .only ? 0 : max(1, (count + capacity - 1) / capacity)
      screens.append(screens[screens.count - 1] + screenCount)
    }
  }

  /// Creates the grid with the measures for a viewport and preferences.
  public init(viewport: Viewport, preferences: Preferences, pageCounts: [Int]) {
    self.init(metrics: LayoutMetrics(viewport: viewport, preferences: preferences), pageCounts: pageCounts)
  }

  /// The number of columns of a screen.
  public var columnCount: Int { metrics.columns.count }
  /// The number of rows of a screen.
  public var rowCount: Int { metrics.rows.count }
  /// The number of slots of a screen.
  public var capacity: Int { columnCount * rowCount }

  /// All screens, side by side.
  public var contentBounds: Rect {
    let width = Double(screenCount) * metrics.screen.width
    return Rect(
      x: metrics.origin.x + (metrics.isRightToLeft ? metrics.screen.width - width : 0), y: metrics.origin.y,
      width: width, height: metrics.screen.height)
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
      return rows.flatMap { row in columns.compactMap { attributes(row: row, column: $0, onScreen: screen) } }
    }
  }
}
