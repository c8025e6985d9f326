import CollectionEngine
import SpringboardEngine

/// The items of the first page as a row of covers.
package struct CoverFlowPresentation: BoardPresentation {
  package let name = "covers"

  package init() {}

  package func layout(of sections: [BoardSection], in content: PresentedContent) -> any CollectionLayout {
    let metrics = content.metrics
    return CoverFlowLayout(size: metrics.screen, count: sections.first?.items.count ?? 0, side: metrics.iconSide * 2)
  }
}
