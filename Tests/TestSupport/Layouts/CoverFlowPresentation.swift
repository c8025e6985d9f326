import SpringboardEngine

/// The items of the first page as a row of covers.
package struct CoverFlowPresentation: BoardPresentation {
  package let name = "covers"
  package let keepsPages = true

  package init() {}

  package func sections(of board: Board, applications: [ItemID: AppItem], preferences: Preferences) -> [BoardSection] {
    board.pages.map { BoardSection(items: $0) }
  }

  package func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout {
    CoverFlowLayout(size: metrics.screen, count: sections.first?.items.count ?? 0, side: metrics.iconSide * 2)
  }
}
