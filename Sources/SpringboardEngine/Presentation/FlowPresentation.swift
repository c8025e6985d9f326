/// All applications of the pages in one flow, in a section for each category. Applications in folders are shown
/// individually.
public struct FlowPresentation: BoardPresentation {
  /// `flow`.
  public let name = "flow"
  /// False: the sections are categories.
  public let keepsPages = false

  /// Creates the presentation.
  public init() {}

  /// Returns the sections in the order of their titles; applications without a known category are in the last one.
  /// Within a section, applications have the order of the pages.
  public func sections(
    of board: Board, applications: [ItemID: AppItem], preferences: Preferences
  ) -> [BoardSection] {
    let names = preferences.folderNames
    var sections: [String: [Board.Item]] = [:]
    for id in board.pages.joined().flatMap(\.applications) {
      let title = applications[id].map(names.sectionTitle) ?? names.uncategorized
      sections[title, default: []].append(.app(id))
    }
    let titles = sections.keys.sorted {
      ($0 == names.uncategorized ? 1 : 0, $0) < ($1 == names.uncategorized ? 1 : 0, $1)
    }
    return titles.map { BoardSection(title: $0, items: sections[$0] ?? []) }
  }

  /// Returns a flow layout with pinned headers.
  public func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout {
    let frame = frame(in: metrics)
    return FlowLayout(
      origin: frame.origin, viewportSize: frame.size, pixels: metrics.pixels, metrics: metrics.flow,
      itemCounts: sections.map(\.items.count))
  }

  /// Returns the region of the grid, extended to the dock, since a flow has no page dots.
  public func frame(in metrics: LayoutMetrics) -> Rect {
    let grid = metrics.regions.grid
    let bottom = metrics.regions.dock.minY - LayoutTuning.flowBottomGap
    return Rect(x: grid.minX, y: grid.minY, width: grid.width, height: max(0, bottom - grid.minY))
  }
}
