import CollectionEngine

extension SceneBuilder {
  /// The plate above a finger that slides along the page dots of a pane; nil if there is none.
  func pagePreview(of pane: Pane) -> Scene.Element? {
    guard case .page(let page, pane.id, let x)? = view.layers.pageControl.bubble.content, page < pane.screenCount,
      let dots = pane.dots
    else { return nil }
    let amount = view.layers.pageControl.bubble.amount(at: now)
    guard amount > 0 else { return nil }
    let miniature = pane.miniature(ofScreen: page, isCurrent: false)
    let plate = PagePreviewLayout(metrics: layout.metrics, above: dots.frame, hasMiniature: miniature != nil)
    let preview = PagePreview(
      screen: page, count: pane.screenCount, miniature: miniature, page: plate.page, number: plate.number)
    return Scene.Element(
      kind: .pagePreview(preview), frame: plate.frame(at: x, in: layout.metrics.screen),
      scale: interpolate(Self.bubbleScale, 1, amount), alpha: amount * presence)
  }
}
