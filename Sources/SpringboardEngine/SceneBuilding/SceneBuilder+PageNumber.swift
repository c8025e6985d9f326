extension SceneBuilder {
  /// The number of the page, at the trailing end of the page dots and the button beside them; nil if it is not shown.
  func pageNumber(of pane: Pane, besideDots dots: Rect, alpha: Double) -> Scene.Element? {
    let alpha = alpha * view.animations.pageNumber.presence.value(at: now).clamped(to: 0...1)
    guard alpha > 0, pane.id == layout.front.id, pane.screenCount >= LayoutTuning.numberedPages else { return nil }
    return Scene.Element(
      kind: .pageNumber(pane.screen, of: pane.screenCount), frame: frame(besideDots: dots), alpha: alpha * presence)
  }

  private func frame(besideDots dots: Rect) -> Rect {
    let (metrics, width) = (layout.metrics, PageDotsLayout.numberWidth(in: layout.metrics))
    let row = gridButtons.filter { $0.frame.width > 0 }.reduce(dots) { $0.union($1.frame) }
    let x = metrics.isRightToLeft ? row.minX - width : row.maxX
    let height = metrics.label.lineHeight
    return Rect(
      x: metrics.pixels.nearest(x), y: metrics.pixels.nearest(dots.midY - height / 2), width: width, height: height)
  }
}
