import SpringboardEngine

/// The items of the first page on a circle that is a page and a half high.
package struct CirclePresentation: BoardPresentation {
  package let name = "circle"

  package init() {}

  package func layout(of sections: [BoardSection], metrics: LayoutMetrics) -> any CollectionLayout {
    let size = Size(width: metrics.screen.width, height: metrics.screen.height * 1.5)
    return CircleLayout(size: size, count: sections.first?.items.count ?? 0, side: metrics.iconSide)
  }
}
