import CollectionEngine

extension SceneBuilder {
  /// The number of the page, at the trailing end of the page dots and the button beside them; nil if it is not shown.
  /// It can be touched until it begins to fade out. `touch` is the touch target of one of the dots.
  func pageNumber(of pane: Pane, besideDots dots: Rect, touch: Rect, alpha: Double) -> Scene.Element? {
    let visibility = view.layers.pageControl.number.visibility
    let alpha = alpha * visibility.value(at: now).clamped(to: 0...1)
    guard alpha > 0, pane.id == layout.front.id, pane.screenCount >= LayoutTuning.numberedPages else { return nil }
    let frame = frame(besideDots: dots)
    let target = Rect(x: frame.minX, y: touch.minY, width: frame.width, height: touch.height)
    return Scene.Element(
      kind: .pageNumber(pane.screen, of: pane.screenCount), frame: frame, touch: visibility.target == 1 ? target : nil,
      alpha: alpha * presence)
  }

  private func frame(besideDots dots: Rect) -> Rect {
    let (metrics, width) = (layout.metrics, layout.metrics.pageNumberWidth)
    let row = gridButtons.filter { $0.frame.width > 0 }.reduce(dots) { $0.union($1.frame) }
    let x = metrics.isRightToLeft ? row.minX - width : row.maxX
    let height = metrics.label.lineHeight
    return Rect(
      x: metrics.pixels.nearest(x), y: metrics.pixels.nearest(dots.midY - height / 2), width: width, height: height)
  }
}
