/// Pages side by side, each a grid filled row by row.
///
/// A page with more items than slots continues on a screen of its own, so there are at least as many screens as pages. Screen `n` begins
/// `n` screens right of the content's zero, from right to left as many left of it: what is added at the end moves nothing.
public struct PagedGridLayout: PagedLayout, Equatable {
  public let metrics: LayoutMetrics
  /// How many items each page has; never no page at all.
  public let pageCounts: [Int]
  /// The first screen of each page, and how many screens there are.
  let firstScreens: [Int]

  public init(metrics: LayoutMetrics, pageCounts: [Int]) {
    self.metrics = metrics
    self.pageCounts = pageCounts.isEmpty ? [0] : pageCounts
    let capacity = metrics.columns.count * metrics.rows.count
    firstScreens = self.pageCounts.reduce(into: [0]) { screens, count in
      screens.append(screens[screens.count - 1] + max(1, (count + capacity - 1) / capacity))
    }
  }

  public init(viewport: Viewport, preferences: Preferences, pageCounts: [Int]) {
    self.init(metrics: LayoutMetrics(viewport: viewport, preferences: preferences), pageCounts: pageCounts)
  }

  public var columnCount: Int { metrics.columns.count }
  public var rowCount: Int { metrics.rows.count }
  /// The slots of one screen.
  public var capacity: Int { columnCount * rowCount }

  public var contentBounds: Rect {
    let width = Double(screenCount) * metrics.screen.width
    return Rect(
      x: metrics.origin.x + (metrics.isRightToLeft ? metrics.screen.width - width : 0), y: metrics.origin.y,
      width: width, height: metrics.screen.height)
  }

  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, let screen = screen(of: index) else { return nil }
    return attributes(for: index, slot: index.item % capacity, onScreen: screen)
  }

  public func attributes(in rect: Rect) -> [LayoutAttributes] {
    screens(meeting: rect).flatMap { screen in
      let left = contentOffset(ofScreen: Double(screen)).x
      let columns = logical(metrics.columns.slots(from: rect.minX - left, to: rect.maxX - left))
      let rows = metrics.rows.slots(from: rect.minY, to: rect.maxY)
      return rows.flatMap { row in columns.compactMap { attributes(row: row, column: $0, onScreen: screen) } }
    }
  }
}
