import CollectionEngine

/// The pages of the board side by side, each a grid of icons.
public struct PagesPresentation: BoardPresentation {
  /// `pages`.
  public let name = "pages"

  /// Creates the presentation.
  public init() {}

  /// Returns a paged grid, with a screen for the programme guide if there is one.
  public func layout(of sections: [BoardSection], in content: PresentedContent) -> any CollectionLayout {
    let (counts, guide) = (sections.map(\.items.count), content.preferences.configured.guidePosition)
    return PagedGridLayout(
      metrics: content.metrics.grid, pageCounts: guide == .only ? [] : counts.isEmpty ? [0] : counts,
      screensBefore: guide == .first ? 1 : 0, screensAfter: guide == .last || guide == .only ? 1 : 0)
  }
}
