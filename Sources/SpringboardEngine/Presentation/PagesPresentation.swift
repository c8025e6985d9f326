/// The pages of the board side by side, each a grid of icons.
public struct PagesPresentation: BoardPresentation {
  /// `pages`.
  public let name = "pages"
  /// True: each section is a page of the board.
  public let keepsPages = true

  /// Creates the presentation.
  public init() {}

  /// Returns a section without a title for each page.
  public func sections(
    of board: Board, applications: [ItemID: AppItem], preferences: Preferences
  ) -> [BoardSection] {
    board.pages.map { BoardSection(items: $0) }
  }

  /// Returns a paged grid.
  public func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout {
    PagedGridLayout(metrics: metrics, pageCounts: sections.map(\.items.count))
  }
}
