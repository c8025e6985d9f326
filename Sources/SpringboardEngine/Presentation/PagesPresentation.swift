import CollectionEngine

/// The pages of the board side by side, each a grid of icons.
public struct PagesPresentation: BoardPresentation {
  /// `pages`.
  public let name = "pages"

  /// Creates the presentation.
  public init() {}

  /// Returns a paged grid, with a screen for the programme guide if there is one.
  public func layout(of sections: [BoardSection], in content: PresentedContent) -> any CollectionLayout {
    PagedGridLayout(
      metrics: content.metrics, pageCounts: sections.map(\.items.count), guide: content.preferences.guidePosition)
  }
}
