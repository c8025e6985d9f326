import SpringboardEngine

/// The items of the first page as a row of covers.
public struct CoverFlowPresentation: BoardPresentation {
  public let name = "covers"
  public let keepsPages = true

  public init() {}

  public func sections(of board: Board, applications: [ItemID: AppItem], preferences: Preferences) -> [BoardSection] {
    board.pages.map { BoardSection(items: $0) }
  }

  public func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout {
    CoverFlowLayout(size: metrics.screen, count: sections.first?.items.count ?? 0, side: metrics.iconSide * 2)
  }
}
