/// The pages of the board side by side, each a grid of icons.
public struct PagesPresentation: BoardPresentation {
  public let name = "pages"
  public let keepsPages = true

  public init() {}

  public func sections(
    of board: Board, applications: [ItemID: AppItem], preferences: Preferences
  ) -> [BoardSection] {
    board.pages.map { BoardSection(items: $0) }
  }

  public func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout {
    PagedGridLayout(metrics: metrics, pageCounts: sections.map(\.items.count))
  }
}
