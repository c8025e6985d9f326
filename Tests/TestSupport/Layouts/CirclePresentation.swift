import CollectionEngine
import SpringboardEngine

/// The items of the first page on a circle that is a page and a half high.
package struct CirclePresentation: BoardPresentation {
  package let name = "circle"

  package init() {}

  package func layout(of sections: [BoardSection], in content: PresentedContent) -> any CollectionLayout {
    let size = Size(width: content.metrics.screen.width, height: content.metrics.screen.height * 1.5)
    return CircleLayout(size: size, count: sections.first?.items.count ?? 0, side: content.metrics.iconSide)
  }
}
