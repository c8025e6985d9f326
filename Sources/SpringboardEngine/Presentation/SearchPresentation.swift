import CollectionEngine

/// Presents the results of a search: a section each for applications, actions, applications that were removed from the
/// home screen, and each search provider.
struct SearchPresentation {
  let metrics: LayoutMetrics
  /// Whether the dock stays in view.
  var keepsDock = false

  /// The width of the search field, and the distance to the results, in logical pixels (by eye).
  private static let fieldWidth = 480.0
  private static let fieldGap = 12.0

  /// The sections that have results.
  func sections(of results: SearchResults, titles: SearchTitles) -> [BoardSection] {
    let sections = [
      BoardSection(title: titles.applications, items: results.applications.map { .app($0.id) }),
      BoardSection(title: titles.actions, items: results.actions.map { .app($0.item) }),
      BoardSection(title: titles.removed, items: results.removed.map { .app($0.id) }),
    ]
    let others = results.providerResults.map { BoardSection(title: $0.title, items: $0.results.map { .app($0.id) }) }
    return (sections + others).filter { !$0.items.isEmpty }
  }

  /// A flow with pinned headers.
  func layout(of sections: [BoardSection]) -> FlowLayout {
    FlowLayout(
      origin: frame.origin, viewportSize: frame.size, pixels: metrics.pixels, metrics: metrics.flow,
      itemCounts: sections.map(\.items.count))
  }

  /// The search field: in the bar above the grid, or at the top if there is no bar.
  var field: Rect {
    let (bar, pixels) = (metrics.regions.topBar, metrics.pixels)
    let width = pixels.floor(min(Self.fieldWidth * metrics.roomScale, bar.width))
    return Rect(
      x: pixels.nearest(bar.midX - width / 2), y: bar.minY, width: width, height: metrics.barHeight)
  }

  /// The size of the card that is shown if there are no results, in logical pixels (by eye).
  private static let card = Size(width: TextRoom.explanationWidths[0], height: 130)
  /// The frame of the card that is shown if there are no results, in the upper part of their frame.
  var nothingFound: Rect {
    let (frame, pixels) = (frame, metrics.pixels)
    let width = pixels.floor(min(Self.card.width * metrics.roomScale, frame.width))
    let measured = TextRoom.height(of: metrics.textRoom.nothingFound, width: width, scale: metrics.roomScale)
    let height = pixels.floor(min(measured ?? Self.card.height * metrics.roomScale, frame.height))
    return Rect(
      x: pixels.nearest(frame.midX - width / 2), y: pixels.nearest(frame.minY + (frame.height - height) / 4),
      width: width, height: height)
  }

  /// The part of the viewport that shows the results, from the field to the bottom.
  var frame: Rect {
    let (grid, regions) = (metrics.regions.grid, metrics.regions)
    let top = field.maxY + metrics.pixels.ceiling(Self.fieldGap)
    let bottom = keepsDock ? grid.maxY : max(regions.dock.maxY, regions.dots.maxY, grid.maxY)
    return Rect(x: grid.minX, y: top, width: grid.width, height: max(0, bottom - top))
  }
}
